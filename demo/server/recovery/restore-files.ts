/** Puts files back on a device: whole or not at all, and never outside the device's folder. */
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { conflictChoices } from '../../../src/backup/job-contract.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { folderNameFault, platformOf } from '../device/platform.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import { temporaryPrefix } from './temporary-name.ts';

export type ConflictChoice = (typeof conflictChoices)[number];

export interface RestoreTarget {
  device: DeviceRow;
  /** On this machine: the folder into which the item goes. */
  real: string;
  ifExists: ConflictChoice;
}

/** Restores one item; false when its name cannot be on the device. */
export async function restoreItem(
  folders: DeviceFolders,
  target: RestoreTarget,
  item: TreeItem,
  onBytes: (count: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const platform = platformOf(target.device.nodeClass);
  const names = item.path.split('/');
  // A leading dot is a rule of the dialog for new folders, not of the Mac.
  if (names.some((name) => folderNameFault(platform === 'mac' ? 'linux' : platform, name) !== undefined)) return false;
  const wanted = join(target.real, ...names);
  const folder = item.file ? dirname(wanted) : wanted;
  await mkdir(folder, { recursive: true });
  await folders.requireInside(target.device, folder);
  if (!item.file) return true;
  const path = await resolveConflict(wanted, target.ifExists);
  if (path === undefined) onBytes(item.file.size);
  else await write(item.file, path, onBytes, signal);
  return true;
}

async function write(
  file: BackedUpFile,
  path: string,
  onBytes: (count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const temporary = join(dirname(path), temporaryPrefix + randomUUID());
  const handle = await open(temporary, 'wx');
  try {
    for await (const chunk of file.read(0, file.size)) {
      signal.throwIfAborted();
      await handle.writeFile(chunk);
      onBytes(chunk.byteLength);
    }
    await handle.sync();
    await handle.close();
    if (file.mode) await chmod(temporary, file.mode & 0o777);
    await utimes(temporary, file.modified / 1000, file.modified / 1000);
    await rename(temporary, path);
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
}

/** Where to write; undefined when what is there stays. */
async function resolveConflict(wanted: string, choice: ConflictChoice): Promise<string | undefined> {
  if (choice === 'OVERWRITE' || !(await exists(wanted))) return wanted;
  if (choice === 'SKIP') return undefined;
  const extension = extname(wanted);
  const stem = wanted.slice(0, wanted.length - extension.length);
  for (let number = 1; ; number++) {
    const other = `${stem} (restored${number > 1 ? ` ${number}` : ''})${extension}`;
    if (!(await exists(other))) return other;
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
