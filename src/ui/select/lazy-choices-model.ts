/** Options that come page by page from a caller's `loadOptions`: a newer question ends the older, whose answer is lost. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Choices } from './choices.ts';
import type { LoadOptions, Option } from './option.ts';

export interface LazyChoicesOptions {
  /** Asked for each time, because a caller may give another function with every render. */
  loadOptions: LoadOptions;
  pageSize: number;
  /** Milliseconds from the last key to the question. */
  debounce: number;
  onFailure(error: unknown): void;
}

interface Shape {
  readonly found: ReadonlySignal<Pick<Choices, 'options' | 'status' | 'hasMore' | 'search'>>;
  /** The list was opened: asks at once. */
  open(): void;
  /** The list was closed: what is under way is given up. */
  close(): void;
  /** Somebody typed: asks when they pause. */
  search(text: string): void;
  loadMore(): void;
  retry(): void;
}
export type LazyChoicesModel = Model<Shape>;

export function createLazyChoicesModel(read: () => LazyChoicesOptions): LazyChoicesModel {
  return new (createModel<Shape>(() => lazyChoicesModel(read)))();
}

const nothing = { options: [] as readonly Option[], status: 'loading', hasMore: false, search: '' } as const;

function lazyChoicesModel(read: () => LazyChoicesOptions): Shape {
  const found = signal<Shape['found']['value']>(nothing);
  let page = 0;
  let question: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function giveUp() {
    clearTimeout(timer);
    question?.abort();
    question = undefined;
  }

  effect(() => giveUp);

  function begin(search: string) {
    giveUp();
    page = 0;
    found.value = { ...nothing, search: search.trim() };
  }

  async function ask() {
    giveUp();
    const mine = new AbortController();
    question = mine;
    const before = found.peek();
    const { loadOptions, pageSize, onFailure } = read();
    try {
      const answer = await loadOptions({ search: before.search, page, pageSize, signal: mine.signal });
      if (question !== mine) return;
      const known = new Set(before.options.map(({ value }) => value));
      // While somebody scrolls, rows may move from one page to the next.
      const fresh = answer.options.filter(({ value }) => !known.has(value));
      page += 1;
      found.value = {
        search: before.search,
        options: [...before.options, ...fresh],
        status: 'ready',
        // A page without anything new would be asked for without end.
        hasMore: answer.hasMore && fresh.length > 0,
      };
    } catch (error) {
      if (question !== mine) return;
      found.value = { ...found.peek(), status: 'failed' };
      onFailure(error);
    }
  }

  function resume() {
    const current = found.peek();
    found.value = { ...current, status: current.options.length > 0 ? 'loadingMore' : 'loading' };
    void ask();
  }

  return {
    found,
    open() {
      begin('');
      void ask();
    },
    close: giveUp,
    search(text) {
      if (text.trim() === found.peek().search) return;
      begin(text);
      timer = setTimeout(() => void ask(), read().debounce);
    },
    loadMore() {
      if (found.peek().status === 'ready' && found.peek().hasMore) resume();
    },
    retry() {
      if (found.peek().status === 'failed') resume();
    },
  };
}
