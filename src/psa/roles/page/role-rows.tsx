/** Which installed product the devices of each role become. Source: spec 002 §2.7 and §3.2. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { late } from '../../../ui/late.tsx';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { newRoleRow, type RoleMappingValues, type RoleRow } from '../../accounts/role-mapping.ts';
import { useRoleNames } from '../../device-roles/device-role-names.ts';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { MappingRowsTable } from '../../named-mappings/mapping-rows-table.tsx';
import { namedMappingMessages } from '../../named-mappings/named-mapping-messages.ts';
import { cellText, entityLabel, psaMessages } from '../../psa-messages.ts';
import { createCategoryList } from '../category-list.ts';
import type { RoleRowDialogProps } from './role-row-dialog.tsx';

const RoleRowDialog = late<RoleRowDialogProps>(async () => (await import('./role-row-dialog.tsx')).RoleRowDialog);

export function RoleRows({ form }: { form: FormModel<RoleMappingValues> }) {
  useSignals();
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const { client } = useHost();
  const categories = useModel(() => createCategoryList(client));
  const state = categories.state.value;
  const field = form.field('rows');
  const rows = field.value.value;
  const nameOf = useRoleNames(rows.flatMap(({ role }) => role ?? []));
  const roleOf = ({ role }: RoleRow) => cellText(role && nameOf(role), t);
  const categoryOf = ({ category }: RoleRow) => {
    const known = knownEntity(category, state);
    return cellText(known && entityLabel(known, t), t);
  };
  const productOf = ({ product }: RoleRow) => cellText(product && entityLabel(product, t), t);
  const isGone = ({ category, product }: RoleRow) =>
    product?.deleted === true || knownEntity(category, state)?.deleted === true;
  const columns: readonly TableColumn<RoleRow>[] = [
    { id: 'role', header: t('configurations.deviceRole'), value: (row) => visible(roleOf(row)), isRemovable: false },
    { id: 'category', header: t('accounts.category'), value: (row) => visible(categoryOf(row)) },
    { id: 'product', header: t('accounts.product'), value: (row) => visible(productOf(row)) },
  ];
  return (
    <MappingRowsTable
      columns={columns}
      rows={rows}
      onChange={field.set}
      rowLabel={roleOf}
      rowFlags={(row) => (isGone(row) ? { error: tOwn('deletedAtProvider') } : {})}
      newRow={newRoleRow}
      renderDialog={(opening) => (
        <RoleRowDialog opening={opening} rows={rows} categories={categories} onClose={opening.onClose} />
      )}
    />
  );
}
