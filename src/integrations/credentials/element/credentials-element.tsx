/** The view of `<rmm-credentials>`: the table of credentials, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { RecordPage } from '../../../ui/record-list/record-page.tsx';
import type { RecordTableHandle } from '../../../ui/record-list/record-table.tsx';
import { Records } from '../../../ui/record-list/records.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import {
  type Credential,
  type CredentialUse,
  createCredential,
  deleteCredential,
  updateCredential,
} from '../contract.ts';
import { useCredentialColumns, useKindFilter } from '../credential-columns.ts';
import type { CredentialDialogProps } from '../credential-dialog.tsx';
import { createCredentialList } from '../credential-list-model.ts';
import { credentialMessages } from '../credential-messages.ts';
import css from './credentials.css';
import type { credentialsDefinition } from './credentials-definition.ts';

type Definition = typeof credentialsDefinition;

const CredentialDialog = late<CredentialDialogProps>(
  async () => (await import('../credential-dialog.tsx')).CredentialDialog,
);
/** `<rmm-credentials>` */
export function CredentialsElement() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(credentialMessages);
  const { configuration } = useHost<Definition>();
  const isReadOnly = configuration.value.permissions.canManageCredentials === false;
  return (
    <RecordPage label={t('label')} readOnlyNote={isReadOnly ? t('readOnly') : undefined}>
      <CredentialTable readOnly={isReadOnly} />
    </RecordPage>
  );
}

function CredentialTable({ readOnly }: { readOnly: boolean }) {
  const t = useMessages(credentialMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const credentials = useModel(() => createCredentialList(client, configuration.peek()));
  const table = useRef<RecordTableHandle>(null);
  const columns = useCredentialColumns();
  const filters = useKindFilter();
  useMethods<Definition>({ refresh: async () => table.current?.refresh() });

  function saved(credential: Credential, isNew: boolean): void {
    credentials.put(credential);
    show(t(isNew ? 'created' : 'saved', { name: credential.name }));
    emit('rmm-credentials-changed', { call: (isNew ? createCredential : updateCredential).name, id: credential.id });
  }

  function removed({ id, name }: Credential, byUs: boolean): void {
    show(t(byUs ? 'deleted' : 'wasDeleted', { name }), byUs ? 'success' : 'info');
    if (byUs) emit('rmm-credentials-changed', { call: deleteCredential.name, id });
  }

  return (
    <Records
      ref={table}
      tableId="credentials"
      list={credentials.list}
      columns={columns}
      filters={filters}
      nameOf={({ name }) => visible(name)}
      readOnly={readOnly}
      words={{
        label: t('label'),
        search: t('search'),
        empty: t('empty'),
        noMatch: t('noMatch'),
        create: t('create'),
        remove: t('delete'),
      }}
      form={({ record, ...form }) => (
        <CredentialDialog
          {...form}
          credential={record}
          onSaved={(credential) => saved(credential, record === undefined)}
        />
      )}
      removal={(credential) => ({
        title: t('deleteTitle'),
        confirmLabel: t('delete'),
        text: t('deleteText', { name: credential.name }),
        failedTitle: t('useFailed'),
        readUse: (signal) => credentials.readUse(credential.id, signal),
        sayUse: (use: CredentialUse) => <CredentialTasks use={use} />,
        remove: async (press) => removed(credential, await credentials.remove(credential.id, press)),
      })}
    />
  );
}

function CredentialTasks({ use: { tasks } }: { use: CredentialUse }) {
  const t = useMessages(credentialMessages);
  if (tasks.length === 0) return <p>{t('unused')}</p>;
  return (
    <>
      <p>{t('used')}</p>
      <ul>
        {tasks.map(({ id, name }) => (
          <li key={id}>
            <UntrustedText text={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
