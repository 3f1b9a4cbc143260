import { type ReadonlySignal, untracked } from '@preact/signals-core';
import type { Listing } from './listing.ts';
import type { PageState } from './listing-types.ts';

export type RowState<Row> =
  | { state: 'ready'; row: Row }
  /** Not held, or held by a page that came shorter than promised. */
  | { state: 'loading' }
  | { state: 'failed'; page: number; error: unknown };

/** The row at a place of the list, `undefined` while it is not held. Reads signals. */
export function heldRow<Row>(listing: Listing<Row>, index: number): Row | undefined {
  const state = rowState(listing, index);
  return state.state === 'ready' ? state.row : undefined;
}

/** Why the row at a place could not be fetched, and with which page of requests. Reads signals. */
export function rowFailure<Row>(listing: Listing<Row>, index: number): { page: number; isFirst: boolean } | undefined {
  const state = rowState(listing, index);
  return state.state === 'failed' ? { page: state.page, isFirst: index % listing.pageSize.value === 0 } : undefined;
}

/** The rows at places of the list, for who goes through all of them: looks at each page once, and tracks nothing. */
export function listingReader<Row>(listing: Listing<Row>): (index: number) => Row | undefined {
  if (listing.sorted.peek()) return (index) => untracked(() => heldRow(listing, index));
  const size = listing.pageSize.peek();
  let page = -1;
  let rows: readonly Row[] = [];
  return (index) => {
    const wanted = Math.floor(index / size);
    if (wanted !== page) {
      page = wanted;
      const held = listing.page(page).peek();
      rows = held.state === 'ready' ? held.rows : [];
    }
    return rows[index - page * size];
  };
}

/** What to show at a place of the list; reads signals, so that a component that calls it follows just that page. */
export function rowState<Row>(listing: Listing<Row>, index: number): RowState<Row> {
  const sorted = listing.sorted.value;
  if (sorted) {
    const row = sorted[index];
    return row === undefined ? { state: 'loading' } : { state: 'ready', row };
  }
  const pageSize = listing.pageSize.value;
  const page = Math.floor(index / pageSize);
  const held = (listing.page(page) as ReadonlySignal<PageState<Row>>).value;
  if (held.state === 'failed') return { state: 'failed', page, error: held.error };
  const row = held.state === 'ready' ? held.rows[index % pageSize] : undefined;
  return row === undefined ? { state: 'loading' } : { state: 'ready', row };
}

/** Only where every row of it is held; an order that is shown may still be taken back. Reads signals. */
export function canOrder<Row>(listing: Listing<Row>): boolean {
  return listing.rowCount.value > 1 && (listing.allRows.value !== undefined || listing.sorted.value !== undefined);
}
