/** What a listing is made of: where its rows come from, and what is known of them. */
import type { Model, ReadonlySignal } from '@preact/signals-core';

export interface ListingPage<Row> {
  rows: readonly Row[];
  /** Absent where the backend does not tell: the listing then ends with the first page that is not full. */
  total?: number;
}

export interface ListingSource<Row> {
  pageSize: number;
  fetchPage(page: number, signal: AbortSignal): Promise<ListingPage<Row>>;
  /** Orders by column id; columns without one are not sortable. */
  comparators?: Readonly<Record<string, Comparator<Row>>>;
}

/** `sign` is 1 ascending and -1 descending: an order may keep some rows last in both. */
export type Comparator<Row> = (a: Row, b: Row, sign: 1 | -1) => number;

export type PageState<Row> =
  | { state: 'absent' }
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly Row[] }
  | { state: 'failed'; error: unknown };

export interface Sorting {
  column: string;
  direction: 'ascending' | 'descending';
}

/** `waiting` until the first answer, then what the grid has to show. */
export type ListingPhase = 'waiting' | 'failed' | 'empty' | 'filled';

export interface ListingShape<Row> {
  pageSize: ReadonlySignal<number>;
  phase: ReadonlySignal<ListingPhase>;
  /** Why the first answer failed, in phase `failed`. */
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  /** Rows known to exist, and one more while the total is not known. */
  rowCount: ReadonlySignal<number>;
  isTotalKnown: ReadonlySignal<boolean>;
  /** Rows known to exist: the number to tell a person. */
  knownCount: ReadonlySignal<number>;
  /** Every row, in the backend's order, when all are held. */
  allRows: ReadonlySignal<readonly Row[] | undefined>;
  /** The rows that are held now, of whichever pages. */
  heldRows: ReadonlySignal<readonly Row[]>;
  sorting: ReadonlySignal<Sorting | undefined>;
  /** The rows in the chosen order, when one is chosen. */
  sorted: ReadonlySignal<readonly Row[] | undefined>;
  /** Rows of before a refresh are still shown. */
  isRefreshing: ReadonlySignal<boolean>;
  /** Why they still are, where nothing came in their place. */
  refreshFailure: ReadonlySignal<{ error: unknown } | undefined>;
  page(index: number): ReadonlySignal<PageState<Row>>;
  show(first: number, end: number): void;
  retry(page: number): void;
  /**
   * Asks anew for what is looked at and forgets the rest; `keepsRows` leaves rows on screen until their own answer comes.
   * Resolves when what was asked for is answered, or given up.
   */
  refresh(options?: { keepsRows?: boolean }): Promise<void>;
  sortBy(column: string): void;
  /** As it says, where every row is held and the column has an order; otherwise nothing changes. */
  setSorting(sorting: Sorting | undefined): void;
  /** The rows of a range, fetched where they are missing; not given up when somebody scrolls elsewhere meanwhile. */
  ensure(first: number, end: number, signal: AbortSignal): Promise<readonly Row[]>;
}
export type Listing<Row> = Model<ListingShape<Row>>;
