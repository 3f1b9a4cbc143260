/** Devices that are worked on: at most one maintenance each, which blocks scripts and tasks. Source: spec 002 §3.5 and §5. */
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { durationOf } from '../../../src/console/policies/maintenance-duration.ts';
import { type MaintenanceMode, maintenanceModeSlice } from '../../../src/console/policies/maintenance-mode-slice.ts';
import {
  maintenanceIsOn,
  maintenanceIsOver,
  type RunningMaintenance,
} from '../../../src/policies/maintenance/contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { device, maintenance } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';

export interface MaintenanceState {
  maintenance: RunningMaintenance | null;
}

type Row = typeof maintenance.$inferSelect;
const { defaults, transitions } = maintenanceModeSlice;

export async function readState(database: Database, nodeId: string, now: number): Promise<MaintenanceState> {
  await requireDevice(database, nodeId);
  return asState(await rowOf(database, nodeId, now));
}

/** Within a change. */
export async function start(
  database: Database,
  nodeId: string,
  mode: MaintenanceMode,
  { startedBy, now }: { startedBy: string; now: number },
): Promise<Change<MaintenanceState>> {
  await requireDevice(database, nodeId);
  requireNoOther(await rowOf(database, nodeId, now));
  const { durationInSeconds, options } = mode;
  const row = {
    nodeId: rowId(nodeId),
    durationInSeconds,
    options,
    startTime: now,
    endTime: endOf(now, durationInSeconds),
    startedBy,
  };
  return {
    writes: [
      database.delete(maintenance).where(eq(maintenance.nodeId, row.nodeId)),
      database.insert(maintenance).values(row),
    ],
    answer: asState(row),
  };
}

/** Within a change. What two people add is added twice. */
export async function extend(
  database: Database,
  nodeId: string,
  seconds: number,
  now: number,
): Promise<Change<MaintenanceState>> {
  await requireDevice(database, nodeId);
  const row = await rowOf(database, nodeId, now);
  if (!row) throw over();
  if (row.durationInSeconds === null)
    throw new Refusal(409, maintenanceIsOn, 'This maintenance never expires, so it can’t be extended.');
  const durationInSeconds = row.durationInSeconds + seconds;
  if (durationOf(durationInSeconds) === undefined)
    throw new Refusal(400, 'INVALID_REQUEST', 'Maintenance can’t last that long altogether.', {}, [
      { field: 'amount', code: 'tooLargeAltogether' },
    ]);
  const changed = { ...row, durationInSeconds, endTime: endOf(row.startTime, durationInSeconds) };
  return {
    writes: [database.update(maintenance).set(changed).where(eq(maintenance.nodeId, row.nodeId))],
    answer: asState(changed),
  };
}

/** Within a change. */
export async function end(database: Database, nodeId: string): Promise<Change<MaintenanceState>> {
  await requireDevice(database, nodeId);
  return {
    writes: [database.delete(maintenance).where(eq(maintenance.nodeId, rowId(nodeId)))],
    answer: { maintenance: null },
  };
}

/** At a moment, by the clock of ticketing. */
export async function blockedDevices(database: Database, time: number): Promise<Set<number>> {
  const rows = await database.select({ id: maintenance.nodeId }).from(maintenance).where(isOnAt(time));
  return new Set(rows.map(({ id }) => id));
}

async function rowOf(database: Database, nodeId: string, time: number): Promise<Row | undefined> {
  const [row] = await database
    .select()
    .from(maintenance)
    .where(and(eq(maintenance.nodeId, rowId(nodeId)), isOnAt(time)));
  return row;
}

const isOnAt = (time: number) =>
  and(lte(maintenance.startTime, time), or(isNull(maintenance.endTime), gt(maintenance.endTime, time)));

async function requireDevice(database: Database, nodeId: string): Promise<void> {
  if ((await database.$count(device, eq(device.id, rowId(nodeId)))) === 0) throw notFound('The device');
}

/** By the console’s own transition: there may be only one. */
function requireNoOther(row: Row | undefined): void {
  try {
    const { maintenance: configured } = asState(row);
    transitions.configure(transitions.load(defaults, configured, []));
  } catch (error) {
    throw error instanceof IllegalTransition ? isOn() : error;
  }
}

const isOn = () => new Refusal(409, maintenanceIsOn, 'Someone else has already started maintenance on this device.');
const over = () => new Refusal(409, maintenanceIsOver, 'This maintenance is already over. Start a new one instead.');

const endOf = (startTime: number, seconds: number | null) => (seconds === null ? null : startTime + seconds * 1000);

function asState(row: Row | undefined): MaintenanceState {
  if (!row) return { maintenance: null };
  const { nodeId: _, ...mode } = row;
  return { maintenance: { ...mode, blocksScripting: true, blocksTasks: true } };
}
