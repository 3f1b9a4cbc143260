/** An element of a part of a policy: the policy it is of, what was read of it, and what the page can do with it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffectEvent } from 'react';
import type { AnySlice } from '../../console/slice.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { policiesMessages } from '../editing/policies-messages.ts';
import { PolicyFaces } from '../editing/policy-faces.tsx';
import { PolicyPage } from '../editing/policy-page.tsx';
import type { PolicySession, Versioned } from '../editing/policy-session.ts';
import type { PartDefinition } from './part-definition.ts';

export interface PartSessionOptions {
  readonly client: HttpClient;
  readonly policyId: string;
  onSaved(): void;
}

interface PartProps<Some extends AnySlice, Item, Stored extends Versioned> {
  createSession(options: PartSessionOptions): PolicySession<Some, Item, Stored>;
  /** The name of the call that saves it. */
  savedBy: string;
  children(session: PolicySession<Some, Item, Stored>, stored: Stored): ReactNode;
}

export interface PartElementProps<Some extends AnySlice, Item, Stored extends Versioned>
  extends PartProps<Some, Item, Stored> {
  label: string;
  policyId: string | undefined;
}

export function PartElement<Some extends AnySlice, Item, Stored extends Versioned>({
  label,
  policyId,
  ...part
}: PartElementProps<Some, Item, Stored>) {
  const { emit, reflect } = useHost<PartDefinition>();
  return (
    <PolicyPage
      label={label}
      policyId={policyId}
      onOpen={(id) => emit('rmm-policy-open', { policyId: id })}
      onShow={(id) => reflect({ policyId: id })}
    >
      {(id) => <Part {...part} policyId={id} />}
    </PolicyPage>
  );
}

function Part<Some extends AnySlice, Item, Stored extends Versioned>({
  policyId,
  createSession,
  savedBy,
  children,
}: PartProps<Some, Item, Stored> & { policyId: string }) {
  useSignals();
  const t = useMessages(policiesMessages);
  const { client, emit } = useHost<PartDefinition>();
  const { show } = useNotices();
  const saved = useEffectEvent(() => {
    show(t('saved'));
    emit('rmm-policy-saved', { policyId, call: savedBy });
  });
  const session = useModel(() => createSession({ client, policyId, onSaved: () => saved() }));
  useMethods<PartDefinition>({
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
      {(read) => children(session, session.stored.value ?? read)}
    </PolicyFaces>
  );
}
