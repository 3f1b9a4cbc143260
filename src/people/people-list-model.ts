/** One list of people: a page at a time, shared with the page and other tabs, and changed one person at a time. */
import { createModel, effect, type Model } from '@preact/signals-core';
import type { Configuration } from '../host/configuration/configuration-types.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { Press } from '../host/http/idempotency.ts';
import {
  createRecordList,
  isGone,
  listQuery,
  type RecordList,
  tablePage,
} from '../ui/record-list/record-list-model.ts';
import { deletePerson, listPeople, type Person, type PersonUse, personSortFields, readPersonUse } from './contract.ts';
import { peopleSlice, sharedPerson, withLoaded } from './people-slices.ts';
import type { PersonKind } from './person-kinds.ts';

export interface PeopleListOptions {
  readonly client: HttpClient;
  readonly configuration: Configuration;
  readonly kind: PersonKind;
}

interface Shape {
  readonly list: RecordList<Person>;
  /** Was created, or saved. */
  put(person: Person): void;
  readUse(id: string, signal: AbortSignal): Promise<PersonUse>;
  /** How many open tickets lost them; undefined: somebody else was faster. */
  remove(id: string, press: Press): Promise<number | undefined>;
}
export type PeopleList = Model<Shape>;

export function createPeopleList(options: PeopleListOptions): PeopleList {
  return new (createModel<Shape>(() => peopleList(options)))();
}

function peopleList({ client, configuration, kind }: PeopleListOptions): Shape {
  const shared = peopleSlice(kind, configuration);
  /** As this list has seen it: another state is somebody else’s doing. */
  let seen = shared.state.peek().entries;
  let isLoading = false;
  const list = createRecordList<Person>({
    async read(query, signal) {
      const args = { params: { kind }, query: listQuery(query, personSortFields) };
      return tablePage(await client.call(listPeople, args, { signal }));
    },
    onRows(rows) {
      const { entries } = shared.state.peek();
      const loaded = withLoaded(
        entries,
        rows.map((row) => sharedPerson(kind, row)),
      );
      if (loaded === entries) return;
      // Its own doing, also for the effect below, which runs as it changes.
      isLoading = true;
      shared.change('load', loaded);
      isLoading = false;
    },
  });
  effect(() => {
    const { entries } = shared.state.value;
    if (entries === seen) return;
    seen = entries;
    if (!isLoading) list.changed();
  });

  return {
    list,
    put(person) {
      const one = sharedPerson(kind, person);
      const isKnown = shared.state.peek().entries.some(({ id }) => id === one.id);
      if (isKnown) shared.change('change', one.id, one);
      else shared.change('add', one);
      // Not all of them are in what is shared: roles are not.
      list.changed();
    },
    readUse: (id, signal) => client.call(readPersonUse, { params: { kind, id } }, { signal }),
    async remove(id, press) {
      const tickets = await client
        .call(deletePerson, { params: { kind, id } }, { press, signal: list.lifetime() })
        .then(({ openTickets }) => openTickets, ifGone);
      if (shared.state.peek().entries.some((one) => one.id === id)) shared.change('remove', [id]);
      list.changed();
      return tickets;
    },
  };
}

function ifGone(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}
