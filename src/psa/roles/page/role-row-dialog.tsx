import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { type RoleRow, roleRowIssues } from '../../accounts/role-mapping.ts';
import type { RowOpening } from '../../named-mappings/mapping-rows-table.tsx';
import { RowDialog } from '../../named-mappings/row-dialog.tsx';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { ProviderPicker } from '../../pickers/provider-picker.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { CategoryList } from '../category-list.ts';

export interface RoleRowDialogProps {
  opening: RowOpening<RoleRow>;
  /** All of the mapping. */
  rows: readonly RoleRow[];
  categories: CategoryList;
  /** While its code comes. */
  onClose(): void;
}

/** Device role, configuration type and product, all of them required. Source: spec 002 §5. */
export function RoleRowDialog({ opening, rows, categories }: RoleRowDialogProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const state = categories.state.value;
  return (
    <RowDialog opening={opening} check={roleRowIssues} rows={rows}>
      {(form, errorOf) => {
        const [category, product] = [form.field('category'), form.field('product')];
        return (
          <>
            <div data-field="category">
              <EntitySelect
                label={t('accounts.category')}
                required
                state={state}
                value={category.value.value}
                error={errorOf(category)}
                onChange={category.set}
                onRetry={categories.retry}
              />
            </div>
            <div data-field="product">
              <ProviderPicker
                kind="product"
                label={t('accounts.product')}
                required
                value={product.value.value}
                error={errorOf(product)}
                onChange={product.set}
              />
            </div>
          </>
        );
      }}
    </RowDialog>
  );
}
