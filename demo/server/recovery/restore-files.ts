/** Puts files back on a device: whole or not at all, and never outside the device's folder. */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fchmodSync,
  fsync,
  futimesSync,
  linkSync,
  lstatSync,
  lutimesSync,
  openSync,
  renameSync,
  unlinkSync,
  writeFile,
} from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { isFolderName } from '../../../src/backup/file-name.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { AddressOf, HeldFolder } from '../device/held-folder.ts';
import { fitsDisk, type Platform, platformOf } from '../device/platform.ts';
import { isRaw } from '../device/raw-name.ts';
import { temporaryPrefix } from '../device/temporary-name.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import type { RestoreJournal } from './restore-journal.ts';
import type { ConflictChoice } from './restore-task.ts';
import type { FileResult } from './restored-files.ts';

export interface RestoreTarget {
  device: DeviceRow;
  /** The names that lead to the folder into which the item goes. */
  segments: readonly string[];
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

const sync = promisify(fsync);
const write = promisify<number, Uint8Array, void>(writeFile);
/** Until it is whole. */
const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;
/** Where nobody knows what they were. */
const openToRead = 0o644;
const openToEnter = 0o755;

export class FileRestorer {
  readonly #folders: DeviceFolders;
  readonly #journal: RestoreJournal;
  readonly #ifExists: ConflictChoice;
  readonly #restoresPermissions: boolean;
  /** On this machine. */
  readonly #madeFolders = new Set<string>();
  readonly #folderModes: { device: DeviceRow; path: string[]; mode: number }[] = [];
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
    const path = [...target.segments, ...names];
    const { file } = item;
    if (!file) {
      this.#makeFolder(target.device, path, item.mode);
      return { outcome: 'RESTORED' };
    }
    // Nothing is awaited before the turn is taken: the order of two items is that in which they came here.
    const wanted = [target.device.id, ...path].join('/');
    const before = this.#writers.get(wanted);
    const writing = (async () => {
      await before?.catch(() => undefined);
      const folder = this.#hold(target.device, path.slice(0, -1));
      try {
        return await this.#restoreFile(order, file, folder, names.at(-1) ?? '');
      } finally {
        folder.close();
      }
    })();
    this.#writers.set(wanted, writing);
    try {
      return await writing;
    } finally {
      if (this.#writers.get(wanted) === writing) this.#writers.delete(wanted);
    }
  }

  /** Gives folders the permissions that they had; last, because one that is read-only takes no files. */
  restoreFolderModes(): void {
    for (const { device, path, mode } of this.#folderModes.reverse()) {
      try {
        const folder = this.#folders.enter(device, path);
        try {
          if (this.#restoresPermissions || this.#madeFolders.has(folder.real))
            folder.within((at) => chmodSync(at(''), mode));
        } finally {
          folder.close();
        }
      } catch {
        // Gone meanwhile, or not ours.
      }
    }
  }

  async #restoreFile(order: FileOrder, file: BackedUpFile, folder: HeldFolder, name: string): Promise<FileResult> {
    const { key, onBytes } = order;
    if (this.#ifExists === 'SKIP' && folder.within((at) => exists(at(name)))) {
      this.#journal.finish(key);
      await onBytes(file.size);
      return { outcome: 'SKIPPED' };
    }
    const temporary = temporaryPrefix + randomUUID();
    this.#journal.begin(key, join(folder.real, temporary));
    try {
      await this.#write(folder, temporary, file, order);
      this.#journal.finish(key);
      return folder.within((at) => {
        if (this.#ifExists !== 'OVERWRITE') return this.#nameAnew(at, temporary, name);
        renameSync(at(temporary), at(name));
        return { outcome: 'RESTORED' };
      });
    } catch (error) {
      this.#journal.fail(key);
      throw error;
    } finally {
      folder.discard(temporary);
    }
  }

  async #write(folder: HeldFolder, temporary: string, file: BackedUpFile, order: FileOrder): Promise<void> {
    const { onBytes, signal } = order;
    if (file.special) return folder.within((at) => makeSpecial(file, at(temporary)));
    const descriptor = folder.within((at) => openSync(at(temporary), 'wx', ownerOnly));
    try {
      for await (const chunk of file.read(0, file.size)) {
        signal.throwIfAborted();
        await write(descriptor, chunk);
        await onBytes(chunk.byteLength);
      }
      fchmodSync(descriptor, permissions(file.mode, openToRead));
      futimesSync(descriptor, file.modified / 1000, file.modified / 1000);
      await sync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    signal.throwIfAborted();
  }

  /** Gives the file a name that nothing has: a second name cannot replace a first one, whoever makes it meanwhile. */
  #nameAnew(at: AddressOf, temporary: string, wanted: string): FileResult {
    for (let number = 0; ; number++) {
      try {
        const name = nameWith(wanted, number);
        nameIfFree(at(temporary), at(name));
        return number === 0 ? { outcome: 'RESTORED' } : { outcome: 'RENAMED', restoredAs: name };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        // It appeared after it was looked for: what is there stays.
        if (this.#ifExists === 'SKIP') return { outcome: 'SKIPPED' };
      }
    }
  }

  /** At once, since its files follow: what is in it must not be open to others before the job has ended. */
  #makeFolder(device: DeviceRow, path: string[], mode: number): void {
    const wanted = permissions(mode, openToEnter);
    this.#hold(device, path, wanted | ownerOnlyFolder).close();
    if (mode) this.#folderModes.push({ device, path, mode: wanted });
  }

  #hold(device: DeviceRow, path: string[], mode?: number): HeldFolder {
    return this.#folders.enter(device, path, { makes: true, mode, onMade: (real) => this.#madeFolders.add(real) });
  }
}

/** As they were, without the bits that lend a program its owner's rights. */
function permissions(mode: number, unknown: number): number {
  return mode ? mode & 0o777 : unknown;
}

/** A leading dot is a rule of the dialog for new folders, not of the Mac. Only Linux takes bytes that are no text. */
function areNames(platform: Platform, names: string[]): boolean {
  const rules = platform === 'mac' ? 'linux' : platform;
  return names.every((name) => isFolderName(name, rules) && fitsDisk(name) && (platform === 'linux' || !isRaw(name)));
}

function makeSpecial(file: BackedUpFile, path: string | Buffer): void {
  if (!file.make) throw new Error('Only what was fetched can be made');
  file.make(path);
  if (file.special === 'LINK') lutimesSync(path, file.modified / 1000, file.modified / 1000);
}

/** `Notes.txt`, `Notes (restored).txt`, `Notes (restored 2).txt`. */
function nameWith(wanted: string, number: number): string {
  if (number === 0) return wanted;
  const extension = extname(wanted);
  const stem = wanted.slice(0, wanted.length - extension.length);
  return `${stem} (restored${number > 1 ? ` ${number}` : ''})${extension}`;
}

/** Fails with EEXIST where something has the name. */
function nameIfFree(temporary: string | Buffer, name: string | Buffer): void {
  try {
    linkSync(temporary, name);
    unlinkSync(temporary);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
    // A disk without second names, such as a memory card: the name is taken first, then replaced.
    closeSync(openSync(name, 'wx', ownerOnly));
    renameSync(temporary, name);
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

function exists(path: string | Buffer): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
