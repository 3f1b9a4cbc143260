/** Devices that are worked on: which of them run no scripts and no tasks meanwhile. Source: spec 002 §3.5 and §5. */
import { and, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { maintenance } from '../database/schema.ts';

/** At a moment, by the clock of ticketing. */
export async function blockedDevices(database: Database, time: number): Promise<Set<number>> {
  const isOn = and(lte(maintenance.startTime, time), or(isNull(maintenance.endTime), gt(maintenance.endTime, time)));
  const rows = await database.select({ id: maintenance.nodeId }).from(maintenance).where(isOn);
  return new Set(rows.map(({ id }) => id));
}
