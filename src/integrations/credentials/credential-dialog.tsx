/** The form of a credential. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { isolated, visible } from '../../base/visible.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { late } from '../../ui/late.tsx';
import type { OwnVersionsDialogProps } from '../versions/own-versions-dialog.tsx';
import { createVersionedSession } from '../versions/versioned-session.ts';
import type { VersionPart } from '../versions/versions.ts';
import { type Credential, createCredential, updateCredential } from './contract.ts';
import { CredentialFields } from './credential-fields.tsx';
import { credentialMessages } from './credential-messages.ts';
import {
  type CredentialValues,
  credentialFromWire,
  credentialIssues,
  credentialToWire,
  noCredential,
} from './credential-rules.ts';
import { readStoredCredential } from './stored-credential.ts';

export interface CredentialDialogProps {
  /** Undefined: a new one. */
  credential: Credential | undefined;
  readOnly: boolean;
  onSaved(credential: Credential): void;
  onClose(): void;
}

const Versions = late<OwnVersionsDialogProps<CredentialValues>>(
  async () => (await import('../versions/own-versions-dialog.tsx')).OwnVersionsDialog,
);

export function CredentialDialog({ credential, readOnly, onSaved, onClose }: CredentialDialogProps) {
  useSignals();
  const t = useMessages(credentialMessages);
  const { client } = useHost();
  const parts = useParts();
  const told = useEffectEvent((saved: Credential) => onSaved(saved));
  const names = directoryNames(client, 'organization');
  const session = useModel(() =>
    createVersionedSession<CredentialValues>({
      initial: credential ? credentialFromWire(credential) : noCredential,
      version: credential?.version,
      check: (values) => credentialIssues(values, { hasSecret: credential?.hasSecret }),
      async readStored(signal) {
        const stored = credential && (await readStoredCredential(client, credential, signal));
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
  const { form, conflict, isGone } = session;
  const name = credential?.name ?? '';
  const isOutdated = (form.failure.value as { status?: number } | undefined)?.status === 412;
  const failure = isGone.value ? 'form.wasDeleted' : isOutdated ? 'form.outdated' : undefined;
  return (
    <>
      <FormDialog
        title={t(readOnly ? 'show' : credential ? 'edit' : 'create')}
        form={form}
        readOnly={readOnly}
        submitLabel={t(credential ? 'form.save' : 'form.create')}
        failureText={failure && t(failure, { name })}
        sayIssues={(count) => t('form.wrong', { count })}
        onSubmitted={onClose}
        onClose={onClose}
      >
        <CredentialFields form={form} credential={credential} readOnly={readOnly} />
      </FormDialog>
      {conflict.value && (
        <Versions
          name={visible(name)}
          versions={conflict.value}
          parts={parts}
          onClose={session.dismiss}
          onSettled={(taken) => {
            session.settle(taken);
            void form.submit().then((isDone) => isDone && onClose());
          }}
        />
      )}
    </>
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
