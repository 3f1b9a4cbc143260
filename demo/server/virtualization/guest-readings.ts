/** What was read of guests: the same figures as of the guest itself, kept as time goes on, and none while it did not run. */
import { asc, eq } from 'drizzle-orm';
import { powerStates } from '../../../src/console/virtualization/guest-power.ts';
import type { History } from '../../../src/virtualization/contract.ts';
import type { Database } from '../database/open-database.ts';
import { virtualizationGuest, virtualizationGuestReading } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { interval, readingAt, readUntil } from './readings.ts';

export type GuestRow = typeof virtualizationGuest.$inferSelect;
type ReadingRow = typeof virtualizationGuestReading.$inferSelect;

const [running] = powerStates;

/** Percent. Undefined: it does not run, and uses nothing. */
export const cpuOf = (row: GuestRow, at: number): number | undefined =>
  isRunning(row) ? Math.min(100, around(row, row.content.cpu.usedPercent, 1, at)) : undefined;

/** Bytes. */
export function memoryOf(row: GuestRow, at: number): number | undefined {
  const { total, used } = row.content.memory;
  return isRunning(row) ? Math.min(total, Math.round(around(row, used, 2, at))) : undefined;
}

/** What runs is busier at one time than at another. */
function around({ id }: GuestRow, base: number, seed: number, at: number): number {
  const source = { seed: seed + 31 * id, base: base * 0.9, daily: base * 0.2, noise: base * 0.15, decimals: 1 };
  return readingAt(source, at);
}

const isRunning = ({ content }: GuestRow) => content.powerState === running;

/** As percentages, in the order in which they are numbered. */
const measures: Readonly<Record<string, (row: GuestRow, at: number) => number | null>> = {
  cpu: (row, at) => cpuOf(row, at) ?? null,
  memory(row, at) {
    const used = memoryOf(row, at);
    return used === undefined ? null : Number(((100 * used) / row.content.memory.total).toFixed(1));
  },
};

/** What its agents would have read and sent since then, each reading once. */
export async function dueGuestReadings(database: Database, now: number): Promise<Write[]> {
  const [guests, readings] = await Promise.all([
    database.select().from(virtualizationGuest),
    database.select().from(virtualizationGuestReading),
  ]);
  return guests.flatMap((guest) =>
    readOn(
      database,
      guest,
      readings.filter(({ guestId }) => guestId === guest.id),
      now,
    ),
  );
}

/** Before its state changes: what was read until then was read of the state that it had. */
export const readGuestOn = async (database: Database, guest: GuestRow, now: number): Promise<Write[]> =>
  readOn(database, guest, await rowsOf(database, guest.id), now);

function readOn(database: Database, guest: GuestRow, known: readonly ReadingRow[], now: number): Write[] {
  const names = Object.keys(measures);
  return names.flatMap((measure, index): Write[] => {
    const row = known.find((one) => one.measure === measure);
    const before = row ?? { last: 0, values: [] };
    const next = readUntil((at) => measures[measure]?.(guest, at) ?? null, before, now);
    if (next.last === before.last) return [];
    if (row)
      return [database.update(virtualizationGuestReading).set(next).where(eq(virtualizationGuestReading.id, row.id))];
    const id = names.length * (guest.id - 1) + index + 1;
    return [database.insert(virtualizationGuestReading).values({ id, guestId: guest.id, measure, ...next })];
  });
}

export async function guestHistories(database: Database, guestId: number): Promise<History[]> {
  return (await rowsOf(database, guestId)).map(({ measure, last, values }) => ({
    id: measure,
    start: last - Math.max(0, values.length - 1) * interval,
    interval,
    values,
  }));
}

const rowsOf = (database: Database, guestId: number): Promise<ReadingRow[]> =>
  database
    .select()
    .from(virtualizationGuestReading)
    .where(eq(virtualizationGuestReading.guestId, guestId))
    .orderBy(asc(virtualizationGuestReading.id));
