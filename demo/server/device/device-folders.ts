/**
 * The file systems of the devices: a folder of the data folder each. The folder that the plan "Project" backs up is not
 * among them and never written to: what is restored to its original place goes to the folder `Project` of device 1.
 */
import { mkdirSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { newFolderRules } from '../../../src/backup/file-name.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { brokenRules } from '../../../src/base/form-rules.ts';
import type { Database } from '../database/open-database.ts';
import { requireValid } from '../http/form-refusal.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { isMissing, refusalOfFolder, requireAllowed, requireOnline } from './device-access.ts';
import { type AddressOf, type HeldFolder, type HoldOptions, holdFolder, statBelow } from './held-folder.ts';
import { isKnownFolder } from './known-folders.ts';
import { fitsDisk, type Platform, platformOf, segmentsOf } from './platform.ts';

const nameWords = {
  folderName: { required: 'The name is empty', invalid: 'The device does not take a folder of this name' },
};

export interface DevicePlace {
  /** The names that lead there. */
  segments: readonly string[];
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

  /** Creates a folder; its path. */
  async createFolder(device: DeviceRow, path: string, folderName: string): Promise<string> {
    const platform = platformOf(device.nodeClass);
    const issues = brokenRules(newFolderRules, { folderName, nodeClass: device.nodeClass });
    requireValid(issues, { resultCode: 'INVALID_NAME', words: nameWords });
    if (!fitsDisk(folderName))
      throw new Refusal(400, 'INVALID_NAME', 'The name is too long for the disk of this server');
    const parent = await this.writable(device, path);
    const held = this.hold(device, parent.segments);
    try {
      held.within((at) => makeFolder(at, folderName, platform));
    } finally {
      held.close();
    }
    return joinPath(parent.path, folderName);
  }

  /** An existing folder that may be written to. A folder that only backups know is made first; `isKnown` where that is sure. */
  async writable(device: DeviceRow, path: string, { isKnown = false } = {}): Promise<DevicePlace> {
    requireOnline(device);
    const place = this.place(device, path);
    if (this.#isThere(device, place.segments)) return place;
    if (!isKnown && !(await isKnownFolder(this.#database, device, place.segments))) throw notFound('The folder');
    this.hold(device, place.segments, { makes: true }).close();
    return place;
  }

  /** Where a path of the device is; it may not exist. */
  place(device: DeviceRow, path: string): DevicePlace {
    const platform = platformOf(device.nodeClass);
    const segments = segmentsOf(platform, path);
    requireAllowed(platform, segments);
    return { segments, path, platform };
  }

  /** The folder itself, reached by no link that leads out of the device; refused where it is not there. To be closed. */
  hold(device: DeviceRow, segments: readonly string[], options: HoldOptions = {}): HeldFolder {
    try {
      return this.enter(device, segments, options);
    } catch (error) {
      throw refusalOfFolder(error);
    }
  }

  /** The same, failing as the system does, or with `LeadsOut`. */
  enter(device: DeviceRow, segments: readonly string[], options: HoldOptions = {}): HeldFolder {
    return holdFolder(this.#openedRootOf(device), segments, options);
  }

  /** What a path of the device leads to, where that is on the device. */
  stat(device: DeviceRow, segments: readonly string[]): Stats | undefined {
    try {
      return statBelow(this.#openedRootOf(device), segments);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw refusalOfFolder(error);
    }
  }

  #isThere(device: DeviceRow, segments: readonly string[]): boolean {
    return this.stat(device, segments)?.isDirectory() === true;
  }

  /** Where the device's file system is on this machine. */
  #openedRootOf(device: DeviceRow): string {
    const root = join(this.#root, String(device.id));
    mkdirSync(root, { recursive: true });
    return root;
  }
}

function makeFolder(at: AddressOf, name: string, platform: Platform): void {
  const same = (other: string) => (platform === 'linux' ? other === name : other.toLowerCase() === name.toLowerCase());
  const exists = new Refusal(409, 'ALREADY_EXISTS', `${name} exists already`);
  if (readdirSync(at('')).some(same)) throw exists;
  try {
    mkdirSync(at(name));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? exists : error;
  }
}
