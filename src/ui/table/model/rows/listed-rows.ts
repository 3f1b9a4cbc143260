/**
 * Endless scrolling over the caller's fetcher: a listing that is held in part, and another one for each search, filter
 * or order. The first is asked for at once, later ones when the question has rested. Source: spec 003 §4, §7 and §9.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import { createResource, type Resource } from '../../../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../../../base/resource/resource-state.ts';
import { fetchCode } from '../../../../host/late-code/fetch-code.ts';
import { limits } from '../../../limits.ts';
import type { TableFetcher, TablePage, TableQuery } from '../../table-types.ts';
import type { Listing } from '../listing.ts';

type Question = Omit<TableQuery, 'pageIndex' | 'pageSize'>;
type ListingCode = Resource<void, typeof import('../listing.ts')>;

/** Comes with the first table that scrolls through a fetcher's rows; one Retry is for all of them. */
export const listingCode: ListingCode = createResource({ read: () => fetchCode(() => import('../listing.ts')) });

export interface ListedRowsOptions<Row> {
  /** `undefined` where rows are not scrolled through: nothing is asked for. */
  fetcher: ReadonlySignal<TableFetcher<Row> | undefined>;
  /** A listing of somebody else's, who ends it, in the place of one over the fetcher. */
  given: ReadonlySignal<Listing<Row> | undefined>;
  question: ReadonlySignal<Question>;
  /** Rows that are asked for at a time. */
  pageSize: ReadonlySignal<number>;
  isReactive: () => boolean;
  report(error: unknown): void;
  now(): number;
  code?: ListingCode;
}

export interface ListedRows<Row> {
  /** What is shown, `undefined` where rows are not scrolled through. */
  listing: ReadonlySignal<Listing<Row> | undefined>;
  /** What holds the rows did not come, so that nothing was asked for; `reload` fetches it again. */
  failure: ReadonlySignal<{ readonly error: unknown } | undefined>;
  /** Rows stay on screen while the answer to another question is on its way. */
  isComing: ReadonlySignal<boolean>;
  updatedAt: ReadonlySignal<number | undefined>;
  /** Which rows are on screen, the end exclusive. */
  look(first: number, end: number): void;
  reload(options: { showLoading: boolean }): Promise<void>;
}

export function createListedRows<Row>(options: ListedRowsOptions<Row>): ListedRows<Row> {
  const { fetcher, question, pageSize, code = listingCode } = options;
  const own = signal<Listing<Row> | undefined>(undefined);
  const listing = computed(() => options.given.value ?? own.value);
  const coming = signal<Listing<Row> | undefined>(undefined);
  const isComing = signal(false);
  const updatedAt = signal<number | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;
  let askedFetcher: TableFetcher<Row> | undefined;
  let seen = { first: 0, end: 1 };
  /** The rows are as old as the first answer to a question or a refresh: what is scrolled to later makes them no younger. */
  let isAnswered = false;

  const failure = computed(() => fetcher.value && failureIn(code.state.value));
  effect(() => {
    if (fetcher.value === undefined) return;
    // What has failed for others is asked for anew by who comes later.
    untracked(() => (code.state.peek().status === 'idle' ? code.ask() : code.retry()));
  });
  effect(() => {
    if (failure.value) options.report(failure.value.error);
  });
  effect(() => {
    const source = fetcher.value;
    const isOn = source !== undefined && valueIn(code.state.value) !== undefined;
    const wanted = jsonText([question.value, pageSize.value]);
    untracked(() => {
      // Another fetcher has other rows, be it another customer's: nothing of the one before is shown.
      const isOther = source !== askedFetcher;
      if (wanted === asked && isOn && !isOther) return;
      const isFirst = asked === undefined || isOther;
      asked = isOn ? wanted : undefined;
      askedFetcher = source;
      stop();
      if (isOther) put(undefined);
      if (isOn) begin(isFirst);
      else put(undefined);
    });
  });
  effect(() => {
    const next = coming.value;
    if (!next || next.phase.value === 'waiting') return;
    untracked(() => {
      coming.value = undefined;
      put(next);
    });
  });
  effect(() => () => {
    stop();
    own.peek()?.[Symbol.dispose]();
  });

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    coming.peek()?.[Symbol.dispose]();
    coming.value = undefined;
  }

  function begin(isFirst: boolean): void {
    const next = listingOf(question.peek(), pageSize.peek());
    seen = { first: 0, end: 1 };
    isAnswered = false;
    if (options.isReactive() && own.peek()?.phase.peek() === 'filled') {
      isComing.value = true;
      coming.value = next;
    } else put(next);
    const start = () => {
      timer = undefined;
      next?.show(seen.first, seen.end);
    };
    if (isFirst) start();
    else timer = setTimeout(start, limits.table.fetchDebounce);
  }

  /** Shows it, and ends what was shown before. */
  function put(next: Listing<Row> | undefined): void {
    const before = own.peek();
    batch(() => {
      own.value = next;
      isComing.value = false;
    });
    before?.[Symbol.dispose]();
  }

  function listingOf(asking: Question, size: number): Listing<Row> | undefined {
    return valueIn(code.state.peek())?.createListing<Row>({
      pageSize: size,
      async fetchPage(pageIndex, abort) {
        try {
          const fetch = fetcher.peek();
          if (!fetch) throw new Error('The table no longer has a fetcher.');
          const answer = await fetch({ ...asking, pageIndex, pageSize: size, signal: abort });
          if (!abort.aborted && !isAnswered) {
            isAnswered = true;
            updatedAt.value = options.now();
          }
          return { rows: answer.data, ...totalOf(answer, pageIndex, size) };
        } catch (error) {
          if (!abort.aborted) options.report(error);
          throw error;
        }
      },
    });
  }

  return {
    listing,
    failure,
    isComing,
    updatedAt,
    look(first, end) {
      seen = { first, end };
      if (timer === undefined) (coming.peek() ?? listing.peek())?.show(first, end);
    },
    async reload({ showLoading }) {
      isAnswered = false;
      code.retry();
      await (coming.peek() ?? listing.peek())?.refresh({ keepsRows: !showLoading });
    },
  };
}

/** A backend that does not count its rows still says which page is its last. */
function totalOf<Row>({ data, pageCount, totalCount }: TablePage<Row>, pageIndex: number, size: number) {
  if (totalCount !== undefined) return { total: totalCount };
  return pageIndex + 1 >= pageCount ? { total: pageIndex * size + data.length } : {};
}
