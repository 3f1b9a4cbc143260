/** Which installed product the devices of each role become. Source: spec 002 §2.7 and §3.2. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { late } from '../../../ui/late.tsx';
import { newRoleRow, type RoleMappingValues } from '../../accounts/role-mapping.ts';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { MappingRowsTable } from '../../named-mappings/mapping-rows-table.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { createCategoryList } from '../category-list.ts';
import type { RoleRowDialogProps } from './role-row-dialog.tsx';

const RoleRowDialog = late<RoleRowDialogProps>(async () => (await import('./role-row-dialog.tsx')).RoleRowDialog);

export function RoleRows({ form }: { form: FormModel<RoleMappingValues> }) {
  useSignals();
  const t = useMessages(psaMessages);
  const { client } = useHost();
  const categories = useModel(() => createCategoryList(client));
  const field = form.field('rows');
  const state = categories.state.value;
  return (
    <MappingRowsTable
      field={field}
      parts={[
        { id: 'category', header: t('accounts.category'), entity: (row) => knownEntity(row.category, state) },
        { id: 'product', header: t('accounts.product'), entity: (row) => row.product },
      ]}
      newRow={newRoleRow}
      renderDialog={(opening) => (
        <RoleRowDialog opening={opening} rows={field.value.value} categories={categories} onClose={opening.onClose} />
      )}
    />
  );
}
