/** The view of `<rmm-credentials>`: the table of credentials, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { RecordPage } from '../../../ui/record-list/record-page.tsx';
import { RecordTable, type RecordTableHandle } from '../../../ui/record-list/record-table.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { type Credential, createCredential, deleteCredential, updateCredential } from '../contract.ts';
import { useCredentialColumns, useKindFilter } from '../credential-columns.ts';
import type { CredentialDialogProps } from '../credential-dialog.tsx';
import { createCredentialList } from '../credential-list-model.ts';
import { credentialMessages } from '../credential-messages.ts';
import type { DeleteCredentialProps } from '../delete-credential.tsx';
import css from './credentials.css';
import type { credentialsDefinition } from './credentials-definition.ts';

type Definition = typeof credentialsDefinition;

const CredentialDialog = late<CredentialDialogProps>(
  async () => (await import('../credential-dialog.tsx')).CredentialDialog,
);
const DeleteCredential = late<DeleteCredentialProps>(
  async () => (await import('../delete-credential.tsx')).DeleteCredential,
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

type Opened =
  | { readonly what: 'form'; readonly credential: Credential | undefined }
  | { readonly what: 'removal'; readonly credential: Credential };

function CredentialTable({ readOnly }: { readOnly: boolean }) {
  const t = useMessages(credentialMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const credentials = useModel(() => createCredentialList(client, configuration.peek()));
  const [opened, setOpened] = useState<Opened>();
  const table = useRef<RecordTableHandle>(null);
  const columns = useCredentialColumns();
  const filters = useKindFilter();
  const close = () => setOpened(undefined);
  useMethods<Definition>({ refresh: async () => table.current?.refresh() });

  function saved(credential: Credential): void {
    const isNew = opened?.what === 'form' && opened.credential === undefined;
    credentials.put(credential);
    show(t(isNew ? 'created' : 'saved', { name: credential.name }));
    emit('rmm-credentials-changed', { call: (isNew ? createCredential : updateCredential).name, id: credential.id });
  }

  async function remove({ id, name }: Credential, press: Press): Promise<void> {
    const isOurs = await credentials.remove(id, press);
    close();
    show(t(isOurs ? 'deleted' : 'wasDeleted', { name }), isOurs ? 'success' : 'info');
    if (isOurs) emit('rmm-credentials-changed', { call: deleteCredential.name, id });
  }

  return (
    <>
      <RecordTable
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
        onOpen={(credential) => setOpened({ what: 'form', credential })}
        onCreate={() => setOpened({ what: 'form', credential: undefined })}
        onRemove={(credential) => setOpened({ what: 'removal', credential })}
      />
      {opened?.what === 'form' && (
        <CredentialDialog
          credential={opened.credential}
          readOnly={readOnly}
          readStored={async (signal) => opened.credential && credentials.readStored(opened.credential, signal)}
          onSaved={saved}
          onClose={close}
        />
      )}
      {opened?.what === 'removal' && (
        <DeleteCredential
          name={opened.credential.name}
          remove={(press) => remove(opened.credential, press)}
          onClose={close}
        />
      )}
    </>
  );
}
