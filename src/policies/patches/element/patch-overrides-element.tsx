/** The view of `<rmm-patch-overrides>`. */
import type { PatchOverride, patchOverridesSlice } from '../../../console/policies/patch-overrides-slice.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useMessages } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { PartElement } from '../../part/part-element.tsx';
import { type PolicyPatches as Stored, savePolicyPatches } from '../contract.ts';
import { createPatchSession } from '../patch-session.ts';
import { patchesMessages } from '../patches-messages.ts';
import { PolicyPatches } from '../policy-patches.tsx';
import css from './patch-overrides.css';
import type { patchOverridesDefinition } from './patch-overrides-definition.ts';

/** `<rmm-patch-overrides>` */
export function PatchOverridesElement({ policyId }: ElementValues<typeof patchOverridesDefinition>) {
  useThemedStyles(css);
  const t = useMessages(patchesMessages);
  return (
    <PartElement<typeof patchOverridesSlice, PatchOverride, Stored>
      label={t('label')}
      policyId={policyId}
      createSession={createPatchSession}
      savedBy={savePolicyPatches.name}
    >
      {(session, stored) => <PolicyPatches session={session} stored={stored} />}
    </PartElement>
  );
}
