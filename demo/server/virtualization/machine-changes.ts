/** What people change of hosts and guests, by the console's own transitions: what those refuse, the server refuses. */
import { eq } from 'drizzle-orm';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import type { PowerAction } from '../../../src/console/virtualization/guest-power.ts';
import { guestsSlice } from '../../../src/console/virtualization/guests-slice.ts';
import { hostsSlice } from '../../../src/console/virtualization/hosts-slice.ts';
import {
  type DetailsBody,
  detailsOutdated,
  type GuestOnWire,
  guestStateConflict,
  type HostOnWire,
} from '../../../src/virtualization/contract.ts';
import { detailsIssues, snapshotIssues } from '../../../src/virtualization/machine-rules.ts';
import { type Database, reserveIds } from '../database/open-database.ts';
import { virtualizationGuest, virtualizationHost } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { readGuestOn } from './guest-readings.ts';
import { findGuest, findHost, measuredGuest, measuredHost, readingsOf } from './machines.ts';

export interface Named {
  readonly guestId: string;
  readonly snapshotId: string;
}

type GuestState = ReturnType<typeof guestsSlice.transitions.load>;

/** Within a change. `edited` is the version that somebody started from. */
export async function updateHost(
  database: Database,
  id: string,
  body: DetailsBody,
  edited: string | undefined,
): Promise<Change<HostOnWire>> {
  const row = await findHost(database, id);
  requireDetails(body);
  requireVersion(row, edited);
  const readings = await readingsOf(database, row.id);
  const { hosts } = hostsSlice.transitions.setDetails({ hosts: [measuredHost(row, readings)] }, id, body);
  const { tags, owner, warrantyStartDate, warrantyEndDate } = hosts[0] as HostOnWire;
  const content = { ...row.content, tags, owner, warrantyStartDate, warrantyEndDate };
  const saved = { ...row, content, version: row.version + 1 };
  return {
    writes: [database.update(virtualizationHost).set(saved).where(eq(virtualizationHost.id, row.id))],
    answer: measuredHost(saved, readings),
  };
}

/** Within a change. */
export async function updateGuest(
  database: Database,
  id: string,
  body: DetailsBody,
  { edited, now }: { edited: string | undefined; now: number },
): Promise<Change<GuestOnWire>> {
  requireDetails(body);
  return changeGuest(database, id, now, (state) => guestsSlice.transitions.setDetails(state, id, body), {
    edited,
    isNewVersion: true,
  });
}

/** Within a change. */
export const changePower = (database: Database, id: string, action: PowerAction, now: number) =>
  changeGuest(database, id, now, (state) => guestsSlice.transitions.setPower(state, id, action));

/** Within a change. */
export async function addSnapshot(database: Database, id: string, name: string, now: number) {
  requireValid(snapshotIssues({ name }), { words: {} });
  const { content } = await findGuest(database, id);
  const added = {
    id: String(await reserveIds(database, 1)),
    parent_id: content.currentSnapshotId,
    name: name.trim(),
    created: now,
  };
  return changeGuest(database, id, now, (state) => guestsSlice.transitions.addSnapshot(state, id, added));
}

/** Within a change. */
export async function giveSnapshotName(database: Database, { guestId, snapshotId }: Named, name: string, now: number) {
  requireValid(snapshotIssues({ name }), { words: {} });
  await requireSnapshot(database, { guestId, snapshotId });
  return changeGuest(database, guestId, now, (state) =>
    guestsSlice.transitions.renameSnapshot(state, guestId, snapshotId, name.trim()),
  );
}

/** Within a change. */
export async function revertGuest(database: Database, { guestId, snapshotId }: Named, now: number) {
  await requireSnapshot(database, { guestId, snapshotId });
  return changeGuest(database, guestId, now, (state) =>
    guestsSlice.transitions.revertToSnapshot(state, guestId, snapshotId),
  );
}

/** Within a change. */
export async function removeSnapshot(database: Database, { guestId, snapshotId }: Named, now: number) {
  await requireSnapshot(database, { guestId, snapshotId });
  return changeGuest(database, guestId, now, (state) =>
    guestsSlice.transitions.removeSnapshot(state, guestId, snapshotId),
  );
}

async function changeGuest(
  database: Database,
  id: string,
  now: number,
  transition: (state: GuestState) => GuestState,
  { edited, isNewVersion = false }: { edited?: string | undefined; isNewVersion?: boolean } = {},
): Promise<Change<GuestOnWire>> {
  const row = await findGuest(database, id);
  requireVersion(row, edited);
  const { guests } = legally(row.content.name, () => transition({ guests: [measuredGuest(row, now)] }));
  const { cpu: _, memory: __, id: ___, hostId: ____, version: _____, ...after } = guests[0] as GuestOnWire;
  // What it uses is measured, and what it is measured around stays when it is turned off.
  const content = { ...after, cpu: row.content.cpu, memory: row.content.memory };
  const saved = { ...row, content, version: row.version + (isNewVersion ? 1 : 0) };
  return {
    writes: [
      ...(await readGuestOn(database, row, now)),
      database.update(virtualizationGuest).set(saved).where(eq(virtualizationGuest.id, row.id)),
    ],
    answer: measuredGuest(saved, now),
  };
}

async function requireSnapshot(database: Database, { guestId, snapshotId }: Named): Promise<void> {
  const { content } = await findGuest(database, guestId);
  if (!content.snapshots.some(({ id }) => id === snapshotId)) throw notFound('The snapshot');
}

function requireDetails(body: DetailsBody): void {
  requireValid(detailsIssues(body), {
    words: { warrantyEndDate: { endsFirst: 'The warranty would end before it begins' } },
  });
}

function requireVersion(row: { version: number; content: { name: string } }, edited: string | undefined): void {
  if (edited === undefined || edited === String(row.version)) return;
  const message = `Somebody has saved “${row.content.name}” since you opened it. Nothing was overwritten.`;
  throw new Refusal(412, detailsOutdated, message);
}

/** What the console could not do either. */
function legally<Next>(name: string, transition: () => Next): Next {
  try {
    return transition();
  } catch (error) {
    const message = `The state of “${name}” doesn’t allow this, so nothing was changed.`;
    throw error instanceof IllegalTransition ? new Refusal(409, guestStateConflict, message) : error;
  }
}
