/** Virtual machines, with their snapshots. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { type PowerAction, powered, powerStates, withPower } from './guest-power.ts';
import { machines, withDetails, withOwner, withTags, withWarranty } from './machine-changes.ts';
import { isWarranty, type MachineDetails, machineMembers, type Warranty } from './machine-shape.ts';
import { renamedSnapshot, type Snapshot, snapshots, snapshotTree, withoutSnapshot, withSnapshot } from './snapshots.ts';

export const guestShape = z
  .object({
    ...machineMembers,
    hostId: z.nullable(id),
    operatingSystem: z.nullable(z.string()),
    powerState: z.enum(powerStates),
    snapshots: snapshotTree,
    /** On which the guest stands as it is now; null: on none. */
    currentSnapshotId: z.nullable(id),
  })
  .check(
    z.refine(isWarranty),
    z.refine(
      ({ snapshots: tree, currentSnapshotId: own }) => own === null || tree.some((snapshot) => snapshot.id === own),
    ),
  );
export type VirtualizationGuest = Frozen<z.output<typeof guestShape>>;

export const guestsSlice = defineSlice({
  name: 'virtualizationGuests',
  section: '002 §2.9, §3.5',
  version: 2,
  tells: [
    'setTags',
    'setOwner',
    'setWarranty',
    'setDetails',
    'setPower',
    'addSnapshot',
    'renameSnapshot',
    'revertToSnapshot',
    'removeSnapshot',
    'remove',
  ],
  shape: z.object({ guests: listBy('id', guestShape) }),
  defaults: { guests: [] },
  transitions: {
    load: (_, loaded: readonly VirtualizationGuest[]) => ({ guests: loaded }),
    /** As it was measured last. */
    put: ({ guests }, measured: VirtualizationGuest) => ({ guests: machines.put(guests, measured) }),
    setTags: ({ guests }, guestId: string, tags: readonly string[]) => ({ guests: withTags(guests, guestId, tags) }),
    setOwner: ({ guests }, guestId: string, owner: string | null) => ({ guests: withOwner(guests, guestId, owner) }),
    setWarranty: ({ guests }, guestId: string, warranty: Warranty) => ({
      guests: withWarranty(guests, guestId, warranty),
    }),
    setDetails: ({ guests }, guestId: string, details: MachineDetails) => ({
      guests: withDetails(guests, guestId, details),
    }),
    setPower: (state, guestId: string, action: PowerAction) =>
      changed(state, guestId, (guest) => powered(guest, action)),

    /** The guest goes on from the new one. */
    addSnapshot: (state, guestId: string, snapshot: Snapshot) =>
      changed(state, guestId, (guest) => ({
        ...guest,
        snapshots: withSnapshot(guest.snapshots, snapshot),
        currentSnapshotId: snapshot.id,
      })),
    renameSnapshot: (state, guestId: string, snapshotId: string, name: string) =>
      changed(state, guestId, (guest) => ({ ...guest, snapshots: renamedSnapshot(guest.snapshots, snapshotId, name) })),
    /** Snapshots are of disks, not of memory: the guest is off afterwards. */
    revertToSnapshot: (state, guestId: string, snapshotId: string) =>
      changed(state, guestId, (guest) => ({
        ...withPower(guest, 'STOPPED'),
        currentSnapshotId: snapshots.found(guest.snapshots, snapshotId).id,
      })),
    removeSnapshot: (state, guestId: string, snapshotId: string) =>
      changed(state, guestId, (guest) => {
        const { parent_id } = snapshots.found(guest.snapshots, snapshotId);
        const { currentSnapshotId: current } = guest;
        return {
          ...guest,
          snapshots: withoutSnapshot(guest.snapshots, snapshotId),
          currentSnapshotId: current === snapshotId ? parent_id : current,
        };
      }),

    remove: ({ guests }, ids: readonly string[]) => ({ guests: machines.removed(guests, ids) }),
  },
});

const changed = (
  { guests }: { readonly guests: readonly VirtualizationGuest[] },
  guestId: string,
  change: (guest: VirtualizationGuest) => VirtualizationGuest,
) => ({ guests: machines.changed(guests, guestId, change) });
