/**
 * A list that a server holds a page at a time, and that is changed one record at a time. Whoever changes something says so,
 * and what shows the list reads it anew.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError } from '../../host/http/call-error.ts';
import type { TableFetcher, TablePage, TableQuery } from '../table/table-types.ts';

export interface RecordListOptions<Row> {
  read(query: TableQuery, signal: AbortSignal): Promise<TablePage<Row>>;
  /** Rows have come. */
  onRows?: ((rows: readonly Row[]) => void) | undefined;
}

interface Shape<Row> {
  readonly fetcher: TableFetcher<Row>;
  /** Rises when rows are to be read anew. */
  readonly edition: ReadonlySignal<number>;
  /** Ends with the list: for what is changed in it. */
  lifetime(): AbortSignal;
  changed(): void;
}
export type RecordList<Row> = Model<Shape<Row>>;

export function createRecordList<Row>({ read, onRows }: RecordListOptions<Row>): RecordList<Row> {
  return new (createModel<Shape<Row>>(() => {
    const edition = signal(0);
    const lifetime = new AbortController();
    effect(() => () => lifetime.abort());
    return {
      edition,
      lifetime: () => lifetime.signal,
      changed() {
        edition.value = edition.peek() + 1;
      },
      async fetcher({ signal: abort, ...query }) {
        const page = await read(query, abort);
        onRows?.(page.data);
        return page;
      },
    };
  }))();
}

/** How the lists of a contract are asked for, by what a table asks for. @param fields By which the server sorts */
export function listQuery<const Field extends string>(
  { pageIndex, pageSize, globalFilter, sortBy: [sort] }: TableQuery,
  fields: readonly Field[],
) {
  const sortField = fields.find((name) => name === sort?.id);
  return {
    page: pageIndex,
    pageSize,
    ...(globalFilter !== '' && { searchCriteria: globalFilter }),
    ...(sortField !== undefined && { sortField, sortDirection: sort?.desc ? ('DESC' as const) : ('ASC' as const) }),
  };
}

/** The page of such a list, as a table takes it. */
export function tablePage<Row>({ results, totalElements, totalPages }: ListPage<Row>): TablePage<Row> {
  return { data: results, pageCount: totalPages, totalCount: totalElements };
}

/**
 * One of a list that is only read a page at a time: it is looked for on all of them, whatever it is called by now.
 * Undefined: it was deleted.
 */
export async function recordIn<Row extends { readonly id: string }>(
  id: string,
  readPage: (page: { readonly page: number; readonly pageSize: number }) => Promise<ListPage<Row>>,
): Promise<Row | undefined> {
  for (let page = 0; ; page += 1) {
    const { results, totalPages } = await readPage({ page, pageSize: mostOfOnePage });
    const found = results.find((one) => one.id === id);
    if (found !== undefined || page + 1 >= totalPages) return found;
  }
}

/** Rows, as all calls of lists take it. */
const mostOfOnePage = 250;

interface ListPage<Row> {
  readonly results: readonly Row[];
  readonly totalElements: number;
  readonly totalPages: number;
}

export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'not-found';
}

/** What comes of deleting what is not there any more: somebody else was faster. */
export function goneAs<Answer>(answer: Answer): (error: unknown) => Answer {
  return (error) => {
    if (isGone(error)) return answer;
    throw error;
  };
}
