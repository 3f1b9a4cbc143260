/** The rows in view, whatever they come from: the caller's array, a fetcher's pages or all it has, or what was selected. */
import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { PageModel, RowSource, TablePhase } from '../../table-model-types.ts';
import type { TableOptions } from '../../table-types.ts';
import { listingReader, rowFailure } from '../row-state.ts';
import { verbs } from '../verbs.ts';
import type { ClientRows } from './client-rows.ts';
import type { FetchedRows } from './fetched-rows.ts';
import type { ListedRows } from './listed-rows.ts';

export interface RowSourceOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  rowId(row: Row): string;
  client: ClientRows<Row>;
  fetched: FetchedRows<Row>;
  listed: ListedRows<Row>;
  page: Pick<PageModel, 'index' | 'size' | 'isEndless'>;
  pageCount: ReadonlySignal<number | undefined>;
  found: FoundRows<Row>;
  /** Instead of those that are found. */
  picked: ReadonlySignal<readonly Row[] | undefined>;
  /** How many those are, held or not. */
  pickedCount: ReadonlySignal<number | undefined>;
  /** Every row that is gone through is here; otherwise a page of them. */
  isWhole: ReadonlySignal<boolean>;
  /** Of what the query finds nothing is missing. */
  isAllHeld: ReadonlySignal<boolean>;
  toFirstPage(): void;
  now(): number;
}

/** What the query finds: the caller's rows, a page of the fetcher's, or all of them, held in part. */
export interface FoundRows<Row> {
  count: ReadonlySignal<number>;
  /** `undefined` while it is not held. Reads signals. */
  at(index: number): Row | undefined;
  /** Those that are held, in order. Reads signals. */
  held(): Iterable<Row>;
}

export interface Rows<Row> extends RowSource<Row> {
  /** The options are to be others. */
  expect(next: TableOptions<Row>): void;
}

export function createRowSource<Row>(sources: RowSourceOptions<Row>): Rows<Row> {
  const { options, rowId, client, fetched, listed, page, pageCount, found, picked, pickedCount, isWhole } = sources;
  const { listing } = listed;
  const isServer = computed(() => options.value.fetcher !== undefined || listing.value !== undefined);
  /** The list that is in view, where it is one that is held in part. */
  const sparse = computed(() => (isWhole.value ? undefined : listing.value));
  const isPaged = computed(() => isWhole.value && !page.isEndless.value);
  const firstIndex = computed(() => (page.isEndless.value ? 0 : page.index.value * page.size.value));
  const givenAt = signal(options.peek().rows === undefined ? undefined : sources.now());
  const rowCount = computed(() => {
    const all = picked.value?.length ?? found.count.value;
    return isPaged.value ? Math.max(0, Math.min(page.size.value, all - firstIndex.value)) : all;
  });
  const phase = computed<TablePhase>(() => {
    const { error, loading, reactive, rows } = options.value;
    if (error || (listed.failure.value && !isWhole.value)) return 'error';
    if (sparse.value) {
      const known = sparse.value.phase.value;
      return known === 'waiting' ? 'loading' : known === 'failed' ? 'error' : known;
    }
    if (isServer.value && !isWhole.value) {
      if (fetched.state.value !== 'rows') return fetched.state.value === 'failed' ? 'error' : 'loading';
    } else if (!isServer.value) {
      const isComing = rows === undefined || (loading && !(reactive && rows.length > 0));
      if (isComing || client.isWaiting.value) return 'loading';
    }
    return rowCount.value === 0 ? 'empty' : 'filled';
  });
  let versions = 0;

  function rowAt(index: number): Row | undefined {
    if (index < 0 || index >= rowCount.value) return undefined;
    const place = isPaged.value ? firstIndex.value + index : index;
    return picked.value ? picked.value[place] : found.at(place);
  }

  return {
    phase,
    rowCount,
    firstIndex,
    pageCount,
    isReloading: computed(() => {
      if (sparse.value) return listed.isComing.value || sparse.value.isRefreshing.value;
      if (isServer.value) return fetched.isReloading.value;
      return options.value.loading === true && phase.value !== 'loading';
    }),
    error: computed(
      () =>
        options.value.error ||
        (sparse.value?.failure.value ?? listed.failure.value ?? { error: fetched.error.value }).error,
    ),
    isOutdated: computed(() => {
      if (phase.value !== 'filled' && phase.value !== 'empty') return false;
      if (sparse.value) return sparse.value.refreshFailure.value !== undefined;
      return isServer.value && fetched.error.value !== undefined;
    }),
    updatedAt: computed(() => {
      if (listing.value) return listed.updatedAt.value;
      return isServer.value ? fetched.updatedAt.value : givenAt.value;
    }),
    totalCount: computed(() => {
      if (picked.value) return pickedCount.value;
      if (listing.value) return listing.value.isTotalKnown.value ? found.count.value : undefined;
      return isServer.value ? fetched.page.value?.totalCount : found.count.value;
    }),
    version: computed(() => {
      // Flags and texts come from the options' functions.
      options.value;
      client.order.value;
      fetched.page.value;
      listing.value;
      picked.value;
      firstIndex.value;
      versions += 1;
      return versions;
    }),

    rowAt,
    reader() {
      const list = picked.peek() ? undefined : sparse.peek();
      return list ? listingReader(list) : (index) => untracked(() => rowAt(index));
    },
    isWhole: sources.isAllHeld,
    failureAt: (index) => sparse.value && rowFailure(sparse.value, index),
    heldRows: () => (isServer.value && picked.value) || [...found.held()],
    heldIds() {
      return Array.from(found.held(), rowId);
    },
    rowById(id) {
      const held = listing.value?.heldRows.value ?? (isServer.value ? fetched.page.value?.data : options.value.rows);
      const isIt = (row: Row) => rowId(row) === id;
      return held?.find(isIt) ?? picked.value?.find(isIt);
    },

    ...verbs({
      look: listed.look,
      retry(page: number) {
        listing.value?.retry(page);
      },
      async reload({ keepCurrentPage = true, showLoading = false } = {}) {
        if (!keepCurrentPage) sources.toFirstPage();
        await (listing.value || listed.failure.value ? listed : fetched).reload({ showLoading });
      },
      expect(next: TableOptions<Row>) {
        if (next.rows !== options.value.rows) givenAt.value = next.rows && sources.now();
      },
    }),
  };
}
