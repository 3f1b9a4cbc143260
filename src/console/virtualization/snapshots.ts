/** Snapshots of a guest: each stands on the one that it was taken from. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { id, listBy, moment } from '../shapes.ts';
import type { Frozen } from '../slice.ts';

const snapshot = z.object({
  id,
  /** Null: it stands on none. */
  parent_id: z.nullable(id),
  name: z.string(),
  created: moment,
});
export type Snapshot = Frozen<z.output<typeof snapshot>>;

export const snapshotTree = listBy('id', snapshot).check(z.refine(isTree));

export const snapshots = entriesBy('id', 'snapshot');

/** Of one guest. With each its disks grow slower, and hypervisors end at a chain of 32. */
export const mostSnapshots = 32;

/** On its parent, which there has to be. */
export function withSnapshot(tree: readonly Snapshot[], added: Snapshot): readonly Snapshot[] {
  if (tree.length >= mostSnapshots)
    throw new IllegalTransition(`"${added.name}" cannot be taken`, `a guest has at most ${mostSnapshots} snapshots`);
  if (added.parent_id !== null) snapshots.found(tree, added.parent_id);
  return snapshots.added(tree, added);
}

/** What stands on it stands on its parent then, as hypervisors merge the two. */
export function withoutSnapshot(tree: readonly Snapshot[], removed: string): readonly Snapshot[] {
  const { parent_id } = snapshots.found(tree, removed);
  return snapshots.removed(tree, [removed]).map((one) => (one.parent_id === removed ? { ...one, parent_id } : one));
}

export const renamedSnapshot = (tree: readonly Snapshot[], id: string, name: string): readonly Snapshot[] =>
  snapshots.changed(tree, id, (one) => ({ ...one, name }));

/** From each there is a way down that ends. */
function isTree(tree: readonly Snapshot[]): boolean {
  const rooted = new Set<string | null>([null]);
  const above = new Map<string | null, string[]>();
  for (const { id: own, parent_id } of tree) above.set(parent_id, [...(above.get(parent_id) ?? []), own]);
  for (const reached of rooted) for (const own of above.get(reached) ?? []) rooted.add(own);
  return rooted.size === tree.length + 1;
}
