/** Ways in which entries of the directory are asked for; `directory-kinds.ts` says which kind takes which. */
import type * as z from 'zod/mini';
import type { Endpoint } from '../host/http/endpoint.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { Operation } from '../host/http/operation.ts';
import type { nothing } from '../host/http/wire.ts';
import type { DirectoryEntry, DirectoryFilter, DirectoryPage, DirectoryQuery } from './directory-entry.ts';

export interface DirectorySource {
  load(client: HttpClient, query: DirectoryQuery): Promise<DirectoryPage>;
  /** Entries by id, deleted ones included, at most `mostIds` at once; those that nobody knows are left out. */
  find(client: HttpClient, ids: readonly string[], signal?: AbortSignal): Promise<readonly DirectoryEntry[]>;
}

/** So many ids fit into an address. */
export const mostIds = 50;
/** Characters that the contract takes. */
const longestSearch = 200;

/** A call whose answer is a page of rows. */
type PagedCall<Row> = Endpoint<
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType<{ results: Row[]; totalPages: number }>
>;

interface PagedNames {
  size: string;
  search: string;
}

/** The calls below `/query`. */
export const queryNames: PagedNames = { size: 'size', search: 'name' };
/** The lists of ticketing. */
export const listNames: PagedNames = { size: 'pageSize', search: 'searchCriteria' };

/**
 * A call that searches by name and gives a page at a time; `ownQuery` is asked beside that. `isOffered` leaves rows out
 * where a backend does not know what it was asked for. By id, either counts for nothing.
 */
export function pagedSource<Row>(
  call: PagedCall<Row>,
  names: PagedNames,
  entryOf: (row: Row) => DirectoryEntry,
  ownQuery: (filter: DirectoryFilter) => object = () => ({}),
  isOffered: (row: Row) => boolean = () => true,
): DirectorySource {
  return {
    async load(client, { search, page, pageSize, signal, filter }) {
      const wanted = search.slice(0, longestSearch);
      const query = {
        ...withoutUndefined(ownQuery(filter)),
        page,
        [names.size]: pageSize,
        ...(wanted !== '' && { [names.search]: wanted }),
      };
      const { results, totalPages } = await client.call(call, { params: {}, query }, { signal });
      const entries = results.filter(isOffered).map(entryOf);
      return { entries, hasMore: page + 1 < totalPages && results.length > 0 };
    },
    async find(client, ids, signal) {
      const query = { page: 0, [names.size]: mostIds, ids: ids.join(',') };
      const { results } = await client.call(call, { params: {}, query }, signal ? { signal } : {});
      // A backend that does not know the parameter gives others.
      return results.map(entryOf).filter(({ id }) => ids.includes(id));
    },
  };
}

/** All at once as long as nobody searches: a page of none is all of them. Source: spec 001 §7 and §9. */
export const atOnce = (source: DirectorySource): DirectorySource => ({
  ...source,
  async load(client, query) {
    if (query.search !== '') return source.load(client, query);
    return { ...(await source.load(client, { ...query, page: 0, pageSize: 0 })), hasMore: false };
  },
});

/** An operation that gives all there are at once: few enough to be searched here. */
export const wholeSource = <Data extends z.core.$ZodType>(
  operation: Operation<typeof nothing, Data>,
  entriesOf: (data: z.output<Data>) => readonly DirectoryEntry[],
): DirectorySource => sourceOfAll(async (...asked) => entriesOf(await executed(operation, ...asked)));

const executed = <Data extends z.core.$ZodType>(
  operation: Operation<typeof nothing, Data>,
  client: HttpClient,
  signal?: AbortSignal,
) => client.execute(operation, {}, signal ? { signal } : {});

/** Whatever else gives all there are at once. `isOffered` leaves out what has a name, and is not chosen anew. */
export function sourceOfAll(
  all: (client: HttpClient, signal?: AbortSignal) => Promise<readonly DirectoryEntry[]>,
  isOffered: (entry: DirectoryEntry) => boolean = () => true,
): DirectorySource {
  return {
    async load(client, { signal }) {
      return { entries: (await all(client, signal)).filter(isOffered), hasMore: false, isWhole: true };
    },
    find: async (client, ids, signal) => (await all(client, signal)).filter(({ id }) => ids.includes(id)),
  };
}

function withoutUndefined(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
