/** The view of `<rmm-custom-fields>`: the table of definitions, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import type { DeleteRecordProps } from '../../../ui/record-list/delete-record.tsx';
import { RecordPage } from '../../../ui/record-list/record-page.tsx';
import { RecordTable, type RecordTableHandle } from '../../../ui/record-list/record-table.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import {
  type CustomField,
  type CustomFieldUse,
  createCustomField,
  deleteCustomField,
  updateCustomField,
} from '../contract.ts';
import { useFieldColumns, useScopeFilter } from '../field-columns.ts';
import type { FieldDialogProps } from '../field-dialog.tsx';
import { createFieldList } from '../field-list-model.ts';
import { fieldMessages } from '../field-messages.ts';
import css from './custom-fields.css';
import type { customFieldsDefinition } from './custom-fields-definition.ts';

type Definition = typeof customFieldsDefinition;

const FieldDialog = late<FieldDialogProps>(async () => (await import('../field-dialog.tsx')).FieldDialog);
const DeleteRecord = late<DeleteRecordProps<CustomFieldUse>>(
  async () => (await import('../../../ui/record-list/delete-record.tsx')).DeleteRecord,
);

/** `<rmm-custom-fields>` */
export function CustomFieldsElement() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(fieldMessages);
  const { configuration } = useHost<Definition>();
  const isReadOnly = configuration.value.permissions.canManageCustomFields === false;
  return (
    <RecordPage label={t('label')} readOnlyNote={isReadOnly ? t('readOnly') : undefined}>
      <FieldList readOnly={isReadOnly} />
    </RecordPage>
  );
}

type Opened =
  | { readonly what: 'form'; readonly field: CustomField | undefined }
  | { readonly what: 'removal'; readonly field: CustomField };

function FieldList({ readOnly }: { readOnly: boolean }) {
  const t = useMessages(fieldMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const fields = useModel(() => createFieldList(client, configuration.peek()));
  const [opened, setOpened] = useState<Opened>();
  const table = useRef<RecordTableHandle>(null);
  const columns = useFieldColumns();
  const filters = useScopeFilter();
  const close = () => setOpened(undefined);
  useMethods<Definition>({ refresh: async () => table.current?.refresh() });

  function saved(field: CustomField): void {
    const isNew = opened?.what === 'form' && opened.field === undefined;
    fields.put(field);
    show(t(isNew ? 'created' : 'saved', { name: field.name }));
    emit('rmm-custom-fields-changed', { call: (isNew ? createCustomField : updateCustomField).name, id: field.id });
  }

  function removed({ id, name }: CustomField, byUs: boolean): void {
    close();
    show(t(byUs ? 'deleted' : 'wasDeleted', { name }), byUs ? 'success' : 'info');
    if (byUs) emit('rmm-custom-fields-changed', { call: deleteCustomField.name, id });
  }

  return (
    <>
      <RecordTable
        ref={table}
        tableId="custom-fields"
        list={fields.list}
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
        onOpen={(field) => setOpened({ what: 'form', field })}
        onCreate={() => setOpened({ what: 'form', field: undefined })}
        onRemove={(field) => setOpened({ what: 'removal', field })}
      />
      {opened?.what === 'form' && (
        <FieldDialog field={opened.field} readOnly={readOnly} onSaved={saved} onClose={close} />
      )}
      {opened?.what === 'removal' && (
        <DeleteRecord
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          text={t('deleteText', { name: opened.field.name })}
          failedTitle={t('useFailed')}
          readUse={(signal) => fields.readUse(opened.field.id, signal)}
          sayUse={(use) => <FieldUse use={use} />}
          remove={async (press) => removed(opened.field, await fields.remove(opened.field.id, press))}
          onClose={close}
        />
      )}
    </>
  );
}

function FieldUse({ use: { values } }: { use: CustomFieldUse }) {
  const t = useMessages(fieldMessages);
  if (values.length === 0) return <p>{t('unused')}</p>;
  return (
    <>
      <p>{t('used')}</p>
      <ul>
        {values.map(({ scope, count }) => (
          <li key={scope}>{t(`use.${scope}`, { count })}</li>
        ))}
      </ul>
    </>
  );
}
