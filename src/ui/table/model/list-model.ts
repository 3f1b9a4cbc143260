/**
 * What the grid of rows sees of a list: a listing that somebody else holds, its columns as they are defined, and a
 * selection of somebody else's. Nothing of it is arranged, filtered or kept, as a data table's is (`table-model.ts`).
 */
import { computed, signal } from '@preact/signals-core';
import type { GridOptions, GridSelection, GridTable } from '../table-model-types.ts';
import type { Cell, RowFlags, SortBy, TableColumn, TableQuery } from '../table-types.ts';
import { createColumnLayout } from './column-layout.ts';
import type { Listing } from './listing.ts';
import { canOrder, heldRow, listingReader, rowFailure } from './row-state.ts';

export interface ListOptions<Row> extends Omit<GridOptions<Row>, 'columns' | 'isList' | 'pageSize' | 'selectable'> {
  columns: readonly ListColumn<Row>[];
  listing: Listing<Row>;
  /** Without one, rows cannot be selected. */
  selection?: GridSelection<Row> | undefined;
  rowId: (row: Row) => string;
  /** Name of a row, for its checkbox, and to be found by its first letters. */
  rowLabel: (row: Row) => string;
  /** Reads signals. */
  rowFlags?: (row: Row) => RowFlags;
}

/** Cells of other types belong to data tables, which know what they say. */
export type ListColumn<Row> = TableColumn<Row> & { cell?: Extract<Cell<Row>, { type: 'Text' | 'Renderer' }> };

export interface ListModel<Row> extends GridTable<Row> {
  /** Others over the same listing and selection. */
  update(options: ListOptions<Row>): void;
}

const zero = signal(0);
const noFlags: RowFlags = {};
const noSelection: GridSelection<unknown> = {
  isSelected: () => false,
  toggle: () => undefined,
  extend: () => undefined,
  pageState: signal(false),
  pageCount: zero,
  togglePage: () => undefined,
};

export function createListModel<Row>(initial: ListOptions<Row>): ListModel<Row> {
  const { listing, selection = noSelection } = initial;
  const given = signal(initial);
  const { shown, isCompact, inView, offsets, columnsIn, setAvailableWidth } = createColumnLayout<Row>({
    columns: computed(() => given.value.columns),
    resizedWidth: () => undefined,
    canSort: computed(() => canOrder(listing)),
  });
  const sortBy = computed<readonly SortBy[]>(() => {
    const order = listing.sorting.value;
    return order ? [{ id: order.column, desc: order.direction === 'descending' }] : [];
  });

  return {
    options: computed(() => ({
      ...given.value,
      isList: true,
      pageSize: 'all' as const,
      selectable: selection !== noSelection,
    })),
    columns: {
      shown,
      isCompact,
      inView,
      offsets,
      columnsIn,
      setAvailableWidth,
      sortBy,
      toggleSort: listing.sortBy,
    },
    rows: {
      // Rows that are still to come are drawn as such: the keyboard may be on them already.
      phase: computed(() => {
        const phase = listing.phase.value;
        return phase === 'empty' ? 'empty' : phase === 'failed' ? 'error' : 'filled';
      }),
      isReloading: listing.isRefreshing,
      rowCount: listing.rowCount,
      rowAt: (index) => heldRow(listing, index),
      reader: () => listingReader(listing),
      failureAt: (index) => rowFailure(listing, index),
      retry: listing.retry,
      look: listing.show,
      version: zero,
      totalCount: computed(() => (listing.isTotalKnown.value ? listing.rowCount.value : undefined)),
      firstIndex: zero,
    },
    page: { isEndless: signal(true) },
    selection,
    query: computed<TableQuery>(() => ({
      pageIndex: 0,
      pageSize: listing.pageSize.value,
      globalFilter: '',
      sortBy: sortBy.value,
      filters: [],
    })),
    rowId: (row) => given.value.rowId(row),
    rowLabel: (row) => given.value.rowLabel(row),
    flagsOf: (row) => given.value.rowFlags?.(row) ?? noFlags,
    update(next) {
      given.value = next;
    },
  };
}
