/** The form of a credential. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { isolated, visible } from '../../base/visible.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { RecordFormDialog } from '../../ui/record-list/record-form-dialog.tsx';
import { recordIn } from '../../ui/record-list/record-list-model.ts';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import type { VersionPart } from '../../ui/record-list/record-versions.ts';
import { type Credential, createCredential, listCredentials, updateCredential } from './contract.ts';
import { CredentialFields } from './credential-fields.tsx';
import { credentialMessages } from './credential-messages.ts';
import {
  type CredentialValues,
  credentialFromWire,
  credentialIssues,
  credentialToWire,
  noCredential,
} from './credential-rules.ts';

export interface CredentialDialogProps {
  /** Undefined: a new one. */
  credential: Credential | undefined;
  readOnly: boolean;
  onSaved(credential: Credential): void;
  onClose(): void;
}

export function CredentialDialog({ credential, readOnly, onSaved, onClose }: CredentialDialogProps) {
  const t = useMessages(credentialMessages);
  const { client } = useHost();
  const parts = useParts();
  const told = useEffectEvent((saved: Credential) => onSaved(saved));
  const names = directoryNames(client, 'organization');
  const session = useModel(() =>
    createRecordSession<CredentialValues>({
      initial: credential ? credentialFromWire(credential) : noCredential,
      version: credential?.version,
      check: (values) => credentialIssues(values, { hasSecret: credential?.hasSecret }),
      async readStored(signal) {
        if (credential === undefined) return undefined;
        const { id, kind } = credential;
        const stored = await recordIn(id, (page) =>
          client.call(listCredentials, { params: {}, query: { kind, ...page } }, { signal }),
        );
        names.learn((stored?.organizations ?? []).map((one) => ({ ...one, state: 'available' as const })));
        return stored && { values: credentialFromWire(stored), version: stored.version };
      },
      async save(values, options) {
        const body = credentialToWire(values);
        told(
          credential === undefined
            ? await client.call(createCredential, { params: {}, body }, options)
            : await client.call(updateCredential, { params: { id: credential.id }, body }, options),
        );
      },
    }),
  );
  return (
    <RecordFormDialog
      title={t(readOnly ? 'show' : credential ? 'edit' : 'create')}
      session={session}
      isNew={credential === undefined}
      parts={parts}
      hasSecrets
      readOnly={readOnly}
      onClose={onClose}
    >
      <CredentialFields form={session.form} credential={credential} readOnly={readOnly} />
    </RecordFormDialog>
  );
}

function useParts(): readonly VersionPart<CredentialValues>[] {
  useSignals();
  const t = useMessages(credentialMessages);
  const { client } = useHost();
  const known = directoryNames(client, 'organization').entries.value;
  return [
    { id: 'name', label: t('form.name'), fields: ['name'], text: ({ name }) => visible(name) },
    { id: 'username', label: t('form.username'), fields: ['username'], text: ({ username }) => visible(username) },
    {
      id: 'where',
      label: t('form.scope'),
      fields: ['scope', 'organizationIds'],
      text: ({ scope, organizationIds }) =>
        scope === 'all' ? t('form.all') : organizationIds.map((id) => isolated(known.get(id)?.name ?? id)).join(', '),
    },
  ];
}
