/** The slice of a list that the server holds: what was loaded of it, what became of it since, and how it is sorted. */
import * as z from 'zod/mini';
import { entriesBy } from './entries.ts';
import { listBy } from './shapes.ts';
import type { Frozen, Slice } from './slice.ts';
import { byName, type Sorting, sorting } from './sorting.ts';

interface ListOptions<Entry> {
  readonly name: string;
  readonly section: string;
  /** What one of them is called when something cannot be done with it. */
  readonly what: string;
  readonly entry: Entry;
}

export interface ListState<One> {
  readonly entries: readonly One[];
  readonly sort: Readonly<Sorting>;
}

export type ListTransitions<One> = {
  readonly load: (state: ListState<One>, entries: readonly One[]) => ListState<One>;
  readonly add: (state: ListState<One>, one: One) => ListState<One>;
  /** Whatever the changes say, the id stays. */
  readonly change: (state: ListState<One>, id: string, changes: Partial<Omit<One, 'id'>>) => ListState<One>;
  readonly remove: (state: ListState<One>, ids: readonly string[]) => ListState<One>;
  readonly sort: (state: ListState<One>, sort: Readonly<Sorting>) => ListState<One>;
};

export function listSlice<Entry extends z.ZodMiniType<{ id: string }>>({
  what,
  entry,
  ...named
}: ListOptions<Entry>): Slice<ListState<Frozen<z.output<Entry>>>, ListTransitions<Frozen<z.output<Entry>>>> {
  const list = entriesBy('id', what);
  return {
    ...named,
    version: 1,
    kept: 'nowhere',
    tells: ['add', 'change', 'remove'],
    shape: z.object({ entries: listBy('id', entry), sort: sorting }),
    defaults: { entries: [], sort: byName },
    transitions: {
      load: (state, entries) => ({ ...state, entries }),
      add: (state, one) => ({ ...state, entries: list.added(state.entries, one) }),
      change: (state, id, changes) => ({
        ...state,
        entries: list.changed(state.entries, id, (one) => ({ ...one, ...changes, id })),
      }),
      remove: (state, ids) => ({ ...state, entries: list.removed(state.entries, ids) }),
      sort: (state, sort) => ({ ...state, sort }),
    },
  };
}
