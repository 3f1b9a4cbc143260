/**
 * A listing that is held in part. The grid says which rows are on screen; pages are fetched for those, and for the
 * neighbour that is about to come into view. Requests for what was scrolled past are aborted, a page that failed can be
 * asked for again while the others stay, and sorting is offered only when every row is held.
 */
import { batch, computed, createModel, effect, type Signal, signal } from '@preact/signals-core';
import { orAborted } from '../../../base/or-aborted.ts';
import { SparsePages } from '../../../base/sparse-pages.ts';
import { createListingEnd, skeletonRows } from './listing-end.ts';
import type {
  Listing,
  ListingPage,
  ListingPhase,
  ListingShape,
  ListingSource,
  PageState,
  Sorting,
} from './listing-types.ts';

export type { Listing, ListingPage, ListingPhase, ListingSource, PageState, Sorting } from './listing-types.ts';

/** Pages held at most. */
export const heldPages = 64;
/** Rows from a page's edge at which its neighbour is fetched too. */
const neighbourReach = 40;
/** Milliseconds without another `show` after which a fast scroll counts as over. */
const restAfter = 90;

export function createListing<Row>(source: ListingSource<Row>): Listing<Row> {
  return new (createModel<ListingShape<Row>>(() => listingModel(source)))();
}

function listingModel<Row>(source: ListingSource<Row>): ListingShape<Row> {
  const { pageSize } = source;
  const pages = new SparsePages<Row>(pageSize, heldPages);
  const states = new Map<number, Signal<PageState<Row>>>();
  const requests = new Map<number, { controller: AbortController; pinned: boolean; done: Promise<void> }>();
  const listEnd = createListingEnd(pageSize);
  const { total, rowCount } = listEnd;
  const phase = signal<ListingPhase>('waiting');
  const failure = signal<{ error: unknown } | undefined>(undefined);
  const refreshFailure = signal<{ error: unknown } | undefined>(undefined);
  const heldVersion = signal(0);
  const sorting = signal<Sorting | undefined>(undefined);
  /** Pages of before a refresh that are shown until their own answer comes. */
  const stale = signal<ReadonlySet<number>>(new Set());
  /** All rows of before a refresh, whose order is shown until all are back. */
  const outgoing = signal<readonly Row[] | undefined>(undefined);
  let wanted: ReadonlySet<number> = new Set();
  let lastShown = Number.NEGATIVE_INFINITY;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const lifetime = new AbortController();

  const allRows = computed(() => {
    heldVersion.value;
    return total.value === undefined ? undefined : pages.everyRow(total.value);
  });
  const sorted = computed(() => {
    const order = sorting.value;
    const compare = order && source.comparators?.[order.column];
    const sign = order?.direction === 'descending' ? -1 : 1;
    return compare && (allRows.value ?? outgoing.value)?.toSorted((a, b) => compare(a, b, sign));
  });

  effect(() => () => {
    clearTimeout(restTimer);
    lifetime.abort();
    abortAll();
  });

  function stateOf(page: number): Signal<PageState<Row>> {
    let state = states.get(page);
    if (!state) {
      state = signal<PageState<Row>>({ state: 'absent' });
      states.set(page, state);
    }
    return state;
  }

  function show(first: number, end: number): void {
    if (lifetime.signal.aborted) return;
    wanted = new Set(
      pages.pagesOf(Math.max(0, first - neighbourReach), Math.min(end + neighbourReach, reachableEnd())),
    );
    for (const page of wanted) pages.look(page);
    clearTimeout(restTimer);
    const now = performance.now();
    const isRushing = now - lastShown < restAfter && pages.pagesOf(first, end).some((page) => !isHeldOrAsked(page));
    lastShown = now;
    if (isRushing) restTimer = setTimeout(fetchWanted, restAfter);
    else fetchWanted();
  }

  function reachableEnd(): number {
    return Math.max(rowCount.peek(), 1);
  }

  function isHeldOrAsked(page: number): boolean {
    return pages.has(page) || requests.has(page);
  }

  function fetchWanted(): void {
    for (const [page, request] of requests) {
      if (!wanted.has(page) && !request.pinned) forgetRequest(page, request.controller);
    }
    for (const page of wanted) {
      if (!isHeldOrAsked(page) && stateOf(page).peek().state !== 'failed') void fetchPage(page, false);
    }
  }

  function forgetRequest(page: number, controller: AbortController): void {
    requests.delete(page);
    controller.abort();
    if (stateOf(page).peek().state === 'loading' || stale.peek().has(page)) stateOf(page).value = { state: 'absent' };
    forgetStale(page);
  }

  function forgetStale(page: number): void {
    if (stale.peek().has(page)) stale.value = new Set([...stale.peek()].filter((other) => other !== page));
  }

  function fetchPage(page: number, pinned: boolean): Promise<void> {
    const controller = new AbortController();
    if (!stale.peek().has(page)) stateOf(page).value = { state: 'loading' };
    const isCurrent = () => requests.get(page)?.controller === controller;
    const done = orAborted(source.fetchPage(page, controller.signal), controller.signal).then(
      (answer) => {
        if (isCurrent()) accept(page, answer);
      },
      (error: unknown) => {
        if (isCurrent()) refuse(page, error);
      },
    );
    requests.set(page, { controller, pinned, done });
    return done;
  }

  function accept(page: number, answer: ListingPage<Row>): void {
    requests.delete(page);
    batch(() => {
      const rows = answer.rows.slice(0, pageSize);
      for (const forgotten of pages.keep(page, rows, wanted)) stateOf(forgotten).value = { state: 'absent' };
      listEnd.learn(page, rows.length, answer.total);
      failure.value = undefined;
      phase.value = rowCount.value === 0 ? 'empty' : 'filled';
      stateOf(page).value = { state: 'ready', rows };
      forgetStale(page);
      heldVersion.value += 1;
    });
    if (!refreshFailure.peek()) return;
    // Now there are newer ones: those of before that stayed are asked for once more.
    refreshFailure.value = undefined;
    fetchWanted();
  }

  function refuse(page: number, error: unknown): void {
    requests.delete(page);
    if (stale.peek().has(page) && pages.size === 0) {
      refreshFailure.value = { error };
      return;
    }
    batch(() => {
      stateOf(page).value = { state: 'failed', error };
      forgetStale(page);
      // After a refresh, too, there may be nothing to show beside the failure.
      if (phase.peek() !== 'waiting' && pages.size + requests.size > 0) return;
      phase.value = 'failed';
      failure.value = { error };
    });
  }

  function retry(page: number): void {
    if (requests.has(page) || lifetime.signal.aborted) return;
    if (phase.peek() === 'failed') {
      phase.value = 'waiting';
      failure.value = undefined;
    }
    void fetchPage(page, false);
  }

  async function refresh({ keepsRows = false } = {}): Promise<void> {
    if (lifetime.signal.aborted) return;
    const before = sorting.peek() && (allRows.peek() ?? outgoing.peek());
    const shown = new Set(keepsRows ? [...wanted].filter((page) => pages.has(page) || stale.peek().has(page)) : []);
    batch(() => {
      stale.value = new Set();
      abortAll();
      pages.clear();
      outgoing.value = before;
      stale.value = shown;
      for (const [page, state] of states) if (!shown.has(page)) state.value = { state: 'absent' };
      heldVersion.value += 1;
      failure.value = undefined;
      refreshFailure.value = undefined;
      // Rows that somebody looks at keep their places while they are fetched anew.
      if (phase.peek() !== 'filled') {
        phase.value = 'waiting';
        listEnd.forget(skeletonRows, true);
      } else listEnd.forget(rowCount.peek());
    });
    if (wanted.size === 0) wanted = new Set([0]);
    fetchWanted();
    if (before) void replace(before);
    await Promise.all([...requests.values()].map(({ done }) => done));
  }

  /** Fetches every row anew for an order that is shown; where they do not all come, the order ends. */
  async function replace(before: readonly Row[]): Promise<void> {
    try {
      // Again, because an answer may tell of more rows than were known.
      for (let end = 0; end < rowCount.peek() && end <= heldPages * pageSize; ) {
        end = rowCount.peek();
        await ensure(0, end, lifetime.signal);
      }
    } catch {
      // The page that failed says so itself.
    }
    if (outgoing.peek() !== before) return;
    batch(() => {
      outgoing.value = undefined;
      if (!allRows.peek()) sorting.value = undefined;
    });
  }

  function abortAll(): void {
    for (const [page, request] of requests) forgetRequest(page, request.controller);
  }

  function setSorting(next: Sorting | undefined): void {
    if (next && !(source.comparators?.[next.column] && (allRows.peek() ?? outgoing.peek()))) return;
    sorting.value = next;
  }

  function sortBy(column: string): void {
    const current = sorting.peek();
    const isOther = current?.column !== column;
    if (!isOther && current.direction === 'descending') setSorting(undefined);
    else setSorting({ column, direction: isOther ? 'ascending' : 'descending' });
  }

  async function ensure(first: number, end: number, signal: AbortSignal): Promise<readonly Row[]> {
    const wish = AbortSignal.any([signal, lifetime.signal]);
    const rows: Row[] = [];
    for (const page of pages.pagesOf(first, end)) {
      const start = page * pageSize;
      rows.push(...(await heldPage(page, wish)).slice(Math.max(0, first - start), end - start));
    }
    return rows;
  }

  async function heldPage(page: number, wish: AbortSignal): Promise<readonly Row[]> {
    // Again, because a refresh takes away what was asked for.
    for (;;) {
      wish.throwIfAborted();
      const held = pages.look(page);
      if (held) return held;
      const asked = requests.get(page);
      if (asked) asked.pinned = true;
      await orAborted(asked?.done ?? fetchPage(page, true), wish);
      const state = stateOf(page).peek();
      if (state.state === 'failed') throw state.error;
    }
  }

  return {
    pageSize: signal(pageSize),
    phase,
    failure,
    rowCount,
    isTotalKnown: computed(() => total.value !== undefined),
    knownCount: computed(() => total.value ?? rowCount.value - 1),
    allRows,
    heldRows: computed(() => {
      heldVersion.value;
      return pages.rows();
    }),
    sorting,
    sorted,
    isRefreshing: computed(() => stale.value.size > 0 && !refreshFailure.value),
    refreshFailure,
    page: stateOf,
    show,
    retry,
    refresh,
    sortBy,
    setSorting,
    ensure,
  };
}
