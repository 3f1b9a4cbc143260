/** The snapshots of a guest as a tree, which follows the guest: opened at the one that it stands on. */
import { computed, createModel, effect, type Model, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import type { Snapshot } from '../../console/virtualization/snapshots.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { createTreeModel, type TreeModel } from '../../ui/tree/tree-model.ts';
import { rootId, type TreeNode } from '../../ui/tree/tree-types.ts';

interface Shape {
  readonly tree: TreeModel;
  /** As it is now, whatever it was when it was chosen. */
  readonly chosen: ReadonlySignal<Snapshot | undefined>;
}
export type SnapshotTree = Model<Shape>;

export interface SnapshotTreeOptions {
  readonly guest: ReadonlySignal<VirtualizationGuest | undefined>;
  locale(): string;
}

export function createSnapshotTree({ guest, locale }: SnapshotTreeOptions): SnapshotTree {
  return new (createModel<Shape>(() => {
    const snapshots = computed(() => guest.value?.snapshots ?? []);
    const tree = createTreeModel({
      async load({ parent }) {
        return { nodes: nodesOn(snapshots.peek(), parent?.id ?? null), hasMore: false };
      },
      // They are all there: one page is a branch.
      pageSize: 1000,
      locale,
      onFailure: () => undefined,
    });

    let shown = snapshots.peek();
    let current = guest.peek()?.currentSnapshotId ?? null;
    void openTo(current);

    effect(() => {
      const next = snapshots.value;
      const now = guest.value?.currentSnapshotId ?? null;
      untracked(() => void show(next, now));
    });
    effect(() => () => tree[Symbol.dispose]());

    async function show(next: readonly Snapshot[], now: string | null): Promise<void> {
      const [isSame, isSameCurrent] = [isSameValue(shown, next), now === current];
      const before = shown;
      shown = next;
      current = now;
      if (!isSame) await Promise.all([rootId, ...before.map(({ id }) => id)].map((branch) => tree.reload(branch)));
      if (!isSameCurrent) await openTo(now);
    }

    async function openTo(id: string | null): Promise<void> {
      const steps = pathTo(snapshots.peek(), id);
      if (steps.length > 0) await tree.openTo(steps.map((step) => (node: TreeNode) => node.id === step));
    }

    return {
      tree,
      chosen: computed(() => snapshots.value.find(({ id }) => id === tree.selected.value?.id)),
    };
  }))();
}

/** Those that stand on one, oldest first; null: on none. */
export const childrenOf = (snapshots: readonly Snapshot[], id: string | null): readonly Snapshot[] =>
  snapshots.filter(({ parent_id }) => parent_id === id).toSorted((one, other) => one.created - other.created);

const nodesOn = (snapshots: readonly Snapshot[], id: string | null): TreeNode[] =>
  childrenOf(snapshots, id).map((snapshot) => ({
    id: snapshot.id,
    label: snapshot.name,
    isLeaf: !snapshots.some(({ parent_id }) => parent_id === snapshot.id),
  }));

/** Ids from the root to it. */
export function pathTo(snapshots: readonly Snapshot[], id: string | null): readonly string[] {
  const found = snapshots.find((snapshot) => snapshot.id === id);
  return found ? [...pathTo(snapshots, found.parent_id), found.id] : [];
}
