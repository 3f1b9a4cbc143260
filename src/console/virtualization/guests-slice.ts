/** Virtual machines, with their snapshots. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { machines, withOwner, withTags, withWarranty } from './machine-changes.ts';
import { isWarranty, machineMembers, type Warranty } from './machine-shape.ts';
import { renamedSnapshot, type Snapshot, snapshotTree, withoutSnapshot, withSnapshot } from './snapshots.ts';

const guest = z
  .object({ ...machineMembers, hostId: z.nullable(id), snapshots: snapshotTree })
  .check(z.refine(isWarranty));
export type VirtualizationGuest = Frozen<z.output<typeof guest>>;

export const guestsSlice = defineSlice({
  name: 'virtualizationGuests',
  section: '002 §2.9, §3.5',
  tells: ['setTags', 'setOwner', 'setWarranty', 'addSnapshot', 'renameSnapshot', 'removeSnapshot', 'remove'],
  shape: z.object({ guests: listBy('id', guest) }),
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

    addSnapshot: (state, guestId: string, snapshot: Snapshot) =>
      withTree(state, guestId, (tree) => withSnapshot(tree, snapshot)),
    renameSnapshot: (state, guestId: string, snapshotId: string, name: string) =>
      withTree(state, guestId, (tree) => renamedSnapshot(tree, snapshotId, name)),
    removeSnapshot: (state, guestId: string, snapshotId: string) =>
      withTree(state, guestId, (tree) => withoutSnapshot(tree, snapshotId)),

    remove: ({ guests }, ids: readonly string[]) => ({ guests: machines.removed(guests, ids) }),
  },
});

const withTree = (
  { guests }: { readonly guests: readonly VirtualizationGuest[] },
  guestId: string,
  change: (tree: readonly Snapshot[]) => readonly Snapshot[],
) => ({ guests: machines.changed(guests, guestId, (one) => ({ ...one, snapshots: change(one.snapshots) })) });
