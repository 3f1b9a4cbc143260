/** What a listing is made of: where its rows come from, and what is known of them. */
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
