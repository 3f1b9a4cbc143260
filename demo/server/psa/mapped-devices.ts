/** Devices as mappings see them: where they are, what role they have, and in which groups they are. */
import type { Database } from '../database/open-database.ts';
import { type device, deviceRole } from '../database/schema.ts';
import { groupsOf, locationOf } from '../directory/device-places.ts';

export interface PsaDevice {
  id: number;
  name: string;
  clientId: number;
  locationId: number;
  nodeRoleId: string;
  /** Ids. */
  groups: string[];
  online: boolean;
  systemName: string;
  nodeClass: string;
}

export async function mappedDevices(
  database: Database,
  rows: readonly (typeof device.$inferSelect)[],
): Promise<PsaDevice[]> {
  const roles = await database.select().from(deviceRole);
  const roleIds = new Map(roles.map(({ id, name }) => [name, String(id)]));
  return rows.map(({ id, displayName, systemName, organizationId, nodeClass, online }) => ({
    id,
    name: displayName,
    clientId: organizationId,
    locationId: locationOf(id, organizationId),
    nodeRoleId: roleIds.get(nodeClass) ?? '',
    groups: groupsOf(id),
    online,
    systemName,
    nodeClass,
  }));
}
