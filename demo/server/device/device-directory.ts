/** What a device's folders hold now: what is on its disk, and beside it the folders that only its backups know. */
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { deviceEntry } from '../../../src/backup/recovery-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
import { accessDenied, requireAllowed, requireOnline } from './device-access.ts';
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
    const real = join(this.#folders.rootOf(device), ...segments);
    const known = await knownFoldersIn(this.#database, device, segments);
    const onDisk = await this.#onDisk(device, real);
    if (!known && !onDisk) throw notFound('The folder');
    const names = sorted([...(onDisk ?? []), ...missingFrom(onDisk ?? [], known, platform === 'windows')]);
    const shown = names.slice(request.page * request.size, (request.page + 1) * request.size);
    const folder = devicePath(platform, segments);
    const results = shown.map(async ({ name, isFolder }) => {
      const stats = await stat(join(real, name)).catch(() => undefined);
      return {
        name,
        path: joinPath(folder, name),
        type: isFolder ? 'FOLDER' : 'FILE',
        size: isFolder ? null : (stats?.size ?? null),
        modified: stats ? Math.floor(stats.mtimeMs) : null,
      };
    });
    return pageOf(await Promise.all(results), names.length, request);
  }

  async #roots(device: DeviceRow, request: PageRequest): Promise<Page<EntryAnswer>> {
    if (platformOf(device.nodeClass) !== 'windows') return paged([{ name: '/', path: '/', type: 'FOLDER' }], request);
    const onDisk = await this.#onDisk(device, this.#folders.rootOf(device));
    const known = await knownFoldersIn(this.#database, device, []);
    const letters = new Set(['C', ...(known ?? []), ...(onDisk ?? []).map(({ name }) => name)]);
    const drives = [...letters].filter((name) => /^[A-Z]$/.test(name)).sort();
    return paged(
      drives.map((letter) => ({ name: `${letter}:`, path: `${letter}:\\`, type: 'FOLDER' })),
      request,
    );
  }

  /** Undefined when there is no such folder. */
  async #onDisk(device: DeviceRow, real: string): Promise<FoundName[] | undefined> {
    try {
      const entries = await readdir(real, { withFileTypes: true });
      await this.#folders.requireInside(device, real);
      const found = await Promise.all(entries.map((entry) => this.#inspect(device, real, entry)));
      return found.filter((each) => each !== undefined);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw code === 'EACCES' || code === 'EPERM' ? accessDenied('the folder') : error;
    }
  }

  /** A link counts as what it leads to; one that leads out of the device, or nowhere, is not there. */
  async #inspect(device: DeviceRow, folder: string, entry: Dirent): Promise<FoundName | undefined> {
    const { name } = entry;
    if (name.startsWith(temporaryPrefix)) return undefined;
    if (!entry.isSymbolicLink()) {
      if (!entry.isDirectory() && !entry.isFile()) return undefined;
      return { name, isFolder: entry.isDirectory(), sortedAs: sortKey(name) };
    }
    try {
      await this.#folders.requireInside(device, join(folder, name));
      return { name, isFolder: (await stat(join(folder, name))).isDirectory(), sortedAs: sortKey(name) };
    } catch {
      return undefined;
    }
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
