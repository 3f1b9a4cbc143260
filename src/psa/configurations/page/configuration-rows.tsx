/** What the devices of each role become: the list in the dialog of a configuration type mapping. Source: spec 002 §2.5. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { late } from '../../../ui/late.tsx';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { useRoleNames } from '../../device-roles/device-role-names.ts';
import type { Named } from '../../mapping-choice.ts';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { MappingRowsTable } from '../../named-mappings/mapping-rows-table.tsx';
import { namedMappingMessages } from '../../named-mappings/named-mapping-messages.ts';
import { cellText, entityLabel, psaMessages } from '../../psa-messages.ts';
import { createConfigurationLists } from '../configuration-lists.ts';
import {
  type ConfigurationMappingValues,
  type ConfigurationRow,
  newConfigurationRow,
} from '../configuration-mapping.ts';
import type { ConfigurationRowDialogProps } from './configuration-row-dialog.tsx';

const ConfigurationRowDialog = late<ConfigurationRowDialogProps>(
  async () => (await import('./configuration-row-dialog.tsx')).ConfigurationRowDialog,
);

export function ConfigurationRows({ form }: { form: FormModel<ConfigurationMappingValues> }) {
  useSignals();
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const { client } = useHost();
  const lists = useModel(() => createConfigurationLists(client));
  const field = form.field('rows');
  const rows = field.value.value;
  const nameOf = useRoleNames(rows.flatMap(({ role }) => role ?? []));
  const [types, statuses] = [lists.types.value, lists.statuses.value];

  const roleOf = ({ role }: ConfigurationRow) => cellText(role && nameOf(role), t);
  const labelIn = (list: typeof types, chosen: Named | null) => {
    const known = knownEntity(chosen, list);
    return visible(cellText(known && entityLabel(known, t), t));
  };
  const columns: readonly TableColumn<ConfigurationRow>[] = [
    { id: 'role', header: t('configurations.deviceRole'), value: (row) => visible(roleOf(row)), isRemovable: false },
    {
      id: 'type',
      header: t('configurations.configurationType'),
      value: (row) => labelIn(types, row.configurationType),
    },
    { id: 'onCreate', header: t('configurations.onCreate'), value: (row) => labelIn(statuses, row.onCreateStatus) },
    { id: 'onDelete', header: t('configurations.onDelete'), value: (row) => labelIn(statuses, row.onDeleteStatus) },
  ];
  const isStale = ({ configurationType, onCreateStatus, onDeleteStatus }: ConfigurationRow) =>
    knownEntity(configurationType, types)?.deleted ||
    [onCreateStatus, onDeleteStatus].some((status) => knownEntity(status, statuses)?.deleted);

  return (
    <MappingRowsTable
      columns={columns}
      rows={rows}
      onChange={field.set}
      rowLabel={roleOf}
      rowFlags={(row) => (isStale(row) ? { error: tOwn('deletedAtProvider') } : {})}
      newRow={newConfigurationRow}
      renderDialog={(opening) => (
        <ConfigurationRowDialog opening={opening} rows={rows} lists={lists} onClose={opening.onClose} />
      )}
    />
  );
}
