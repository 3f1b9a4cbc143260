/** Hosts and guests as they stand on the server, past the element. */
import {
  changeGuestPower,
  deleteSnapshot,
  readVirtualizationHost,
  revertToSnapshot,
  takeSnapshot,
  updateVirtualizationGuest,
  updateVirtualizationHost,
} from '../../src/virtualization/contract.ts';
import { ask } from '../support/ask.ts';
import { ok } from '../support/assert.ts';

/** A host of its own for these tests, and a guest of it. */
export const lab = { hostId: '3', host: 'lab-hv-01', guestId: '11', guest: 'lab-ubuntu', other: 'LAB-WIN11' };

const noDetails = { tags: [], owner: null, warrantyStartDate: null, warrantyEndDate: null };

export const storedHost = () => ask(readVirtualizationHost, { params: { id: lab.hostId } });

export async function storedGuest(name = lab.guest, hostId = lab.hostId) {
  const { guests } = await ask(readVirtualizationHost, { params: { id: hostId } });
  const guest = guests.find((one) => one.name === name);
  ok(guest, name);
  return guest;
}

export const saveHost = (tags: string[]) =>
  ask(updateVirtualizationHost, { params: { id: lab.hostId }, body: { ...noDetails, tags } });

export const power = (action: string) => ask(changeGuestPower, { params: { id: lab.guestId }, body: { action } });

/** Runs, without details, and with a tree of snapshots: Base, on it Update, on that Patch, where it stands. */
export async function freshGuest(): Promise<void> {
  const params = { id: lab.guestId };
  const { snapshots } = await storedGuest();
  for (const { id: snapshotId } of snapshots) await ask(deleteSnapshot, { params: { ...params, snapshotId } });
  for (const name of ['Base', 'Update', 'Patch']) await ask(takeSnapshot, { params, body: { name } });
  if ((await storedGuest()).powerState !== 'RUNNING') await power('START');
  await ask(updateVirtualizationGuest, { params, body: noDetails });
  await saveHost([]);
}

export async function revert(name: string): Promise<void> {
  const { id, snapshots } = await storedGuest();
  const snapshotId = snapshots.find((one) => one.name === name)?.id ?? '';
  await ask(revertToSnapshot, { params: { id, snapshotId } });
}
