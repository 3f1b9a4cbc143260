import type { Stats } from 'node:fs';
import { constants, lstatSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { type HeldFolder, holdFolder } from '../device/held-folder.ts';

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
 * lead outside what the plan protects, also one that takes a folder's place in between. Throws when the folder itself
 * cannot be read, so that a lost disk is a failed backup and not one in which everything was deleted.
 */
export async function scanFolder(root: string, isExcluded: (real: string, name: string) => boolean): Promise<Scan> {
  const scan: Scan = { folders: [], files: [], unreadable: [], leftOut: [] };
  const rootStats = lstatSync(root);
  if (!rootStats.isDirectory()) throw new Error(`${root} is not a folder`);
  const waiting: FoundItem[] = [{ path: '', name: '', real: root, stats: rootStats }];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    scan.folders.push(folder);
    for (const item of look(root, folder, isExcluded, scan)) {
      if (item.stats.isDirectory()) waiting.push(item);
      else if (item.stats.isFile()) scan.files.push(item);
      else scan.leftOut.push({ path: item.path, reason: item.stats.isSymbolicLink() ? 'LINK' : 'SPECIAL' });
    }
    await breathe();
  }
  return scan;
}

export function tellUnreadable(scan: Scan, path: string): void {
  scan.unreadable.push(path);
  scan.leftOut.push({ path, reason: 'UNREADABLE' });
}

/** Opens the files of a scan, best those of one folder after the other. */
export class ScannedFiles {
  readonly #root: string;
  #open: { path: string; folder: HeldFolder } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** The file's descriptor, to be closed; fails with ELOOP where a link has taken its place. */
  open({ path, name }: FoundItem): number {
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
    return this.#folder(parentOf(path)).within((at) => openSync(at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
  }

  close(): void {
    this.#open?.folder.close();
    this.#open = undefined;
  }

  #folder(path: string): HeldFolder {
    if (this.#open?.path === path) return this.#open.folder;
    this.close();
    const folder = hold(this.#root, path);
    this.#open = { path, folder };
    return folder;
  }
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function look(root: string, folder: FoundItem, isExcluded: (real: string, name: string) => boolean, scan: Scan) {
  try {
    const held = hold(root, folder.path);
    try {
      return held.within((at) =>
        readdirSync(at(''))
          .filter((name) => !isExcluded(join(folder.real, name), name))
          .flatMap((name) => inspect(folder, name, at(name), scan)),
      );
    } finally {
      held.close();
    }
  } catch (error) {
    if (folder.path === '') throw error;
    tellUnreadable(scan, folder.path);
    return [];
  }
}

function inspect(folder: FoundItem, name: string, address: string | Buffer, scan: Scan): FoundItem[] {
  const path = folder.path === '' ? name : `${folder.path}/${name}`;
  try {
    return [{ path, name, real: join(folder.real, name), stats: lstatSync(address) }];
  } catch {
    tellUnreadable(scan, path);
    return [];
  }
}

/** The scanned folder itself is not to be a link either. */
function hold(root: string, path: string): HeldFolder {
  const names = [basename(root), ...path.split('/')].filter((name) => name !== '');
  return holdFolder(dirname(root), names, { followsLinks: false });
}
