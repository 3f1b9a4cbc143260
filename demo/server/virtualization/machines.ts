/** Hosts and guests as they were measured last. Source: spec 002 §3.5. */
import { asc, eq } from 'drizzle-orm';
import { powerStates } from '../../../src/console/virtualization/guest-power.ts';
import type { GuestOnWire, History, HostOnWire } from '../../../src/virtualization/contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { virtualizationGuest, virtualizationHost, virtualizationReading } from '../database/schema.ts';
import type { KeyedChanges, Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';
import { cpuOf, dueGuestReadings, type GuestRow, memoryOf } from './guest-readings.ts';
import { type Health, healthOf, interval, readingAt, readUntil, slotAt } from './readings.ts';

type HostRow = typeof virtualizationHost.$inferSelect;
type ReadingRow = typeof virtualizationReading.$inferSelect;

const [running] = powerStates;
const healths: readonly Health[] = ['OK', 'WARNING', 'CRITICAL'];

export async function listHosts(database: Database) {
  const [hosts, guests, readings] = await Promise.all([
    database.select().from(virtualizationHost).orderBy(asc(virtualizationHost.id)),
    database.select().from(virtualizationGuest),
    database.select().from(virtualizationReading),
  ]);
  return {
    hosts: hosts.map((host) => measuredHost(host, readings)),
    guestCounts: hosts.map(({ id }) => {
      const own = guests.filter(({ hostId }) => hostId === id);
      const isRunning = ({ content }: GuestRow) => content.powerState === running;
      return { hostId: String(id), guests: own.length, running: own.filter(isRunning).length };
    }),
  };
}

export async function readHost(database: Database, wanted: string, now: number) {
  const host = await findHost(database, wanted);
  const [guests, readings] = await Promise.all([
    database
      .select()
      .from(virtualizationGuest)
      .where(eq(virtualizationGuest.hostId, host.id))
      .orderBy(asc(virtualizationGuest.id)),
    readingsOf(database, host.id),
  ]);
  return {
    host: measuredHost(host, readings),
    guests: guests.map((guest) => measuredGuest(guest, now)),
    histories: readings.map(asHistory),
  };
}

export const readingsOf = (database: Database, hostId: number) =>
  database
    .select()
    .from(virtualizationReading)
    .where(eq(virtualizationReading.hostId, hostId))
    .orderBy(asc(virtualizationReading.id));

export async function findHost(database: Database, id: string): Promise<HostRow> {
  const [row] = await database
    .select()
    .from(virtualizationHost)
    .where(eq(virtualizationHost.id, rowId(id)));
  if (!row) throw notFound('The host');
  return row;
}

export async function findGuest(database: Database, id: string): Promise<GuestRow> {
  const [row] = await database
    .select()
    .from(virtualizationGuest)
    .where(eq(virtualizationGuest.id, rowId(id)));
  if (!row) throw notFound('The guest');
  return row;
}

export function measuredHost({ id, content, version }: HostRow, readings: readonly ReadingRow[]): HostOnWire {
  const own = new Map(readings.filter(({ hostId }) => hostId === id).map((row) => [row.sensorId, row]));
  const latest = (sensorId: string) => own.get(sensorId)?.values.at(-1);
  const healthSensors = content.healthSensors.map((sensor) => {
    const { source } = own.get(sensor.id) ?? {};
    const value = latest(sensor.id) ?? null;
    return { ...sensor, value, status: source && value !== null ? healthOf(value, source) : sensor.status };
  });
  const worst = Math.max(0, ...healthSensors.map(({ status }) => healths.indexOf(status as Health)));
  const { cpu, memory } = content;
  return {
    ...content,
    id: String(id),
    version: String(version),
    cpu: { ...cpu, usedPercent: latest('cpu') ?? 0 },
    memory: { ...memory, used: Math.round((memory.total * (latest('memory') ?? 0)) / 100) },
    healthSensors,
    status: healths[worst] ?? 'OK',
  };
}

export function measuredGuest(row: GuestRow, now: number): GuestOnWire {
  const { id, hostId, content, version } = row;
  const { cpu, memory } = content;
  const at = slotAt(now);
  return {
    ...content,
    id: String(id),
    hostId: String(hostId),
    version: String(version),
    cpu: { ...cpu, usedPercent: cpuOf(row, at) ?? 0 },
    memory: { ...memory, used: memoryOf(row, at) ?? 0 },
  };
}

/** What agents would have read and sent since then, each reading once. */
export async function dueReadings(database: Database, now: number): Promise<Write[]> {
  const rows = await database.select().from(virtualizationReading);
  const ofHosts = rows.flatMap((row): Write[] => {
    const next = readUntil((at) => readingAt(row.source, at), row, now);
    if (next.last === row.last) return [];
    return [database.update(virtualizationReading).set(next).where(eq(virtualizationReading.id, row.id))];
  });
  return [...ofHosts, ...(await dueGuestReadings(database, now))];
}

export async function readSensors(database: Database, changes: KeyedChanges, now: number): Promise<void> {
  const call = { owner: 'clock', route: 'readings', key: undefined, fingerprint: () => '' };
  await changes.run<null>(call, (commit) =>
    commit(async () => ({ writes: await dueReadings(database, now), answer: null })),
  );
}

const asHistory = ({ sensorId, last, values }: ReadingRow): History => ({
  id: sensorId,
  start: last - Math.max(0, values.length - 1) * interval,
  interval,
  values,
});
