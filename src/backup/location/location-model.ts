/** A folder of a device, chosen in the tree of its folders. Source: spec 000 §2 (Browse locations), §4 (file tree). */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { isSamePath, joinPath, stepsTo } from '../../base/device-path.ts';
import { valueIn } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { createTreeModel, type TreeModel } from '../../ui/tree/tree-model.ts';
import type { LoadTreePage, TreeNode } from '../../ui/tree/tree-types.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { type DeviceEntry, listDeviceDirectory } from '../recovery-contract.ts';

export interface LocationOptions {
  client: HttpClient;
  nodeId: number;
  /** Where it opens; without one nothing is chosen. */
  path: string | undefined;
  locale(): string;
  onFailure(error: unknown): void;
}

interface Shape {
  readonly tree: TreeModel;
  /** Path of the chosen folder. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** The folder at which it was to open is not there: of it only this much is. */
  readonly missing: ReadonlySignal<{ path: string; nearest: string | undefined } | undefined>;
  /** Closed now, somebody's choice would be gone: another folder than the one at which it opened. */
  wouldLose(): boolean;
  /** A folder was made in the chosen one: it is chosen in its place. */
  created(name: string, path: string | undefined): Promise<void>;
}
export type LocationModel = Model<Shape>;

export function createLocationModel(options: LocationOptions): LocationModel {
  return new (createModel<Shape>(() => locationModel(options)))();
}

function locationModel({ client, nodeId, path = '', locale, onFailure }: LocationOptions): Shape {
  const tree = createTreeModel({
    load: foldersOf(client, nodeId),
    pageSize: recoveryLimits.treePageSize,
    locale,
    onFailure,
  });
  const missed = signal<Shape['missing']['value']>(undefined);
  const chosen = computed(() => tree.selected.value?.id);
  let isGone = false;

  effect(() => () => {
    isGone = true;
    tree[Symbol.dispose]();
  });
  if (path.trim() !== '') void openAt(path);

  async function openAt(wanted: string): Promise<void> {
    const steps = stepsTo(wanted);
    const found = await tree.openTo(steps.map((step) => (node: TreeNode) => isSamePath(node.id, step)));
    const hasRoots = (valueIn(tree.state.peek())?.items.length ?? 0) > 0;
    // Without a listing nothing is known; and who chose another folder meanwhile needs to hear nothing of this one.
    if (isGone || !hasRoots || (found && isSamePath(found.id, wanted)) || chosen.peek() !== found?.id) return;
    missed.value = { path: wanted, nearest: found?.id };
  }

  return {
    tree,
    chosen,
    missing: computed(() => (missed.value?.nearest === chosen.value ? missed.value : undefined)),

    wouldLose() {
      const now = chosen.peek();
      if (now === undefined || missed.peek()?.nearest === now) return false;
      return !isSamePath(now, path);
    },

    async created(name, given) {
      const folder = chosen.peek();
      if (folder === undefined) return;
      const made = given ?? joinPath(folder, name);
      await tree.reload(folder);
      if (isGone || chosen.peek() !== folder) return;
      const steps = [...stepsTo(folder), made];
      await tree.openTo(steps.map((step) => (node: TreeNode) => isSamePath(node.id, step)));
    },
  };
}

/** Folders come before files: with the first file there are no more. */
function foldersOf(client: HttpClient, nodeId: number): LoadTreePage {
  return async ({ parent, page, pageSize, signal: given }) => {
    const query = { page, size: pageSize, ...(parent && { path: parent.id }) };
    const answer = await client.call(listDeviceDirectory, { params: { nodeId }, query }, { signal: given });
    const folders = answer.results.filter(isFolder);
    const hasMore = folders.length === answer.results.length && folders.length > 0 && page + 1 < answer.totalPages;
    return {
      nodes: folders.map(({ path, name }) => ({ id: path, label: name })),
      hasMore,
    };
  };
}

function isFolder({ type, path }: DeviceEntry): boolean {
  return type === 'FOLDER' && path !== '';
}
