import type { CSSProperties } from 'react';
import { createListing, type Listing } from '../../../ui/table/model/listing.ts';

/** Rows at a time: a list of thousands is drawn where somebody looks. */
const pageSize = 500;

/** Rows that are all here, as lists of rows want them. */
export function heldListing<Row>(rows: readonly Row[]): Listing<Row> {
  return createListing<Row>({
    pageSize,
    fetchPage: async (page) => ({ rows: rows.slice(page * pageSize, (page + 1) * pageSize), total: rows.length }),
  });
}

/** Rows that a dialog has room for before its list scrolls. */
const shownRows = 10;

/** How high a list is: as its rows, as far as there is room. */
export const listHeight = (rows: readonly unknown[]) =>
  ({ '--bench-rows': Math.min(rows.length, shownRows) }) as CSSProperties;
