/** Devices by what is typed of them: each word in a device’s names, or in that of its organization. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { device, organization } from '../database/schema.ts';
import { type SearchQuestion, withWords } from './found.ts';

export async function foundDevices(database: Database, question: SearchQuestion) {
  const rows = await database
    .select({
      id: device.id,
      name: device.displayName,
      systemName: device.systemName,
      clientId: device.organizationId,
      client: organization.name,
      variant: device.nodeClass,
    })
    .from(device)
    .innerJoin(organization, eq(organization.id, device.organizationId));
  return withWords(rows, question, (row) => `${row.name} ${row.systemName} ${row.client}`);
}
