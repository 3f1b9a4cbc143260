import { nameOf, parentOf } from '../../base/device-path.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { DestinationDevice } from './destination-devices.ts';
import type { PreflightTarget } from './preflight-model.ts';
import type { RestoreLocation } from './restore-order.ts';

interface Where {
  items: readonly BackupEntry[];
  location: RestoreLocation | undefined;
  source: { nodeId: number; nodeClass: string };
  destination: DestinationDevice | undefined;
  path: string;
}

/** Which names will come into which folders; `undefined` until somebody has said where to. */
export function preflightTarget({ items, location, source, destination, path }: Where): PreflightTarget | undefined {
  if (location === 'original') {
    const byFolder = new Map<string, string[]>();
    for (const item of items) {
      const folder = folderOf(item);
      const names = byFolder.get(folder) ?? [];
      names.push(restoredName(item));
      byFolder.set(folder, names);
    }
    return {
      ...source,
      folders: [...byFolder].map(([folder, names]) => ({ path: folder, names })),
      makesFolders: true,
    };
  }
  if (location === undefined || !destination || path.trim() === '') return undefined;
  const folders = [{ path: path.trim(), names: items.map(restoredName) }];
  return { nodeId: destination.id, nodeClass: destination.nodeClass, folders, makesFolders: false };
}

/** Where an item was on its device. */
export function folderOf(item: BackupEntry): string {
  return parentOf(item.fullPath || item.path) || item.parentPath;
}

export function restoredName(item: BackupEntry): string {
  return nameOf(item.fullPath || item.path) || item.name;
}

/** Names that more than one item has: in one folder they are in each other's way. */
export function repeatedNames(items: readonly BackupEntry[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of items.map(restoredName)) (seen.has(name) ? repeated : seen).add(name);
  return [...repeated];
}
