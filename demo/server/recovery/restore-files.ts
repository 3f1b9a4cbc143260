/** Puts files back on a device: whole or not at all, and never outside the device's folder. */
import { randomUUID } from 'node:crypto';
import { chmod, link, lstat, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { isFolderName } from '../../../src/backup/file-name.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { fitsDisk, type Platform, platformOf } from '../device/platform.ts';
import { temporaryPrefix } from '../device/temporary-name.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import type { RestoreJournal } from './restore-journal.ts';
import type { ConflictChoice } from './restore-task.ts';
import type { FileResult } from './restored-files.ts';

export interface RestoreTarget {
  device: DeviceRow;
  /** On this machine: the folder into which the item goes. */
  real: string;
}

export interface FileOrder {
  target: RestoreTarget;
  item: TreeItem;
  /** Names the item in the journal. */
  key: string;
  /** Told after each part; may wait. */
  onBytes(count: number): Promise<void>;
  signal: AbortSignal;
}

export class FileRestorer {
  readonly #folders: DeviceFolders;
  readonly #journal: RestoreJournal;
  readonly #ifExists: ConflictChoice;
  readonly #restoresPermissions: boolean;
  readonly #madeFolders = new Set<string>();
  /** Who writes to a path now: two items of one name keep their order. */
  readonly #writers = new Map<string, Promise<unknown>>();

  constructor(
    folders: DeviceFolders,
    journal: RestoreJournal,
    { ifExists, restoresPermissions }: { ifExists: ConflictChoice; restoresPermissions: boolean },
  ) {
    this.#folders = folders;
    this.#journal = journal;
    this.#ifExists = ifExists;
    this.#restoresPermissions = restoresPermissions;
  }

  /** Restores one item, and says how. */
  async restore(order: FileOrder): Promise<FileResult> {
    const { target, item } = order;
    const names = item.path.split('/');
    if (!areNames(platformOf(target.device.nodeClass), names)) return { outcome: 'FAILED', reason: 'INVALID_NAME' };
    const wanted = join(target.real, ...names);
    const { file } = item;
    if (!file) {
      await this.#makeFolder(target.device, wanted);
      return { outcome: 'RESTORED' };
    }
    // Nothing is awaited before the turn is taken: the order of two items is that in which they came here.
    const before = this.#writers.get(wanted);
    const writing = (async () => {
      await before?.catch(() => undefined);
      await this.#makeFolder(target.device, dirname(wanted));
      return this.#restoreFile(order, file, wanted);
    })();
    this.#writers.set(wanted, writing);
    try {
      return await writing;
    } finally {
      if (this.#writers.get(wanted) === writing) this.#writers.delete(wanted);
    }
  }

  async #restoreFile(order: FileOrder, file: BackedUpFile, wanted: string): Promise<FileResult> {
    const { key, onBytes } = order;
    if (this.#ifExists === 'SKIP' && (await exists(wanted))) {
      this.#journal.finish(key);
      await onBytes(file.size);
      return { outcome: 'SKIPPED' };
    }
    const temporary = join(dirname(wanted), temporaryPrefix + randomUUID());
    this.#journal.begin(key, temporary);
    try {
      await this.#write(temporary, file, order);
      this.#journal.finish(key);
      if (this.#ifExists !== 'OVERWRITE') return await this.#nameAnew(temporary, wanted);
      await rename(temporary, wanted);
      return { outcome: 'RESTORED' };
    } catch (error) {
      this.#journal.fail(key);
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #write(temporary: string, file: BackedUpFile, { onBytes, signal }: FileOrder): Promise<void> {
    const handle = await open(temporary, 'wx');
    try {
      for await (const chunk of file.read(0, file.size)) {
        signal.throwIfAborted();
        await handle.writeFile(chunk);
        await onBytes(chunk.byteLength);
      }
      if (this.#restoresPermissions && file.mode) await handle.chmod(file.mode & 0o777);
      await handle.utimes(file.modified / 1000, file.modified / 1000);
      await handle.sync();
    } finally {
      await handle.close();
    }
    signal.throwIfAborted();
  }

  /** Gives the file a name that nothing has: a second name cannot replace a first one, whoever makes it meanwhile. */
  async #nameAnew(temporary: string, wanted: string): Promise<FileResult> {
    for (let number = 0; ; number++) {
      try {
        const name = nameWith(wanted, number);
        await nameIfFree(temporary, name);
        return number === 0 ? { outcome: 'RESTORED' } : { outcome: 'RENAMED', restoredAs: basename(name) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        // It appeared after it was looked for: what is there stays.
        if (this.#ifExists === 'SKIP') return { outcome: 'SKIPPED' };
      }
    }
  }

  async #makeFolder(device: DeviceRow, folder: string): Promise<void> {
    if (this.#madeFolders.has(folder)) return;
    await mkdir(folder, { recursive: true });
    await this.#folders.requireInside(device, folder);
    this.#madeFolders.add(folder);
  }
}

/** Gives folders the permissions that they had; last, because one that is read-only takes no files. */
export async function restoreFolderModes(folders: readonly { real: string; mode: number }[]): Promise<void> {
  for (const { real, mode } of [...folders].reverse()) await chmod(real, mode & 0o777).catch(() => undefined);
}

/** A leading dot is a rule of the dialog for new folders, not of the Mac. */
function areNames(platform: Platform, names: string[]): boolean {
  return names.every((name) => isFolderName(name, platform === 'mac' ? 'linux' : platform) && fitsDisk(name));
}

/** `Notes.txt`, `Notes (restored).txt`, `Notes (restored 2).txt`. */
function nameWith(wanted: string, number: number): string {
  if (number === 0) return wanted;
  const extension = extname(wanted);
  const stem = wanted.slice(0, wanted.length - extension.length);
  return `${stem} (restored${number > 1 ? ` ${number}` : ''})${extension}`;
}

/** Fails with EEXIST where something has the name. */
async function nameIfFree(temporary: string, name: string): Promise<void> {
  try {
    await link(temporary, name);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
    // A disk without second names, such as a memory card: the name is taken first, then replaced.
    await (await open(name, 'wx')).close();
    return rename(temporary, name);
  }
  await unlink(temporary);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
