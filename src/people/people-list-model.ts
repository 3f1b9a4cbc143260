/** One list of people: a page at a time, shared with the page and other tabs, and changed one person at a time. */
import { createModel, type Model } from '@preact/signals-core';
import { createSharedList } from '../console/store/shared-list.ts';
import type { Configuration } from '../host/configuration/configuration-types.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { Press } from '../host/http/idempotency.ts';
import { goneAs, listQuery, type RecordList, tablePage } from '../ui/record-list/record-list-model.ts';
import { deletePerson, listPeople, type Person, type PersonUse, personSortFields, readPersonUse } from './contract.ts';
import { peopleSlice, type SharedPerson, sharedPerson } from './people-slices.ts';
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

export function createPeopleList({ client, configuration, kind }: PeopleListOptions): PeopleList {
  return new (createModel<Shape>(() => {
    const people = createSharedList<Person, SharedPerson>({
      slice: peopleSlice(kind, configuration),
      shared: (person) => sharedPerson(kind, person),
      async read(query, signal) {
        const args = { params: { kind }, query: listQuery(query, personSortFields) };
        return tablePage(await client.call(listPeople, args, { signal }));
      },
    });
    return {
      list: people.list,
      put: people.put,
      readUse: (id, signal) => client.call(readPersonUse, { params: { kind, id } }, { signal }),
      async remove(id, press) {
        const options = { press, signal: people.list.lifetime() };
        const tickets = await client
          .call(deletePerson, { params: { kind, id } }, options)
          .then(({ openTickets }) => openTickets, goneAs(undefined));
        people.removed(id);
        return tickets;
      },
    };
  }))();
}
