import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundItem {
  /** Below the scanned folder, with `/`; empty for itself. */
  path: string;
  name: string;
  real: string;
  stats: Stats;
}

/** Something that is there and is not backed up. */
export interface LeftOutItem {
  /** Below the scanned folder, with `/`. */
  path: string;
  reason: 'LINK' | 'UNREADABLE' | 'SPECIAL';
}

export interface Scan {
  folders: FoundItem[];
  files: FoundItem[];
  /** What could not be read: it and what lies below keeps its last known state instead of counting as deleted. */
  unreadable: string[];
  leftOut: LeftOutItem[];
}

/**
 * Folders and files below a folder, parents before children. Links and devices are left out: following a link could
 * lead outside what the plan protects. Throws when the folder itself cannot be read, so that a lost disk is a failed
 * backup and not one in which everything was deleted.
 */
export async function scanFolder(root: string, isExcluded: (real: string, name: string) => boolean): Promise<Scan> {
  const scan: Scan = { folders: [], files: [], unreadable: [], leftOut: [] };
  const rootStats = await lstat(root);
  if (!rootStats.isDirectory()) throw new Error(`${root} is not a folder`);
  const waiting: FoundItem[] = [{ path: '', name: '', real: root, stats: rootStats }];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    const names = await readdir(folder.real).catch((error: unknown) => {
      if (folder?.path === '') throw error;
      return undefined;
    });
    scan.folders.push(folder);
    if (!names) {
      tellUnreadable(scan, folder.path);
      continue;
    }
    const inside = folder;
    const items = await Promise.all(
      names.filter((name) => !isExcluded(join(inside.real, name), name)).map((name) => inspect(inside, name, scan)),
    );
    for (const item of items) {
      if (item?.stats.isDirectory()) waiting.push(item);
      else if (item?.stats.isFile()) scan.files.push(item);
      else if (item) scan.leftOut.push({ path: item.path, reason: item.stats.isSymbolicLink() ? 'LINK' : 'SPECIAL' });
    }
  }
  return scan;
}

export function tellUnreadable(scan: Scan, path: string): void {
  scan.unreadable.push(path);
  scan.leftOut.push({ path, reason: 'UNREADABLE' });
}

async function inspect(folder: FoundItem, name: string, scan: Scan): Promise<FoundItem | undefined> {
  const path = folder.path === '' ? name : `${folder.path}/${name}`;
  const real = join(folder.real, name);
  try {
    return { path, name, real, stats: await lstat(real) };
  } catch {
    tellUnreadable(scan, path);
    return undefined;
  }
}
