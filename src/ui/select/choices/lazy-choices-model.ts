/** Options that come page by page from a caller's `loadOptions`: a newer question ends the older, whose answer is lost. */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource } from '../../../base/resource/paged-resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { LoadOptions, Option } from '../option.ts';
import type { Choices } from './choices.ts';

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
  /** The same anew: something of it has changed. What is shown stays meanwhile. */
  refresh(): void;
}
export type LazyChoicesModel = Model<Shape>;

export function createLazyChoicesModel(read: () => LazyChoicesOptions): LazyChoicesModel {
  return new (createModel<Shape>(() => lazyChoicesModel(read)))();
}

const none: readonly Option[] = [];

function lazyChoicesModel(read: () => LazyChoicesOptions): Shape {
  const searched = signal('');
  const list = createPagedResource<string, Option>({
    async read(search, page, signal) {
      const { loadOptions, pageSize } = read();
      const { options, hasMore } = await loadOptions({ search, page, pageSize, signal });
      return { items: options, hasMore };
    },
    idOf: ({ value }) => value,
    onFailure: (error) => read().onFailure(error),
  });

  return {
    found: computed(() => {
      const { status } = list.state.value;
      const { items = none, hasMore = false } = valueIn(list.state.value) ?? {};
      return { options: items, hasMore, search: searched.value, status: status === 'idle' ? 'loading' : status };
    }),
    open() {
      searched.value = '';
      list.ask('');
    },
    close: list.giveUp,
    search(text) {
      const next = text.trim();
      if (next === searched.peek()) return;
      searched.value = next;
      list.ask(next, { delay: read().debounce });
    },
    loadMore: list.loadMore,
    retry: list.retry,
    refresh: list.refresh,
  };
}
