/**
 * A list that comes page by page: a resource whose next page is put to what is there. Rows that move from one page to
 * the next meanwhile are listed once, and a page without anything new ends the list, which would be asked for without end.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type AskOptions, createResource, type Resource } from './resource.ts';
import type { PagedState, ResourceState } from './resource-state.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** Of all pages, where known. */
  readonly total?: number | undefined;
}

export interface Pages<Item> extends Page<Item> {
  /** As far as is known, and never fewer than there are. */
  readonly total: number | undefined;
  /** From 0. */
  readonly nextPage: number;
}

export interface PagedResourceOptions<Question, Item> {
  /** @param page From 0. */
  read(question: Question, page: number, signal: AbortSignal): Promise<Page<Item>>;
  /** By what a row is known again on another page. */
  idOf(item: Item): string | number;
  /** A page has come, and is in the state. */
  onPage?: ((fresh: readonly Item[]) => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

export interface PagedResource<Question, Item> extends Omit<Resource<Question, Pages<Item>>, 'state'> {
  readonly state: ReadonlySignal<PagedState<Pages<Item>>>;
  /** The next page, where there is one and nothing is under way. A page that has failed is asked for by `retry`. */
  loadMore(): void;
}

/** A page as the console's calls answer it. An empty page is the last, whatever the server counts. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  { totalPages, totalElements }: { totalPages: number; totalElements?: number | undefined },
): Page<Item> {
  return { items, hasMore: items.length > 0 && page + 1 < totalPages, total: totalElements };
}

interface Answer<Item> extends Pages<Item> {
  /** What the last page brought. */
  readonly fresh: readonly Item[];
}

interface PageQuestion<Question, Item> {
  question: Question;
  page: number;
  before: readonly Item[];
}

export function createPagedResource<Question, Item>(
  options: PagedResourceOptions<Question, Item>,
): PagedResource<Question, Item> {
  const { read, idOf, onPage, onFailure } = options;
  const isMore = signal(false);
  let asked: { question: Question } | undefined;

  const pages = createResource<PageQuestion<Question, Item>, Answer<Item>>({
    async read({ question, page, before }, signal) {
      const answer = await read(question, page, signal);
      const known = new Set(before.map(idOf));
      const fresh = answer.items.filter((item) => !known.has(idOf(item)) && known.add(idOf(item)));
      const items = [...before, ...fresh];
      const hasMore = answer.hasMore && fresh.length > 0;
      const counted = answer.total === undefined ? undefined : Math.max(answer.total, items.length);
      return { items, fresh, hasMore, total: hasMore ? counted : items.length, nextPage: page + 1 };
    },
    onAnswer: ({ fresh }) => onPage?.(fresh),
    onFailure,
  });

  function ask(question: PageQuestion<Question, Item>, askOptions?: AskOptions): void {
    batch(() => {
      asked = question;
      isMore.value = question.page > 0;
      pages.ask(question, askOptions);
    });
  }

  return {
    ...pages,
    state: computed(() => (isMore.value ? asMore(pages.state.value) : pages.state.value)),

    ask: (question, askOptions) => ask({ question, page: 0, before: [] }, askOptions),

    loadMore() {
      const shown = pages.state.peek();
      if (!asked || shown.status !== 'ready' || !shown.value.hasMore) return;
      const { items, nextPage } = shown.value;
      ask({ question: asked.question, page: nextPage, before: items }, { keepsValue: true });
    },

    refresh() {
      if (asked && pages.state.peek().status !== 'idle')
        ask({ question: asked.question, page: 0, before: [] }, { keepsValue: true });
    },
  };
}

function asMore<Value>(state: ResourceState<Value>): PagedState<Value> {
  switch (state.status) {
    case 'refreshing':
      return { ...state, status: 'loading-more' };
    case 'refresh-failed':
      return { ...state, status: 'more-failed' };
    default:
      return state;
  }
}
