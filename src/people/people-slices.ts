/** The lists of people as the page and other tabs share them. */
import { contactsSlice } from '../console/people/contacts-slice.ts';
import { endUsersSlice } from '../console/people/end-users-slice.ts';
import { usersSlice } from '../console/people/users-slice.ts';
import { pageSlice } from '../console/store/page-slice.ts';
import type { ListModel } from '../console/store/shared-list.ts';
import type { Configuration } from '../host/configuration/configuration-types.ts';
import type { Person } from './contract.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';

const slices = { users: usersSlice, 'end-users': endUsersSlice, contacts: contactsSlice } as const;

/** Of any of the three: each slice’s shape says which members its entries have. */
export interface SharedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type?: string;
  readonly clientId?: string | null;
  readonly permitted?: boolean | null;
}

export const peopleSlice = (kind: PersonKind, configuration: Configuration): ListModel<SharedPerson> =>
  pageSlice(slices[kind], configuration) as unknown as ListModel<SharedPerson>;

export function sharedPerson(kind: PersonKind, { id, name, email, clientId, permitted }: Person): SharedPerson {
  const { type, hasOrganization, hasTickets } = personKinds[kind];
  return {
    id,
    name,
    email: email ?? '',
    ...(type !== null && { type }),
    ...(hasOrganization && { clientId: clientId ?? null }),
    ...(hasTickets && { permitted: permitted ?? null }),
  };
}
