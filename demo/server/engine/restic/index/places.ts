/** Where the folders that a plan protects are in its snapshots. */
import { posix } from 'node:path';
import { joinPath, parentOf } from '../../../../../src/base/device-path.ts';
import type { LiveFolders } from '../program/live-folders.ts';
import { kinds } from '../program/restic-nodes.ts';
import type { Place, Snapshot, Tree } from './snapshot-index.ts';

/**
 * A path that was backed up is in the tree as it is, or, where it was given relative to a folder, without the way to that
 * folder. Of a file it is the folder that the file is in.
 */
export async function findPlaces(live: LiveFolders, tree: Tree, snapshot: Snapshot): Promise<Place[]> {
  const candidates = tree.paths.map((path) => ({ path, ways: waysOf(path) }));
  const all = [...new Set(candidates.flatMap(({ ways }) => ways.map(({ treePath }) => treePath)))];
  const nodes = new Map((await live.find(snapshot, all)).map((node) => [node.path, node]));
  const places = new Map<string, Place>();
  for (const { ways } of candidates) {
    const way = ways.find(({ treePath }) => treePath === '' || nodes.has(treePath));
    if (!way) continue;
    const isFile = way.treePath !== '' && nodes.get(way.treePath)?.kind !== kinds.folder;
    const treePath = isFile ? parentInTree(way.treePath) : way.treePath;
    places.set(treePath, { treePath, devicePath: isFile ? parentOf(way.devicePath) : way.devicePath });
  }
  return [...places.values()];
}

export function isWindowsPath(path: string): boolean {
  return /^[A-Za-z]:[\\/]/.test(path);
}

/** The path on the device of what is in a place. */
export function onDevice({ devicePath, treePath }: Place, path: string): string {
  return joinPath(devicePath, ...path.slice(treePath.length).split('/'));
}

/** The place that something is in: the nearest one. */
export function placeOf(places: readonly Place[], path: string): Place {
  const around = places.filter(({ treePath }) => path === treePath || path.startsWith(`${treePath}/`));
  const nearest = around.toSorted((one, other) => other.treePath.length - one.treePath.length)[0];
  return nearest ?? { devicePath: '/', treePath: '' };
}

/** From the whole path to its last name. */
function waysOf(devicePath: string): Place[] {
  const inTree = isWindowsPath(devicePath)
    ? `/${devicePath.slice(0, 1)}/${devicePath.slice(3).replaceAll('\\', '/')}`
    : devicePath;
  const names = posix.normalize(`/${inTree}`).split('/').filter(Boolean);
  if (names.length === 0) return [{ devicePath, treePath: '' }];
  return names.map((_, index) => ({ devicePath, treePath: `/${names.slice(index).join('/')}` }));
}

function parentInTree(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
