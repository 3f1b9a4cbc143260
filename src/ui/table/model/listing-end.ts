/** Where a listing ends, as far as its pages have told. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';

/** Rows drawn while nothing is known yet. Source: spec 003 §9. */
export const skeletonRows = 20;

export interface ListingEnd {
  /** `undefined` while it is not known. */
  total: ReadonlySignal<number | undefined>;
  /** Rows known to exist, and one more while the total is not known. */
  rowCount: ReadonlySignal<number>;
  learn(page: number, length: number, given: number | undefined): void;
  /** It is to be found again, unless a backend tells it. */
  forget(rows: number, isCertain?: boolean): void;
}

export function createListingEnd(pageSize: number): ListingEnd {
  const total = signal<number | undefined>(undefined);
  const knownEnd = signal(skeletonRows);
  let isTotalGiven = false;
  return {
    total,
    rowCount: computed(() => total.value ?? knownEnd.value),

    learn(page, length, given) {
      const end = page * pageSize + length;
      isTotalGiven = given !== undefined;
      if (given !== undefined) total.value = given;
      // An empty page tells only that the list ends before it, and of several the first one tells most.
      else if (length === 0) total.value = Math.min(end, total.peek() ?? end);
      else if (length < pageSize) total.value = end;
      else {
        knownEnd.value = Math.max(knownEnd.peek(), end + 1);
        if ((total.peek() ?? end) < end) total.value = undefined;
      }
    },

    // An end that was found, not told, is to be found again: the list may be longer by now.
    forget(rows, isCertain = false) {
      if (isTotalGiven && !isCertain) return;
      total.value = undefined;
      knownEnd.value = rows;
    },
  };
}
