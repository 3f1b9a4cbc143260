/** Which page is looked at. Source: spec 003 §4 and §9, the lazy load rule. */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { limits } from '../../../limits.ts';
import type { PageModel } from '../../table-model-types.ts';
import type { TableOptions } from '../../table-types.ts';
import { verbs } from '../verbs.ts';
import type { TableCore } from './table-core.ts';

export interface PagesOptions<Row> {
  core: TableCore;
  size: ReadonlySignal<number>;
  /** What may be chosen from. */
  sizes: ReadonlySignal<readonly number[] | undefined>;
  chooseSize(size: number): void;
  /** Where rows come bit by bit, and may come now. */
  lazyLoad: ReadonlySignal<TableOptions<Row>['lazyLoad']>;
  isEndless: ReadonlySignal<boolean>;
  /** `undefined` while nobody knows. */
  pageCount: ReadonlySignal<number | undefined>;
  /** Whether `pageCount` counts rows that are here: then a page beyond them is left. */
  isCounted: ReadonlySignal<boolean>;
  /** Rows that are held, in client mode. */
  heldRows: ReadonlySignal<number>;
  /** Of those, rows that the query finds. */
  foundRows: ReadonlySignal<number>;
  report(error: unknown): void;
}

export interface Pages extends PageModel {
  toFirst(): void;
}

const usualPageSizes = [25, 50, 100, 250];

/** Rows a page, as the options say and the limit allows. */
export function pageSizeOf(wish: number | 'all' | undefined): number {
  const most = limits.table.pageSizeLimit;
  return typeof wish === 'number' && wish >= 1 ? Math.min(Math.floor(wish), most) : most;
}

export function createPages<Row>(pages: PagesOptions<Row>): Pages {
  const { core, size, sizes, lazyLoad, isEndless, pageCount, isCounted, heldRows, foundRows, report } = pages;
  const isLoadingMore = signal(false);
  const wantedRow = signal<{ readonly row: number } | undefined>(undefined);
  const waiting = signal<{ index: number; settle: () => void } | undefined>(undefined);
  const hasMore = computed(() => lazyLoad.value?.hasMore === true);
  const index = computed(() => (isEndless.value ? 0 : core.pageIndex.value));
  const canGoOn = computed(() => {
    if (isEndless.value) return hasMore.value;
    return hasMore.value || pageCount.value === undefined || index.value + 1 < pageCount.value;
  });
  let loading: AbortController | undefined;
  /** Rows when more were asked for last. */
  let heldBefore = 0;

  effect(() => {
    const wish = waiting.value;
    if (!wish) return;
    const isThere = foundRows.value > wish.index * size.value;
    const isGrown = heldRows.value > heldBefore;
    if (isLoadingMore.value && !isThere) return;
    untracked(() => {
      // Rows came, but none that the query finds.
      if (!isThere && hasMore.peek()) return isGrown ? void loadMore() : undefined;
      if (isThere) core.setPageIndex(wish.index);
      giveUp();
    });
  });
  // Rows that went away take their pages with them.
  effect(() => {
    if (!isCounted.value) return;
    const count = pageCount.value;
    if (count === undefined || core.pageIndex.value < Math.max(1, count)) return;
    untracked(() => core.setPageIndex(Math.max(0, count - 1)));
  });
  effect(() => () => {
    loading?.abort();
    waiting.peek()?.settle();
  });

  /** Source: spec 003 §9: when (pageIndex + 1) is a multiple of the request's pages; and where there is nothing to show. */
  function needsMore(next: number): boolean {
    if (!hasMore.peek() || !lazyLoad.peek()) return false;
    if (foundRows.peek() <= next * size.peek()) return true;
    const requestPages = (lazyLoad.peek()?.requestPageSize ?? 0) / size.peek();
    return requestPages > 0 && next % requestPages === 0 && foundRows.peek() < (next + 1) * size.peek();
  }

  async function loadMore(): Promise<void> {
    const lazy = lazyLoad.peek();
    if (!lazy || loading) return;
    const controller = new AbortController();
    loading = controller;
    isLoadingMore.value = true;
    heldBefore = heldRows.peek();
    try {
      await lazy.load(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        report(error);
        giveUp();
      }
    }
    loading = undefined;
    isLoadingMore.value = false;
  }

  function giveUp(): void {
    const wish = waiting.peek();
    waiting.value = undefined;
    wish?.settle();
  }

  async function goTo(next: number): Promise<void> {
    giveUp();
    const last = pageCount.peek();
    const target = Math.min(Math.max(0, Math.floor(next) || 0), Number.MAX_SAFE_INTEGER);
    if (isEndless.peek()) {
      const row = target * size.peek();
      if (hasMore.peek() && row >= foundRows.peek()) await loadMore();
      wantedRow.value = { row };
      return;
    }
    if (next > index.peek() && needsMore(target)) {
      await new Promise<void>((settle) => {
        waiting.value = { index: target, settle };
        void loadMore();
      });
      return;
    }
    core.setPageIndex(last === undefined ? target : Math.min(target, Math.max(0, last - 1)));
  }

  return {
    index,
    size,
    sizes: computed(() => {
      if (isEndless.value) return [];
      const offered = (sizes.value ?? usualPageSizes).map(pageSizeOf);
      return offered.length === 0 ? offered : [...new Set([...offered, size.value])].sort((a, b) => a - b);
    }),
    isEndless,
    isLoadingMore,
    wantedRow,
    canGoBack: computed(() => index.value > 0),
    canGoOn,
    ...verbs({
      goTo,
      setSize(wish: number) {
        giveUp();
        const first = index.value * size.value;
        batch(() => {
          pages.chooseSize(pageSizeOf(wish));
          core.setPageIndex(Math.floor(first / size.value));
        });
      },
      toFirst() {
        giveUp();
        core.setPageIndex(0);
      },
    }),
  };
}
