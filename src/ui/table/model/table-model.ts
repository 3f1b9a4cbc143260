/** Puts the parts of a table's state together. */
import { batch, computed, createModel, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { TableModel, TableSurroundings } from '../table-model-types.ts';
import type { RowFlags, TableOptions, TableQuery } from '../table-types.ts';
import { cellValue, plainText } from './cell-value.ts';
import { createClientRows } from './client-rows.ts';
import { createColumns } from './column-model.ts';
import { createFetchedRows, type FetchedRows } from './fetched-rows.ts';
import { createFilters } from './filter-model.ts';
import { createPages, pageSizeOf } from './page-model.ts';
import { createRefresh } from './refresh-model.ts';
import { createRowSource, type FoundRows, type Rows } from './row-source.ts';
import { createSelection, type Selection } from './selection-model.ts';
import { createSettings } from './settings-model.ts';
import { createTableCore } from './table-core-bridge.ts';
import { verbs } from './verbs.ts';

const noFlags: RowFlags = {};
const noRows: readonly never[] = [];

/** @param options Others may come later, by `update`. */
export function createTableModel<Row>(options: TableOptions<Row>, surroundings: TableSurroundings): TableModel<Row> {
  let parts: object | undefined;
  // It only owns the effects: in a model of its own making the functions that views read through would track nothing.
  const owner = new (createModel(() => {
    parts = tableParts(options, surroundings);
    return {};
  }))();
  return { ...parts, [Symbol.dispose]: owner[Symbol.dispose] } as TableModel<Row>;
}

function tableParts<Row>(initial: TableOptions<Row>, surroundings: TableSurroundings) {
  const { report, now } = surroundings;
  const options = signal(initial);
  const fetcher = computed(() => options.value.fetcher);
  const core = createTableCore();
  const columns = createColumns(options, core, () => settings.keepSoon());
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
    locale: surroundings.locale,
  });

  // From here on parts lead to one another in circles; each reads the others only once all are there.
  const found: FoundRows<Row> = {
    count: computed(() => (fetcher.value ? (fetched.page.value?.data.length ?? 0) : client.count.value)),
    at: (index) => (fetcher.value ? fetched.page.value?.data[index] : client.at(index)),
  };
  const selection: Selection<Row> = createSelection<Row>({
    options,
    flagsOf,
    rowId,
    rowCount: computed(() => rows.rowCount.value),
    rowAt: (index) => rows.rowAt(index),
    found,
    everyRow: computed(() => (fetcher.value || options.value.loading ? undefined : options.value.rows)),
    totalCount: computed(() => (fetcher.value ? fetched.page.value?.totalCount : client.count.value)),
    query: finding,
  });
  /** Only what was selected one by one is shown. */
  const isListing = computed(() => selection.isShowingSelected.value && selection.mode.value === 'some');
  const keepsSelected = computed(() => {
    selection.changes.value;
    return (row: Row) => selection.has(rowId(row));
  });
  const isWhole = computed(() => !fetcher.value || isListing.value);
  const picked = computed<readonly Row[] | undefined>(() => {
    if (!selection.isShowingSelected.value) return undefined;
    if (isListing.value) return fetcher.value ? selection.remembered() : undefined;
    const chosen: Row[] = [];
    for (let index = 0; index < found.count.value; index += 1) {
      const row = found.at(index);
      if (row !== undefined && selection.has(rowId(row))) chosen.push(row);
    }
    return chosen;
  });

  const size = computed(() => pageSizeOf(options.value.pageSize));
  const isEndless = computed(() => options.value.pageSize === 'all' && !fetcher.value);
  const pageCount: ReadonlySignal<number | undefined> = computed(() => {
    if (!isWhole.value) return fetched.page.value?.pageCount;
    const count = picked.value?.length ?? client.count.value;
    return isEndless.value ? Math.min(1, count) : Math.ceil(count / size.value);
  });
  const page = createPages<Row>({
    core,
    size,
    lazyLoad: computed(() => (fetcher.value || selection.isShowingSelected.value ? undefined : options.value.lazyLoad)),
    isEndless,
    pageCount,
    isCounted: isWhole,
    heldRows: computed(() => held.value.length),
    foundRows: client.count,
    report,
  });
  const query = computed<TableQuery>(() => ({ pageIndex: page.index.value, pageSize: size.value, ...finding.value }));
  let askedLast = query.peek();
  const fetched: FetchedRows<Row> = createFetchedRows<Row>({
    fetcher,
    query: computed(() => {
      if (!isListing.value) askedLast = query.value;
      return askedLast;
    }),
    isReactive: () => options.peek().reactive === true,
    setPageIndex: core.setPageIndex,
    report,
    now,
  });
  const rows: Rows<Row> = createRowSource<Row>({
    options,
    rowId,
    client,
    fetched,
    page,
    pageCount,
    found,
    picked,
    pickedCount: selection.count,
    isWhole,
    toFirstPage: page.toFirst,
    now,
  });
  const refresh = createRefresh({ options, rows, isAutomatic: settings.isAutoRefreshOn, surroundings });

  // Another question begins at its first page. Source: spec 003 §4.
  let asked = JSON.stringify(finding.peek());
  effect(() => {
    const asking = JSON.stringify(finding.value);
    if (asking === asked) return;
    asked = asking;
    untracked(page.toFirst);
  });
  let wasShowingSelected = false;
  effect(() => {
    const isShowing = selection.isShowingSelected.value;
    if (isShowing !== wasShowingSelected) untracked(page.toFirst);
    wasShowingSelected = isShowing;
  });
  let isTold = false;
  effect(() => {
    selection.changes.value;
    selection.count.value;
    if (isTold) untracked(() => options.value.onSelectionChange?.(selection.selection.value));
    isTold = true;
  });

  function rowId(row: Row): string {
    return options.value.rowId(row);
  }

  function flagsOf(row: Row): RowFlags {
    return options.value.rowFlags?.(row) ?? noFlags;
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
      update(next: TableOptions<Row>) {
        batch(() => {
          rows.expect(next);
          options.value = next;
          columns.learn();
        });
      },
    }),
  };
}
