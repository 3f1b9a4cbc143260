/**
 * The file systems of the devices: a folder of the data folder each. The folder that the plan "Project" backs up is not
 * among them and never written to: what is restored to its original place goes to the folder `Project` of device 1.
 */
import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { newFolderRules } from '../../../src/backup/file-name.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { brokenRules } from '../../../src/base/form-rules.ts';
import type { Database } from '../database/open-database.ts';
import { requireValid } from '../http/form-refusal.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
import { requireAllowed, requireOnline } from './device-access.ts';
import { isKnownFolder } from './known-folders.ts';
import { fitsDisk, type Platform, platformOf, segmentsOf } from './platform.ts';

const nameWords = {
  folderName: { required: 'The name is empty', invalid: 'The device does not take a folder of this name' },
};

export interface DevicePlace {
  /** On this machine. */
  real: string;
  /** As the device writes it. */
  path: string;
  platform: Platform;
}

export class DeviceFolders {
  readonly #database: Database;
  readonly #root: string;

  constructor(database: Database, dataFolder: string) {
    this.#database = database;
    this.#root = join(dataFolder, 'devices');
  }

  /** Where the device's file system is on this machine. */
  rootOf(device: DeviceRow): string {
    return join(this.#root, String(device.id));
  }

  /** Creates a folder; its path. */
  async createFolder(device: DeviceRow, path: string, folderName: string): Promise<string> {
    const platform = platformOf(device.nodeClass);
    const issues = brokenRules(newFolderRules, { folderName, nodeClass: device.nodeClass });
    requireValid(issues, { resultCode: 'INVALID_NAME', words: nameWords });
    if (!fitsDisk(folderName))
      throw new Refusal(400, 'INVALID_NAME', 'The name is too long for the disk of this server');
    const parent = await this.writable(device, path);
    const names = await readdir(parent.real).catch(() => {
      throw notFound('The folder');
    });
    const same = (name: string) =>
      platform === 'linux' ? name === folderName : name.toLowerCase() === folderName.toLowerCase();
    const exists = new Refusal(409, 'ALREADY_EXISTS', `${folderName} exists already`);
    if (names.some(same)) throw exists;
    await mkdir(join(parent.real, folderName)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? exists : error;
    });
    return joinPath(parent.path, folderName);
  }

  /** An existing folder that may be written to. A folder that only backups know is made first. */
  async writable(device: DeviceRow, path: string): Promise<DevicePlace> {
    requireOnline(device);
    const place = this.place(device, path);
    if (!(await isFolder(place.real))) {
      const isKnown = await isKnownFolder(this.#database, device, segmentsOf(place.platform, path));
      if (!isKnown) throw notFound('The folder');
      await mkdir(place.real, { recursive: true });
    }
    await this.requireInside(device, place.real);
    return place;
  }

  /** Where a path of the device is; it may not exist. */
  place(device: DeviceRow, path: string): DevicePlace {
    const platform = platformOf(device.nodeClass);
    const segments = segmentsOf(platform, path);
    requireAllowed(platform, segments);
    return { real: join(this.rootOf(device), ...segments), path, platform };
  }

  /** The folder itself, and no link on the way that leads out of the device. */
  async requireInside(device: DeviceRow, real: string): Promise<void> {
    const root = this.rootOf(device);
    await mkdir(root, { recursive: true });
    const inside = relative(await realpath(root), await realpath(real));
    if (inside === '..' || inside.startsWith(`..${sep}`)) throw notFound('The folder');
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
