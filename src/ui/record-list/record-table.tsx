/** The rows of a list whose records are made, edited and deleted one at a time. */
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { TrashIcon } from '../icon/action-icons.tsx';
import { AddIcon } from '../icon/table-icons.tsx';
import { DataTableView } from '../table/data-table.tsx';
import type { FilterDefinition } from '../table/filter-types.ts';
import type { RowAction, TableColumn } from '../table/table-types.ts';
import { useTableModel } from '../table/use-table-model.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './record-list.css';
import type { RecordList } from './record-list-model.ts';

export interface RecordWords {
  label: string;
  search: string;
  empty: string;
  noMatch: string;
  create: string;
  remove: string;
}

export interface RecordTableProps<Row extends { readonly id: string }> {
  /** Settings are kept under it. */
  tableId: string;
  list: RecordList<Row>;
  columns: readonly TableColumn<Row>[];
  nameOf(row: Row): string;
  words: RecordWords;
  filters?: readonly FilterDefinition<Row>[] | undefined;
  /** Nothing can be made or deleted. */
  readOnly: boolean;
  /** Without it nothing opens. */
  onOpen?: ((row: Row) => void) | undefined;
  onCreate?: (() => void) | undefined;
  onRemove?: ((row: Row) => void) | undefined;
  ref?: Ref<RecordTableHandle> | undefined;
}

export interface RecordTableHandle {
  /** Reads the rows anew; what is searched for stays. */
  refresh(): Promise<void>;
}

/** Characters that the calls take. */
const searchLimit = 200;
const byName = [{ id: 'name', desc: false }];

export function RecordTable<Row extends { readonly id: string }>({
  tableId,
  list,
  columns,
  nameOf,
  words,
  filters,
  readOnly,
  onOpen,
  onCreate,
  onRemove,
  ref,
}: RecordTableProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const [isSearched, setSearched] = useState(false);
  const remove: RowAction<Row> = {
    id: 'delete',
    labelToken: words.remove,
    Icon: TrashIcon,
    variant: 'danger',
    hideMultiAction: true,
    action: (_, row) => row && onRemove?.(row),
  };
  const table = useTableModel<Row>({
    tableId,
    label: words.label,
    columns,
    fetcher: list.fetcher,
    rowId: ({ id }) => id,
    rowLabel: nameOf,
    pageSize: 'all',
    initialSortBy: byName,
    search: useMemo(() => ({ placeholder: words.search, characterLimit: searchLimit }), [words.search]),
    reactive: true,
    emptyText: isSearched ? words.noMatch : words.empty,
    ...(filters && { filters }),
    ...(onOpen && { onRowActivate: onOpen, activatesOnPress: true }),
    ...(!readOnly &&
      onCreate && {
        primaryAction: { id: 'create', label: words.create, icon: AddIcon, onSelect: onCreate },
      }),
    ...(!readOnly && onRemove && { rowActions: [remove] }),
  });
  useSignalEffect(() => {
    const { globalFilter, filters: active } = table.query.value;
    setSearched(globalFilter !== '' || active.length > 0);
  });
  useImperativeHandle(ref, () => ({ refresh: () => table.rows.reload({ keepCurrentPage: true }) }), [table]);
  const edition = list.edition.value;
  const shownEdition = useRef(edition);
  useEffect(() => {
    if (shownEdition.current === edition) return;
    shownEdition.current = edition;
    void table.rows.reload({ keepCurrentPage: true });
  }, [edition, table]);
  return (
    <div className={onOpen ? 'record-table record-table-opens' : 'record-table'}>
      <DataTableView model={table} />
    </div>
  );
}
