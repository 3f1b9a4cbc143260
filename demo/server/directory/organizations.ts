/** The organizations of the demo, their locations and contacts: enough of each for lists of several pages. */

import { foldedName } from '../../../src/base/folded-name.ts';
import type { agreement, contact, location, organization } from '../database/directory-schema.ts';
import { sortKey } from '../database/names.ts';
import { personName, plainAddress } from './people.ts';

/** What every named row has. `searched` is found beside the name. */
export function named(name: string, { deleted = false, searched = '' } = {}) {
  return { name, searchName: foldedName(`${name} ${searched}`.trim()), sortKey: sortKey(name), deleted };
}

type NewOrganization = typeof organization.$inferInsert & { id: number };

const first: NewOrganization[] = [
  { id: 1, ...named('Harbor Logistics'), backupMode: 'ALL', nodeIds: [] },
  { id: 2, ...named('Kumo Design 株式会社'), backupMode: 'SELECTED', nodeIds: [3, 9, 15, 21] },
  { id: 3, ...named('Fjord Dental'), backupMode: 'ALL', nodeIds: [] },
  { id: 4, ...named('Al-Noor Trading'), backupMode: 'DISABLED', nodeIds: [] },
  { id: 5, ...named('Zürich Legal AG'), backupMode: 'ALL', nodeIds: [] },
];

const places = 'Aurora Bramble Cedar Delta Ember Falcon Granite Harvest Iris Juniper Kestrel'.split(' ');
const trades = 'Dental Logistics Legal Foods Media Labs Clinic Bakery Motors Partners'.split(' ');
const generated = 110;
/** Ids that tests and the demo pages name. */
export const deletedOrganization = first.length + generated;

/** Eleven and ten share no divisor, so that no two of the 110 have one name. */
export const organizations: NewOrganization[] = [
  ...first,
  ...Array.from({ length: generated }, (_, index) => {
    const id = first.length + index + 1;
    const name = `${places[index % places.length]} ${trades[index % trades.length]}`;
    return { id, ...named(name, { deleted: id === deletedOrganization }), backupMode: 'ALL', nodeIds: [] };
  }),
];

const sites = ['Headquarters', 'Warehouse', 'Branch office', 'Data centre'];
export const locationsOfOrganization = sites.length;
/** The last of the first organization's. */
export const deletedLocation = sites.length;

export const locations: (typeof location.$inferInsert)[] = organizations.flatMap(({ id: organizationId }) =>
  sites.map((site, index) => {
    const id = (organizationId - 1) * sites.length + index + 1;
    return { id, ...named(site, { deleted: id === deletedLocation }), organizationId };
  }),
);

const terms = ['Managed services', 'Remote support', 'Time and materials'];

/** Every fourth organization has none. */
export const agreements: (typeof agreement.$inferInsert)[] = organizations
  .filter(({ id }) => id % 4 !== 0)
  .map(({ id: organizationId }) => {
    return { id: organizationId, ...named(terms[organizationId % terms.length] ?? ''), organizationId };
  });

const contactCount = 120;
export const deletedContact = contactCount;

export const contacts: (typeof contact.$inferInsert)[] = Array.from({ length: contactCount }, (_, index) => {
  const id = index + 1;
  const name = personName(index * 3 + 1);
  const email = `${plainAddress(name)}.${id}@customer.example`;
  const organizationId = (index % organizations.length) + 1;
  return { id, ...named(name, { deleted: id === deletedContact, searched: email }), email, organizationId, version: 1 };
});
