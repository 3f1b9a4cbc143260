/** Puts the parts of a table's state together. */

import { batch, computed, createModel, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import type { TableModel, TableServices } from '../../table-model-types.ts';
import type { RowFlags, TableOptions, TableQuery } from '../../table-types.ts';
import { cellValue, plainText } from '../cell-value.ts';
import { canOrder, heldRow } from '../row-state.ts';
import { createClientRows } from '../rows/client-rows.ts';
import { createFetchedRows, type FetchedRows } from '../rows/fetched-rows.ts';
import { createListedRows, type ListedRows } from '../rows/listed-rows.ts';
import { createRowSource, type FoundRows, type Rows } from '../rows/row-source.ts';
import { verbs } from '../verbs.ts';
import { createAnswered } from './answered.ts';
import { createColumns } from './column-model.ts';
import { createFilters } from './filter-model.ts';
import { createGuard } from './guarded-options.ts';
import { createPages, pageSizeOf } from './page-model.ts';
import { createRefresh } from './refresh-model.ts';
import { createSelection, type Selection } from './selection-model.ts';
import { createSettings } from './settings-model.ts';
import { createTableCore } from './table-core.ts';

const noFlags: RowFlags = {};
const noRows: readonly never[] = [];

/** @param options Others may come later, by `update`. */
export function createTableModel<Row>(options: TableOptions<Row>, services: TableServices): TableModel<Row> {
  let parts: object | undefined;
  // It only owns the effects: in a model of its own making the functions that views read through would track nothing.
  const owner = new (createModel(() => {
    parts = tableParts(options, services);
    return {};
  }))();
  return { ...parts, [Symbol.dispose]: owner[Symbol.dispose] } as TableModel<Row>;
}

function tableParts<Row>(initial: TableOptions<Row>, services: TableServices) {
  const { report, now } = services;
  const guarded = createGuard<Row>(report);
  const options = signal(guarded(initial));
  const fetcher = computed(() => options.value.fetcher);
  const isServed = computed(() => fetcher.value !== undefined || options.value.listing !== undefined);
  const core = createTableCore(report);
  const columns = createColumns(
    options,
    core,
    () => settings.keepSoon(),
    computed(() => !options.value.listing || canOrder(options.value.listing)),
  );
  columns.learn();
  const settings = createSettings({ options, columns, report });
  const filters = createFilters({ options, columns: columns.all, now });

  const finding = computed(() => ({
    globalFilter: filters.globalFilter.value,
    sortBy: columns.sortBy.value,
    filters: filters.query.value,
  }));
  const held = computed(() => options.value.rows ?? noRows);
  const client = createClientRows<Row>({
    rows: held,
    columns: columns.all,
    sortBy: columns.sortBy,
    // Of selected rows all are shown, found or not: an action meets them all.
    keeps: computed(() => (isListing.value ? keepsSelected.value : filters.keeps.value)),
    globalFilter: computed(() => (isListing.value ? '' : filters.globalFilter.value)),
    locale: services.locale,
    report,
  });

  // From here on parts lead to one another in circles; each reads the others only once all are there.
  const found: FoundRows<Row> = {
    count: computed(() => {
      if (!isServed.value) return client.count.value;
      return listed.listing.value?.rowCount.value ?? fetched.page.value?.data.length ?? 0;
    }),
    at(index) {
      if (!isServed.value) return client.at(index);
      const list = listed.listing.value;
      if (!list) return fetched.page.value?.data[index];
      return heldRow(list, index);
    },
    *held() {
      const list = listed.listing.value;
      if (list) yield* list.sorted.value ?? list.heldRows.value;
      else for (let index = 0; index < found.count.value; index += 1) yield found.at(index) as Row;
    },
  };
  const { isAnswered, isAllHeld } = createAnswered<Row>({
    options,
    finding,
    listed: () => listed,
    fetched: () => fetched,
  });
  const selection: Selection<Row> = createSelection<Row>({
    options,
    flagsOf,
    rowId,
    rowCount: computed(() => rows.rowCount.value),
    rowAt: (index) => rows.rowAt(index),
    found,
    isSparse: computed(() => listed.listing.value !== undefined && !isWhole.value && picked.value === undefined),
    isShown: computed(() => rows.phase.value === 'filled'),
    isAnswered,
    isAllHeld,
    rowById: (id) => rows.rowById(id),
    ensure: (first, end, abort) => listed.listing.peek()?.ensure(first, end, abort) ?? Promise.resolve([]),
    everyRow: computed(() => {
      const isSearching = filters.globalFilter.value !== '' || filters.query.value.length > 0;
      if (isServed.value) return isAllHeld.value && !isSearching ? [...found.held()] : undefined;
      return options.value.loading ? undefined : options.value.rows;
    }),
    totalCount: computed(() => {
      const list = listed.listing.value;
      if (list) return list.isTotalKnown.value ? list.rowCount.value : undefined;
      return fetcher.value ? fetched.page.value?.totalCount : client.count.value;
    }),
    query: finding,
  });
  /** Only what was selected one by one is shown. */
  const isListing = computed(() => selection.isShowingSelected.value && selection.mode.value === 'some');
  const keepsSelected = computed(() => {
    selection.changes.value;
    return (row: Row) => selection.has(rowId(row));
  });
  const isWhole = computed(() => !isServed.value || isListing.value);
  const picked = computed<readonly Row[] | undefined>(() => {
    if (!selection.isShowingSelected.value) return undefined;
    if (isListing.value) return isServed.value ? selection.remembered() : undefined;
    const chosen: Row[] = [];
    for (let index = 0; index < found.count.value; index += 1) {
      const row = found.at(index);
      if (row !== undefined && selection.has(rowId(row))) chosen.push(row);
    }
    return chosen;
  });

  const isEndless = computed(() => options.value.pageSize === 'all' || options.value.listing !== undefined);
  const size = computed(() =>
    pageSizeOf(isEndless.value ? options.value.requestPageSize : (settings.pageSize.value ?? options.value.pageSize)),
  );
  const pageCount: ReadonlySignal<number | undefined> = computed(() => {
    if (!isWhole.value) return isEndless.value ? 1 : fetched.page.value?.pageCount;
    const count = picked.value?.length ?? client.count.value;
    return isEndless.value ? Math.min(1, count) : Math.ceil(count / size.value);
  });
  const page = createPages<Row>({
    core,
    size,
    sizes: computed(() => options.value.pageSizes),
    chooseSize: settings.choosePageSize,
    lazyLoad: computed(() =>
      isServed.value || selection.isShowingSelected.value ? undefined : options.value.lazyLoad,
    ),
    isEndless,
    pageCount,
    isCounted: isWhole,
    heldRows: computed(() => held.value.length),
    foundRows: client.count,
    report,
  });
  const query = computed<TableQuery>(() => ({ pageIndex: page.index.value, pageSize: size.value, ...finding.value }));
  /** While only selected rows are shown, nothing else is asked for. */
  const asked = heldWhile(isListing, query);
  const isReactive = () => options.peek().reactive === true;
  const fetched: FetchedRows<Row> = createFetchedRows<Row>({
    fetcher: computed(() => (isEndless.value ? undefined : fetcher.value)),
    query: asked,
    isReactive,
    setPageIndex: core.setPageIndex,
    report,
    now,
  });
  const listed: ListedRows<Row> = createListedRows<Row>({
    fetcher: computed(() => (isEndless.value ? fetcher.value : undefined)),
    given: computed(() => options.value.listing),
    question: heldWhile(isListing, finding),
    pageSize: size,
    isReactive,
    report,
    now,
  });
  const rows: Rows<Row> = createRowSource<Row>({
    options,
    rowId,
    client,
    fetched,
    listed,
    page,
    pageCount,
    found,
    picked,
    pickedCount: selection.count,
    isWhole,
    isAllHeld,
    toFirstPage: page.toFirst,
    now,
  });
  const refresh = createRefresh({ options, rows, isAutomatic: settings.isAutoRefreshOn, services });

  // Another question begins at its first page. Source: spec 003 §4.
  let foundBefore = jsonText(finding.peek());
  effect(() => {
    const now = jsonText(finding.value);
    if (now === foundBefore) return;
    foundBefore = now;
    untracked(page.toFirst);
  });
  // A listing of somebody else's is ordered as the columns say, and says when that ends: its order came with it.
  effect(() => {
    const list = options.value.listing;
    const sorting = list?.sorting.value;
    if (list)
      untracked(() =>
        columns.setSortBy(sorting ? [{ id: sorting.column, desc: sorting.direction === 'descending' }] : []),
      );
  });
  effect(() => {
    const [order] = columns.sortBy.value;
    untracked(() =>
      options.value.listing?.setSorting(
        order && { column: order.id, direction: order.desc ? 'descending' : 'ascending' },
      ),
    );
  });
  let wasShowingSelected = false;
  effect(() => {
    const isShowing = selection.isShowingSelected.value;
    if (isShowing !== wasShowingSelected) untracked(page.toFirst);
    wasShowingSelected = isShowing;
  });
  let isStarted = false;
  effect(() => {
    selection.changes.value;
    selection.count.value;
    if (isStarted) untracked(() => options.value.onSelectionChange?.(selection.selection.value));
    isStarted = true;
  });

  function rowId(row: Row): string {
    return options.value.rowId(row) ?? '';
  }

  function flagsOf(row: Row): RowFlags {
    const { rowFlags, selectable } = options.value;
    const flags = rowFlags?.(row) ?? noFlags;
    return selectable && rowId(row) === '' ? { muted: false, ...flags, disabled: flags.disabled || true } : flags;
  }

  return {
    options,
    columns,
    rows,
    filters,
    page,
    selection,
    settings,
    refresh,
    query,
    rowId,
    flagsOf,
    rowLabel(row: Row) {
      const { rowLabel } = options.value;
      if (rowLabel) return rowLabel(row);
      const first = columns.shown.value[0]?.column;
      return first ? (first.text?.(row) ?? plainText(cellValue(first, row))) : rowId(row);
    },
    ...verbs({
      update(given: TableOptions<Row>) {
        const next = guarded(given);
        const { fetcher, listing } = options.peek();
        batch(() => {
          rows.expect(next);
          if (next.fetcher !== fetcher || next.listing !== listing) {
            selection.clear();
            page.toFirst();
          }
          options.value = next;
          columns.learn();
        });
      },
    }),
  };
}

/** What it was when `isHeld` became true, for as long as that is so. */
function heldWhile<Value>(isHeld: ReadonlySignal<boolean>, source: ReadonlySignal<Value>): ReadonlySignal<Value> {
  let last = source.peek();
  return computed(() => {
    if (!isHeld.value) last = source.value;
    return last;
  });
}
