/** Where a device of the demo is, and in which groups: always the same, by its number. */

import { deletedLocation, locationsOfOrganization } from './organizations.ts';
import { groups } from './ticketing.ts';

/** One of its organization's that is there. */
export function locationOf(deviceId: number, organizationId: number): number {
  const first = (organizationId - 1) * locationsOfOrganization + 1;
  const id = first + (deviceId % locationsOfOrganization);
  return id === deletedLocation ? first : id;
}

/** Two of them; of every third device none. */
export function groupsOf(deviceId: number): string[] {
  if (deviceId % 3 === 0) return [];
  const one = 1 + (deviceId % groups.length);
  const other = 1 + ((deviceId * 7) % groups.length);
  return [...new Set([one, other])].map(String);
}
