/**
 * Server mode: asks the caller's fetcher for a page whenever the query is another. The first time at once, later when
 * the query has rested; a newer query aborts the older, and what the older one still answers is not listened to.
 * Source: spec 003 §4, §7 and §9.
 */

import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import { orAborted } from '../../../../base/or-aborted.ts';
import { limits } from '../../../limits.ts';
import type { TableFetcher, TablePage, TableQuery } from '../../table-types.ts';

export interface FetchedRowsOptions<Row> {
  /** `undefined` in client mode: nothing is asked for. */
  fetcher: ReadonlySignal<TableFetcher<Row> | undefined>;
  query: ReadonlySignal<TableQuery>;
  isReactive: () => boolean;
  setPageIndex(index: number): void;
  report(error: unknown): void;
  now(): number;
}

export interface FetchedRows<Row> {
  page: ReadonlySignal<TablePage<Row> | undefined>;
  /** What the page answers. */
  answered: ReadonlySignal<TableQuery | undefined>;
  /** `rows`: those of the page are shown. `fetching`: nothing is shown yet. */
  state: ReadonlySignal<'fetching' | 'failed' | 'rows'>;
  isReloading: ReadonlySignal<boolean>;
  error: ReadonlySignal<unknown>;
  updatedAt: ReadonlySignal<number | undefined>;
  reload(options?: { showLoading?: boolean }): Promise<void>;
}

export function createFetchedRows<Row>(options: FetchedRowsOptions<Row>): FetchedRows<Row> {
  const { fetcher, query } = options;
  const page = signal<TablePage<Row> | undefined>(undefined);
  const answered = signal<TableQuery | undefined>(undefined);
  const state = signal<'fetching' | 'failed' | 'rows'>('fetching');
  const isReloading = signal(false);
  const error = signal<unknown>(undefined);
  const updatedAt = signal<number | undefined>(undefined);
  let request: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;
  let askedFetcher: TableFetcher<Row> | undefined;
  /** The next page is where an answer sent us, not where somebody went: nobody is about to go elsewhere. */
  let isSent = false;
  let isOver = false;

  effect(() => {
    const source = fetcher.value;
    const wanted = jsonText(query.value);
    untracked(() => {
      if (source !== askedFetcher) {
        askedFetcher = source;
        forget();
      }
      if (!source) {
        asked = undefined;
        return stop();
      }
      if (wanted === asked) return;
      const isFirst = asked === undefined || isSent;
      asked = wanted;
      isSent = false;
      stop();
      show(!options.isReactive());
      if (isFirst) void ask();
      else timer = setTimeout(() => void ask(), limits.table.fetchDebounce);
    });
  });
  effect(() => () => {
    isOver = true;
    stop();
  });

  /** Another fetcher has other rows, be it another customer's: nothing of the one before is shown. */
  function forget(): void {
    asked = undefined;
    batch(() => {
      page.value = undefined;
      answered.value = undefined;
      state.value = 'fetching';
      error.value = undefined;
      updatedAt.value = undefined;
    });
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    request?.abort();
    request = undefined;
  }

  /** Skeletons where rows may not stay, or where there are none. */
  function show(isLoading: boolean): void {
    batch(() => {
      if (isLoading || state.peek() !== 'rows') state.value = 'fetching';
      isReloading.value = state.peek() === 'rows';
    });
  }

  async function ask(): Promise<void> {
    const fetch = fetcher.peek();
    if (!fetch || isOver) return;
    stop();
    const controller = new AbortController();
    request = controller;
    try {
      const answer = await orAborted(fetch({ ...query.peek(), signal: controller.signal }), controller.signal);
      if (request === controller) accept(answer);
    } catch (reason) {
      if (request === controller) refuse(reason);
    }
  }

  function accept(answer: TablePage<Row>): void {
    request = undefined;
    const { pageIndex } = query.peek();
    if (pageIndex > 0 && pageIndex >= answer.pageCount) {
      // Rows were deleted since: the page is gone, and what it answers is of no use.
      isSent = true;
      options.setPageIndex(Math.max(0, Math.ceil(answer.pageCount) - 1));
      return;
    }
    batch(() => {
      page.value = answer;
      answered.value = query.peek();
      state.value = 'rows';
      isReloading.value = false;
      error.value = undefined;
      updatedAt.value = options.now();
    });
  }

  function refuse(reason: unknown): void {
    request = undefined;
    batch(() => {
      // Asked anew in vain, what is there still answers.
      if (state.peek() !== 'rows' || jsonText(answered.peek()) !== jsonText(query.peek())) state.value = 'failed';
      isReloading.value = false;
      error.value = reason;
    });
    options.report(reason);
  }

  return {
    page,
    answered,
    state,
    isReloading,
    error,
    updatedAt,
    async reload({ showLoading = false } = {}) {
      if (!fetcher.peek() || isOver) return;
      asked = jsonText(query.peek());
      show(showLoading);
      await ask();
    },
  };
}
