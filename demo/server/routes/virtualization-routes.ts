/** Hosts of virtual machines, their guests and snapshots (spec 002 §2.9, §3.5). */
import {
  changeGuestPower,
  deleteSnapshot,
  listVirtualizationHosts,
  readGuestReadings,
  readVirtualizationHost,
  renameSnapshot,
  revertToSnapshot,
  takeSnapshot,
  updateVirtualizationGuest,
  updateVirtualizationHost,
} from '../../../src/virtualization/contract.ts';
import { versionIn } from '../http/if-match.ts';
import { guestHistories } from '../virtualization/guest-readings.ts';
import {
  addSnapshot,
  changePower,
  giveSnapshotName,
  removeSnapshot,
  revertGuest,
  updateGuest,
  updateHost,
} from '../virtualization/machine-changes.ts';
import { findGuest, listHosts, readHost, readSensors } from '../virtualization/machines.ts';
import type { Services } from './services.ts';

export function serveVirtualization({ calls, changes, database, clock }: Services): void {
  clock.follow(() => readSensors(database, changes, clock.now()));
  const named = ({ id, snapshotId }: { id: string; snapshotId: string }) => ({ guestId: id, snapshotId });

  calls.implement(listVirtualizationHosts, () => listHosts(database));
  calls.implement(readVirtualizationHost, ({ params }) => readHost(database, params.id, clock.now()));
  calls.implement(readGuestReadings, async ({ params }) => {
    const { id } = await findGuest(database, params.id);
    return { histories: await guestHistories(database, id) };
  });

  calls.change(updateVirtualizationHost, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateHost(database, params.id, body, edited));
  });
  calls.change(updateVirtualizationGuest, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateGuest(database, params.id, body, { edited, now: clock.now() }));
  });

  calls.change(changeGuestPower, ({ params, body, commit }) =>
    commit(() => changePower(database, params.id, body.action, clock.now())),
  );
  calls.change(takeSnapshot, ({ params, body, commit }) =>
    commit(() => addSnapshot(database, params.id, body.name, clock.now())),
  );
  calls.change(renameSnapshot, ({ params, body, commit }) =>
    commit(() => giveSnapshotName(database, named(params), body.name, clock.now())),
  );
  calls.change(revertToSnapshot, ({ params, commit }) =>
    commit(() => revertGuest(database, named(params), clock.now())),
  );
  calls.change(deleteSnapshot, ({ params, commit }) =>
    commit(() => removeSnapshot(database, named(params), clock.now())),
  );
}
