/** The view of `<rmm-patch-overrides>`. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { savePolicyPatches } from '../../contract.ts';
import { policiesMessages } from '../../editing/policies-messages.ts';
import { PolicyFaces } from '../../editing/policy-faces.tsx';
import { PolicyPage } from '../../editing/policy-page.tsx';
import { createPatchSession } from '../patch-session.ts';
import { patchesMessages } from '../patches-messages.ts';
import { PolicyPatches } from '../policy-patches.tsx';
import css from './patch-overrides.css';
import type { patchOverridesDefinition } from './patch-overrides-definition.ts';

type Definition = typeof patchOverridesDefinition;

/** `<rmm-patch-overrides>` */
export function PatchOverridesElement({ policyId }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(patchesMessages);
  const { emit, reflect } = useHost<Definition>();
  return (
    <PolicyPage
      label={t('label')}
      policyId={policyId}
      onOpen={(id) => emit('rmm-policy-open', { policyId: id })}
      onShow={(id) => reflect({ policyId: id })}
    >
      {(id) => <Patches policyId={id} />}
    </PolicyPage>
  );
}

function Patches({ policyId }: { policyId: string }) {
  useSignals();
  const t = useMessages(policiesMessages);
  const { client, emit } = useHost<Definition>();
  const { show } = useNotices();
  const saved = useEffectEvent(() => {
    show(t('saved'));
    emit('rmm-policy-saved', { policyId, call: savePolicyPatches.name });
  });
  const session = useModel(() => createPatchSession({ client, policyId, onSaved: () => saved() }));
  useMethods<Definition>({
    save: () => session.save(),
    discard: () => session.discard(),
    isDirty: () => session.isDirty.peek(),
    refresh: () => session.refresh(),
  });
  return (
    <PolicyFaces
      state={session.state.value}
      failedTitle={t('loadFailed')}
      notFound={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      onRetry={session.retry}
    >
      {(read) => <PolicyPatches session={session} stored={session.stored.value ?? read} />}
    </PolicyFaces>
  );
}
