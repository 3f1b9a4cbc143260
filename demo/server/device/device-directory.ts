/** What a device's folders hold now: what is on its disk, and beside it the folders that only its backups know. */
import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import type * as z from 'zod/mini';
import type { deviceEntry } from '../../../src/backup/recovery-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { refusalOfFolder, requireAllowed, requireOnline } from './device-access.ts';
import type { DeviceFolders } from './device-folders.ts';
import { knownFoldersIn } from './known-folders.ts';
import { devicePath, platformOf, segmentsOf } from './platform.ts';
import { temporaryPrefix } from './temporary-name.ts';

type EntryAnswer = z.input<typeof deviceEntry>;

interface FoundName {
  name: string;
  isFolder: boolean;
  sortedAs: string;
}

export class DeviceDirectory {
  readonly #database: Database;
  readonly #folders: DeviceFolders;

  constructor(database: Database, folders: DeviceFolders) {
    this.#database = database;
    this.#folders = folders;
  }

  /** One page of a folder, or of the device's roots without a path. */
  async list(device: DeviceRow, path: string | undefined, request: PageRequest): Promise<Page<EntryAnswer>> {
    requireOnline(device);
    if (path === undefined || path === '') return this.#roots(device, request);
    const platform = platformOf(device.nodeClass);
    const segments = segmentsOf(platform, path);
    requireAllowed(platform, segments);
    const known = await knownFoldersIn(this.#database, device, segments);
    const onDisk = this.#onDisk(device, segments);
    if (!known && !onDisk) throw notFound('The folder');
    const names = sorted([...(onDisk ?? []), ...missingFrom(onDisk ?? [], known, platform === 'windows')]);
    const shown = names.slice(request.page * request.size, (request.page + 1) * request.size);
    const folder = devicePath(platform, segments);
    const stats = onDisk ? this.#statsOf(device, segments, shown) : new Map<string, Stats>();
    const results = shown.map(({ name, isFolder }) => {
      const found = stats.get(name);
      return {
        name,
        path: joinPath(folder, name),
        type: isFolder ? 'FOLDER' : 'FILE',
        size: isFolder ? null : (found?.size ?? null),
        modified: found ? Math.floor(found.mtimeMs) : null,
      };
    });
    return pageOf(results, names.length, request);
  }

  async #roots(device: DeviceRow, request: PageRequest): Promise<Page<EntryAnswer>> {
    if (platformOf(device.nodeClass) !== 'windows') return paged([{ name: '/', path: '/', type: 'FOLDER' }], request);
    const onDisk = this.#onDisk(device, []);
    const known = await knownFoldersIn(this.#database, device, []);
    const letters = new Set(['C', ...(known ?? []), ...(onDisk ?? []).map(({ name }) => name)]);
    const drives = [...letters].filter((name) => /^[A-Z]$/.test(name)).sort();
    return paged(
      drives.map((letter) => ({ name: `${letter}:`, path: `${letter}:\\`, type: 'FOLDER' })),
      request,
    );
  }

  /** Undefined when there is no such folder. */
  #onDisk(device: DeviceRow, segments: readonly string[]): FoundName[] | undefined {
    if (!this.#folders.stat(device, segments)?.isDirectory()) return undefined;
    const held = this.#folders.hold(device, segments);
    try {
      const entries = held.within((at) => readdirSync(at(''), { withFileTypes: true }));
      return entries.flatMap((entry) => this.#inspect(device, segments, entry));
    } catch (error) {
      throw refusalOfFolder(error);
    } finally {
      held.close();
    }
  }

  #statsOf(device: DeviceRow, segments: readonly string[], names: readonly FoundName[]): Map<string, Stats> {
    const stats = new Map<string, Stats>();
    const held = this.#folders.hold(device, segments);
    try {
      for (const { name } of names) {
        const found = held.within((at) => lstatSync(at(name), { throwIfNoEntry: false }));
        const shown = found?.isSymbolicLink() ? this.#folders.stat(device, [...segments, name]) : found;
        if (shown) stats.set(name, shown);
      }
    } finally {
      held.close();
    }
    return stats;
  }

  /** A link counts as what it leads to; one that leads out of the device, or nowhere, is not there. */
  #inspect(device: DeviceRow, segments: readonly string[], entry: Dirent): FoundName[] {
    const { name } = entry;
    if (name.startsWith(temporaryPrefix)) return [];
    const found = entry.isSymbolicLink() ? this.#folders.stat(device, [...segments, name]) : entry;
    if (!found?.isDirectory() && !found?.isFile()) return [];
    return [{ name, isFolder: found.isDirectory(), sortedAs: sortKey(name) }];
  }
}

function missingFrom(onDisk: FoundName[], known: Set<string> | undefined, ignoresCase: boolean): FoundName[] {
  const fold = (name: string) => (ignoresCase ? name.toLowerCase() : name);
  const there = new Set(onDisk.map(({ name }) => fold(name)));
  return [...(known ?? [])]
    .filter((name) => !there.has(fold(name)))
    .map((name) => ({ name, isFolder: true, sortedAs: sortKey(name) }));
}

/** Folders first, then as people count: `Page 2` before `Page 10`. */
function sorted(names: FoundName[]): FoundName[] {
  return names.sort(
    (one, other) =>
      Number(other.isFolder) - Number(one.isFolder) ||
      compare(one.sortedAs, other.sortedAs) ||
      compare(one.name, other.name),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function paged(all: EntryAnswer[], request: PageRequest): Page<EntryAnswer> {
  return pageOf(all.slice(request.page * request.size, (request.page + 1) * request.size), all.length, request);
}
