/** The rows in view, whatever they come from: the caller's array, a fetcher, or what was selected of either. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { PageModel, RowSource, TablePhase } from '../table-model-types.ts';
import type { TableOptions } from '../table-types.ts';
import type { ClientRows } from './client-rows.ts';
import type { FetchedRows } from './fetched-rows.ts';
import { verbs } from './verbs.ts';

export interface RowSourceOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  rowId(row: Row): string;
  client: ClientRows<Row>;
  fetched: FetchedRows<Row>;
  page: Pick<PageModel, 'index' | 'size' | 'isEndless'>;
  pageCount: ReadonlySignal<number | undefined>;
  /** Rows that the query finds and that are held. */
  found: FoundRows<Row>;
  /** Instead of those that are found. */
  picked: ReadonlySignal<readonly Row[] | undefined>;
  /** How many those are, held or not. */
  pickedCount: ReadonlySignal<number>;
  /** Every row that is gone through is here; otherwise a page of them. */
  isWhole: ReadonlySignal<boolean>;
  toFirstPage(): void;
  now(): number;
}

export interface FoundRows<Row> {
  count: ReadonlySignal<number>;
  /** Reads signals. */
  at(index: number): Row | undefined;
}

export interface Rows<Row> extends RowSource<Row> {
  /** The options are to be others. */
  expect(next: TableOptions<Row>): void;
}

export function createRowSource<Row>(sources: RowSourceOptions<Row>): Rows<Row> {
  const { options, rowId, client, fetched, page, pageCount, found, picked, pickedCount, isWhole } = sources;
  const isServer = computed(() => options.value.fetcher !== undefined);
  const isPaged = computed(() => isWhole.value && !page.isEndless.value);
  const firstIndex = computed(() => (page.isEndless.value ? 0 : page.index.value * page.size.value));
  const givenAt = signal(options.peek().rows === undefined ? undefined : sources.now());
  const rowCount = computed(() => {
    const all = picked.value?.length ?? found.count.value;
    return isPaged.value ? Math.max(0, Math.min(page.size.value, all - firstIndex.value)) : all;
  });
  const phase = computed<TablePhase>(() => {
    const { error, loading, reactive, rows } = options.value;
    if (error) return 'error';
    if (isServer.value && !isWhole.value) {
      if (fetched.state.value !== 'rows') return fetched.state.value === 'failed' ? 'error' : 'loading';
    } else if (!isServer.value && (rows === undefined || (loading && !(reactive && rows.length > 0)))) return 'loading';
    return rowCount.value === 0 ? 'empty' : 'filled';
  });
  let versions = 0;

  return {
    phase,
    rowCount,
    firstIndex,
    pageCount,
    isReloading: computed(() => {
      if (isServer.value) return fetched.isReloading.value;
      return options.value.loading === true && phase.value !== 'loading';
    }),
    error: computed(() => options.value.error || fetched.error.value),
    updatedAt: computed(() => (isServer.value ? fetched.updatedAt.value : givenAt.value)),
    totalCount: computed(() => {
      if (picked.value) return pickedCount.value;
      return isServer.value ? fetched.page.value?.totalCount : found.count.value;
    }),
    version: computed(() => {
      // Flags and texts come from the options' functions.
      options.value;
      client.order.value;
      fetched.page.value;
      picked.value;
      firstIndex.value;
      versions += 1;
      return versions;
    }),

    rowAt(index) {
      if (index < 0 || index >= rowCount.value) return undefined;
      const place = isPaged.value ? firstIndex.value + index : index;
      return picked.value ? picked.value[place] : found.at(place);
    },
    heldIds() {
      const ids: string[] = [];
      for (let index = 0; index < found.count.value; index += 1) ids.push(rowId(found.at(index) as Row));
      return ids;
    },
    rowById(id) {
      const held = isServer.value ? fetched.page.value?.data : options.value.rows;
      const isIt = (row: Row) => rowId(row) === id;
      return held?.find(isIt) ?? picked.value?.find(isIt);
    },

    ...verbs({
      async reload({ keepCurrentPage = true, showLoading = false } = {}) {
        if (!keepCurrentPage) sources.toFirstPage();
        await fetched.reload({ showLoading });
      },
      expect(next: TableOptions<Row>) {
        if (next.rows !== options.value.rows) givenAt.value = next.rows && sources.now();
      },
    }),
  };
}
