/** Puts the parts of a table's state together: which rows are looked at, and whence they come. */
import { batch, computed, createModel, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { cellValue, plainText } from './cell-value.ts';
import { createClientRows } from './client-rows.ts';
import { createColumns } from './column-model.ts';
import { createFetchedRows } from './fetched-rows.ts';
import { createFilters } from './filter-model.ts';
import { createPages, pageSizeOf } from './page-model.ts';
import { createRefresh } from './refresh-model.ts';
import { createSelection } from './selection-model.ts';
import { createSettings } from './settings-model.ts';
import { createTableCore } from './table-core-bridge.ts';
import type { RowSource, TableModel, TablePhase, TableSurroundings } from './table-model-types.ts';
import type { RowFlags, TableOptions, TableQuery } from './table-types.ts';
import { verbs } from './verbs.ts';

const noFlags: RowFlags = {};
const noRows: readonly never[] = [];

/** @param options May be others later: `update`. */
export function createTableModel<Row>(options: TableOptions<Row>, surroundings: TableSurroundings): TableModel<Row> {
  let model: Omit<TableModel<Row>, typeof Symbol.dispose> | undefined;
  // Only for its effects: as the model itself it would turn off tracking in the functions that views read through.
  const owner = new (createModel(() => {
    model = tableModel(options, surroundings);
    return {};
  }))();
  return Object.assign(model as object, { [Symbol.dispose]: owner[Symbol.dispose] }) as TableModel<Row>;
}

function tableModel<Row>(initial: TableOptions<Row>, surroundings: TableSurroundings) {
  const { report, now } = surroundings;
  const options = signal(initial);
  const core = createTableCore();
  const columns = createColumns(options, core, () => settings.keepSoon());
  columns.learn();
  const settings = createSettings({ options, columns, report });
  const filters = createFilters({ options, columns: columns.all, now });

  const fetcher = computed(() => options.value.fetcher);
  const held = computed(() => options.value.rows ?? noRows);
  const client = createClientRows({
    rows: held,
    columns: columns.all,
    sortBy: columns.sortBy,
    keeps: filters.keeps,
    globalFilter: filters.globalFilter,
    locale: surroundings.locale,
  });

  const finding = computed(() => ({
    globalFilter: filters.globalFilter.value,
    sortBy: columns.sortBy.value,
    filters: filters.query.value,
  }));
  const pageSize = computed(() => pageSizeOf(options.value.pageSize));
  const isEndless = computed(() => options.value.pageSize === 'all' && !fetcher.value);
  // What is not there yet is read later: these lead to one another in a circle.
  const found = {
    count: computed(() => (fetcher.value ? (fetched.page.value?.data.length ?? 0) : client.count.value)),
    at: (index: number) => (fetcher.value ? fetched.page.value?.data[index] : client.at(index)),
  };
  const selection = createSelection<Row>({
    options,
    flagsOf,
    rowId,
    rowCount: computed(() => rowCount.value),
    rowAt,
    found,
    totalCount: computed(() => (fetcher.value ? fetched.page.value?.totalCount : client.count.value)),
    query: finding,
  });
  const isShowingRemembered = computed(
    () => selection.isShowingSelected.value && fetcher.value !== undefined && selection.mode.value === 'some',
  );
  /** Rows in view where only the selected ones are. */
  const picked = computed<readonly Row[] | undefined>(() => {
    if (!selection.isShowingSelected.value) return undefined;
    if (isShowingRemembered.value) {
      selection.count.value;
      return [...selection.remembered()];
    }
    const rows: Row[] = [];
    for (let index = 0; index < found.count.value; index += 1) {
      const row = found.at(index);
      if (row !== undefined && selection.isSelected(rowId(row))) rows.push(row);
    }
    return rows;
  });

  const pageCount: ReadonlySignal<number | undefined> = computed(() => {
    if (picked.value) return Math.ceil(picked.value.length / pageSize.value);
    if (fetcher.value) return fetched.page.value?.pageCount;
    return isEndless.value ? Math.min(1, client.count.value) : Math.ceil(client.count.value / pageSize.value);
  });
  const page = createPages({
    options,
    core,
    size: pageSize,
    isEndless,
    pageCount,
    heldRows: computed(() => held.value.length),
    foundRows: client.count,
    report,
  });

  const query = computed<TableQuery>(() => ({
    pageIndex: page.index.value,
    pageSize: pageSize.value,
    ...finding.value,
  }));
  const fetchedQuery = computed<TableQuery>(
    (() => {
      // While only the selected rows are shown, pages are theirs.
      let last = query.peek();
      return () => {
        if (!isShowingRemembered.value) last = query.value;
        return last;
      };
    })(),
  );
  const fetched = createFetchedRows<Row>({
    fetcher,
    query: fetchedQuery,
    isReactive: () => options.peek().reactive === true,
    setPageIndex: core.setPageIndex,
    report,
    now,
  });

  const isPaged = computed(() => (picked.value ? !isEndless.value : !fetcher.value && !isEndless.value));
  const firstIndex = computed(() => (isEndless.value ? 0 : page.index.value * pageSize.value));
  const rowCount: ReadonlySignal<number> = computed(() => {
    const all = picked.value?.length ?? found.count.value;
    return isPaged.value ? Math.max(0, Math.min(pageSize.value, all - firstIndex.value)) : all;
  });

  function rowAt(index: number): Row | undefined {
    if (index < 0 || index >= rowCount.value) return undefined;
    const place = isPaged.value ? firstIndex.value + index : index;
    return picked.value ? picked.value[place] : found.at(place);
  }

  const phase = computed<TablePhase>(() => {
    const { error, loading, reactive, rows } = options.value;
    if (error) return 'error';
    if (picked.value) return 'filled';
    if (fetcher.value) {
      const { state } = fetched;
      if (state.value !== 'rows') return state.value === 'failed' ? 'error' : 'loading';
    } else if (rows === undefined || (loading && !(reactive && rows.length > 0))) return 'loading';
    return rowCount.value === 0 ? 'empty' : 'filled';
  });

  let versions = 0;
  const updatedAt = signal<number | undefined>(initial.rows && now());
  const rows: RowSource<Row> = {
    phase,
    rowCount,
    rowAt,
    firstIndex,
    pageCount,
    isReloading: computed(() =>
      fetcher.value ? fetched.isReloading.value : options.value.loading === true && phase.value === 'filled',
    ),
    error: computed(() => options.value.error || fetched.error.value),
    version: computed(() => {
      options.value;
      client.order.value;
      fetched.page.value;
      picked.value;
      page.index.value;
      versions += 1;
      return versions;
    }),
    totalCount: computed(() => {
      if (picked.value) return picked.value.length;
      return fetcher.value ? fetched.page.value?.totalCount : client.count.value;
    }),
    updatedAt: computed(() => (fetcher.value ? fetched.updatedAt.value : updatedAt.value)),
    heldIds() {
      const ids: string[] = [];
      for (let index = 0; index < found.count.value; index += 1) {
        const row = found.at(index);
        if (row !== undefined) ids.push(rowId(row));
      }
      return ids;
    },
    rowById(id) {
      const all = fetcher.value ? (fetched.page.value?.data ?? noRows) : held.value;
      return all.find((row) => rowId(row) === id);
    },
    ...verbs({
      async reload({ keepCurrentPage = true, showLoading = false } = {}) {
        if (!keepCurrentPage) page.toFirst();
        await fetched.reload({ showLoading });
      },
    }),
  };
  const refresh = createRefresh({ options, rows, isAutomatic: settings.isAutoRefreshOn, surroundings });

  // Another question begins at its first answer. Source: spec 003 §4.
  let asked = JSON.stringify(finding.peek());
  effect(() => {
    const now = JSON.stringify(finding.value);
    if (now === asked) return;
    asked = now;
    untracked(page.toFirst);
  });
  effect(() => {
    selection.isShowingSelected.value;
    untracked(page.toFirst);
  });
  let told: string | undefined;
  effect(() => {
    const current = selection.selection.value;
    const { mode, ids, excludedIds, count } = current;
    const key = mode === 'some' ? ids.join('\n') : JSON.stringify([excludedIds, count, asked]);
    const isFirst = told === undefined;
    if (told === `${mode}\n${key}`) return;
    told = `${mode}\n${key}`;
    if (!isFirst) untracked(() => options.peek().onSelectionChange?.(current));
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
          if (next.rows !== options.peek().rows) updatedAt.value = now();
          options.value = next;
          columns.learn();
        });
      },
    }),
  };
}
