import type { ReadonlySignal } from '@preact/signals-core';
import type { Listing } from './listing.ts';
import type { PageState } from './listing-types.ts';

export type RowState<Row> =
  | { state: 'ready'; row: Row }
  /** Not held, or held by a page that came shorter than promised. */
  | { state: 'loading' }
  | { state: 'failed'; page: number; error: unknown };

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
