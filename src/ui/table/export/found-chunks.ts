/** Every row that a table finds, a part at a time and in order, wherever they are held. */
import { foundRows } from '../model/found-rows.ts';
import type { TableModel } from '../table-model-types.ts';
import type { TableFetcher, TableQuery } from '../table-types.ts';

export interface FoundChunk<Row> {
  rows: readonly Row[];
  /** Of all; `undefined` where nobody knows. */
  total: number | undefined;
}

/** Pages of a backend that are asked for at the same time. */
const requestsAtOnce = 3;
/** Rows that are held and taken in one go: between them the page may paint, and be pressed. */
const heldAtOnce = 2000;

/**
 * @throws what the fetcher throws, and the signal's reason. What was asked for ahead is then given up.
 */
export function foundChunks<Row>(model: TableModel<Row>, signal: AbortSignal): AsyncGenerator<FoundChunk<Row>> {
  const { fetcher, listing } = model.options.peek();
  const isChosen = model.selection.isShowingSelected.peek();
  if (isChosen || model.rows.isWhole.peek()) return heldChunks(foundRows(model), signal);
  if (fetcher) return fetchedChunks(fetcher, model.query.peek(), signal);
  const count = listing?.knownCount.peek() ?? 0;
  return ensuredChunks((first, end) => listing?.ensure(first, end, signal) ?? Promise.resolve([]), count);
}

async function* heldChunks<Row>(all: readonly Row[], signal: AbortSignal): AsyncGenerator<FoundChunk<Row>> {
  for (let first = 0; first < all.length; first += heldAtOnce) {
    if (first > 0) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    yield { rows: all.slice(first, first + heldAtOnce), total: all.length };
  }
}

async function* ensuredChunks<Row>(
  ensure: (first: number, end: number) => Promise<readonly Row[]>,
  total: number,
): AsyncGenerator<FoundChunk<Row>> {
  for (let first = 0; first < total; first += heldAtOnce) {
    yield { rows: await ensure(first, Math.min(first + heldAtOnce, total)), total };
  }
}

async function* fetchedChunks<Row>(
  fetcher: TableFetcher<Row>,
  query: TableQuery,
  outer: AbortSignal,
): AsyncGenerator<FoundChunk<Row>> {
  const controller = new AbortController();
  const signal = AbortSignal.any([outer, controller.signal]);
  const fetchPage = (pageIndex: number) => {
    signal.throwIfAborted();
    const page = fetcher({ ...query, pageIndex, signal });
    // One that fails while an earlier one is waited for fails once it is its turn.
    page.catch(() => undefined);
    return page;
  };
  try {
    const { data, pageCount, totalCount } = await fetchPage(0);
    yield { rows: data, total: totalCount };
    let next = 1;
    const ahead: ReturnType<TableFetcher<Row>>[] = [];
    const ask = () => {
      for (; ahead.length < requestsAtOnce && next < pageCount; next += 1) ahead.push(fetchPage(next));
    };
    for (ask(); ahead.length > 0; ask()) {
      const page = await ahead[0];
      ahead.shift();
      if (page) yield { rows: page.data, total: totalCount };
    }
  } finally {
    controller.abort();
  }
}
