/** The view of `<rmm-custom-fields>`: the table of definitions, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { visible } from '../../../base/visible.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { RecordPage } from '../../../ui/record-list/record-page.tsx';
import type { RecordTableHandle } from '../../../ui/record-list/record-table.tsx';
import { Records } from '../../../ui/record-list/records.tsx';
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
import type { FieldValueListProps } from '../values/field-value-list.tsx';
import css from './custom-fields.css';
import type { customFieldsDefinition } from './custom-fields-definition.ts';

type Definition = typeof customFieldsDefinition;

const FieldValueList = late<FieldValueListProps>(
  async () => (await import('../values/field-value-list.tsx')).FieldValueList,
);
const FieldDialog = late<FieldDialogProps>(async () => (await import('../field-dialog.tsx')).FieldDialog);

/** `<rmm-custom-fields>` */
export function CustomFieldsElement({ scope, recordId }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(fieldMessages);
  const { configuration } = useHost<Definition>();
  const isReadOnly = configuration.value.permissions.canManageCustomFields === false;
  if (scope !== undefined && recordId)
    return (
      <NoticesHost>
        <FieldValueList key={`${scope} ${recordId}`} owner={{ scope, ownerId: recordId }} />
      </NoticesHost>
    );
  return (
    <RecordPage label={t('label')} readOnlyNote={isReadOnly ? t('readOnly') : undefined}>
      <FieldList readOnly={isReadOnly} />
    </RecordPage>
  );
}

function FieldList({ readOnly }: { readOnly: boolean }) {
  const t = useMessages(fieldMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const fields = useModel(() => createFieldList(client, configuration.peek()));
  const table = useRef<RecordTableHandle>(null);
  const columns = useFieldColumns();
  const filters = useScopeFilter();
  useMethods<Definition>({ refresh: async () => table.current?.refresh() });

  function saved(field: CustomField, isNew: boolean): void {
    fields.put(field);
    show(t(isNew ? 'created' : 'saved', { name: field.name }));
    emit('rmm-custom-fields-changed', { call: (isNew ? createCustomField : updateCustomField).name, id: field.id });
  }

  function removed({ id, name }: CustomField, byUs: boolean): void {
    show(t(byUs ? 'deleted' : 'wasDeleted', { name }), byUs ? 'success' : 'info');
    if (byUs) emit('rmm-custom-fields-changed', { call: deleteCustomField.name, id });
  }

  return (
    <Records
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
      form={({ record, ...form }) => (
        <FieldDialog {...form} field={record} onSaved={(field) => saved(field, record === undefined)} />
      )}
      removal={(field) => ({
        title: t('deleteTitle'),
        confirmLabel: t('delete'),
        text: t('deleteText', { name: field.name }),
        failedTitle: t('useFailed'),
        readUse: (signal) => fields.readUse(field.id, signal),
        sayUse: (use: CustomFieldUse) => <FieldUse use={use} />,
        remove: async (press) => removed(field, await fields.remove(field.id, press)),
      })}
    />
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
