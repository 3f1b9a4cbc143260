/** The lists of people as the page and other tabs share them: what was changed in one is shown in all. */
import { jsonText } from '../base/json-text.ts';
import { contactsSlice } from '../console/people/contacts-slice.ts';
import { endUsersSlice } from '../console/people/end-users-slice.ts';
import { usersSlice } from '../console/people/users-slice.ts';
import { pageSlice } from '../console/store/page-slice.ts';
import type { SliceModel } from '../console/store/slice-model.ts';
import type { Configuration } from '../host/configuration/configuration-types.ts';
import type { Person } from './contract.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

const slices = { users: usersSlice, 'end-users': endUsersSlice, contacts: contactsSlice } as const;

/** What the slices of all three have in common. */
type PeopleSlice = SliceModel<typeof endUsersSlice>;
export type SharedPerson = PeopleSlice['state']['value']['entries'][number];

export const peopleSlice = (kind: PersonKind, configuration: Configuration): PeopleSlice =>
  pageSlice(slices[kind], configuration) as PeopleSlice;

export function sharedPerson(kind: PersonKind, { id, name, email, clientId, permitted }: Person): SharedPerson {
  const { type, hasOrganization, hasTickets } = personKinds[kind];
  return {
    id,
    name,
    email: email ?? '',
    ...(type === null ? {} : { type }),
    ...(hasOrganization && { clientId: clientId ?? null }),
    ...(hasTickets && { permitted: permitted ?? null }),
  } as SharedPerson;
}

/** Those of before that did not come again stay: a list comes a page at a time. */
export function withLoaded(known: readonly SharedPerson[], loaded: readonly SharedPerson[]): readonly SharedPerson[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of loaded) byId.set(one.id, one);
  const all = [...byId.values()];
  return jsonText(all) === jsonText(known) ? known : all;
}
