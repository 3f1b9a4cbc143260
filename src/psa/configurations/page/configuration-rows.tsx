/** What the devices of each role become: the list in the dialog of a configuration type mapping. Source: spec 002 §2.5. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { late } from '../../../ui/late.tsx';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { MappingRowsTable } from '../../named-mappings/mapping-rows-table.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { createConfigurationLists } from '../configuration-lists.ts';
import { type ConfigurationMappingValues, newConfigurationRow } from '../configuration-mapping.ts';
import type { ConfigurationRowDialogProps } from './configuration-row-dialog.tsx';

const ConfigurationRowDialog = late<ConfigurationRowDialogProps>(
  async () => (await import('./configuration-row-dialog.tsx')).ConfigurationRowDialog,
);

export function ConfigurationRows({ form }: { form: FormModel<ConfigurationMappingValues> }) {
  useSignals();
  const t = useMessages(psaMessages);
  const { client } = useHost();
  const lists = useModel(() => createConfigurationLists(client));
  const field = form.field('rows');
  const [types, statuses] = [lists.types.value, lists.statuses.value];
  return (
    <MappingRowsTable
      field={field}
      parts={[
        {
          id: 'type',
          header: t('configurations.configurationType'),
          entity: (row) => knownEntity(row.configurationType, types),
        },
        {
          id: 'onCreate',
          header: t('configurations.onCreate'),
          entity: (row) => knownEntity(row.onCreateStatus, statuses),
        },
        {
          id: 'onDelete',
          header: t('configurations.onDelete'),
          entity: (row) => knownEntity(row.onDeleteStatus, statuses),
        },
      ]}
      newRow={newConfigurationRow}
      renderDialog={(opening) => (
        <ConfigurationRowDialog opening={opening} rows={field.value.value} lists={lists} onClose={opening.onClose} />
      )}
    />
  );
}
