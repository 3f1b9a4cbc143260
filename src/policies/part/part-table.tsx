import { visible } from '../../base/visible.ts';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { ItemWords } from '../editing/item-words.ts';
import { useItemActions } from '../editing/use-item-actions.ts';
import type { Inherited } from '../inheritance/part-kinds.ts';
import type { PartActions } from './part-list.tsx';

export interface PartTableProps<Item extends Inherited<unknown>> extends PartActions<Item> {
  /** Settings are kept under it. */
  tableId: string;
  items: readonly Item[];
  columns: readonly TableColumn<Item>[];
  idOf(item: Item): string;
  words: Pick<ItemWords<Item>, 'name'>;
  texts: { readonly label: string; readonly search: string; readonly empty: string; readonly add: string };
  /** Nothing can be added, reverted or deleted. */
  isFixed: boolean;
}

export function PartTable<Item extends Inherited<unknown>>({
  tableId,
  items,
  columns,
  idOf,
  words,
  texts,
  isFixed,
  onAdd,
  onRefresh,
  ...actions
}: PartTableProps<Item>) {
  const rowActions = useItemActions(actions);
  return (
    <DataTable<Item>
      tableId={tableId}
      label={texts.label}
      columns={columns}
      rowId={idOf}
      rowLabel={(item) => visible(words.name(item))}
      rows={items}
      pageSize="all"
      search={{ placeholder: texts.search }}
      emptyText={texts.empty}
      exportAction={false}
      onRefresh={onRefresh}
      activatesOnPress
      onRowActivate={actions.onEdit}
      {...(!isFixed && {
        secondaryActions: [{ id: 'add', label: texts.add, icon: AddIcon, onSelect: onAdd }],
        rowActions,
      })}
    />
  );
}
