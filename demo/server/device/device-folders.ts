/** The file systems of the devices: a folder of the data folder each; on this machine the backed-up folder beside it. */
import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { entry, plan, planFolder } from '../database/schema.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import type { DeviceRow } from '../plans/plan-catalog.ts';
import { thisMachine } from '../seed/devices.ts';
import { folderNameFault, joinDevicePath, type Platform, platformOf } from './platform.ts';

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

  /** Creates a folder; its path. */
  async createFolder(device: DeviceRow, path: string, folderName: string): Promise<string> {
    const platform = platformOf(device.nodeClass);
    const fault = folderNameFault(platform, folderName);
    if (fault) throw new Refusal(400, 'INVALID_NAME', fault);
    const parent = await this.writable(device, path);
    const names = await readdir(parent.real).catch(() => {
      throw notFound('The folder to create it in');
    });
    const same = (name: string) =>
      platform === 'linux' ? name === folderName : name.toLowerCase() === folderName.toLowerCase();
    const exists = new Refusal(409, 'ALREADY_EXISTS', `${folderName} exists already`);
    if (names.some(same)) throw exists;
    await mkdir(join(parent.real, folderName)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? exists : error;
    });
    return joinDevicePath(platform, parent.path, folderName);
  }

  /** An existing folder that may be written to. A folder that only backups know is made first. */
  async writable(device: DeviceRow, path: string): Promise<DevicePlace> {
    if (!device.online) {
      throw new Refusal(409, 'DEVICE_OFFLINE', `${device.displayName} is offline. Try again when it is online.`);
    }
    const place = this.place(device, path);
    if (!(await isFolder(place.real))) {
      if (!(await this.#isKnown(device, place))) throw notFound('The folder to create it in');
      await mkdir(place.real, { recursive: true });
    }
    await this.requireInside(device, place.real);
    return place;
  }

  /** Where a path of the device is; it may not exist. */
  place(device: DeviceRow, path: string): DevicePlace {
    const platform = platformOf(device.nodeClass);
    const segments = segmentsOf(platform, path);
    if (device.id === thisMachine && segments[0]?.toLowerCase() === 'project') {
      throw new Refusal(403, 'READ_ONLY', 'The backed-up project folder is read-only here');
    }
    return { real: join(this.#root, String(device.id), ...segments), path, platform };
  }

  /** The folder itself, and no link on the way that leads out of the device. */
  async requireInside(device: DeviceRow, real: string): Promise<void> {
    const root = join(this.#root, String(device.id));
    await mkdir(root, { recursive: true });
    const inside = relative(await realpath(root), await realpath(real));
    if (inside === '..' || inside.startsWith(`..${sep}`)) throw notFound('The folder to create it in');
  }

  async #isKnown(device: DeviceRow, place: DevicePlace): Promise<boolean> {
    const rootPath = join(this.#root, String(device.id));
    // A drive, or the top of a Unix system.
    if (place.real === rootPath || (place.platform === 'windows' && dirname(place.real) === rootPath)) return true;
    const folders = await this.#database
      .select({ id: planFolder.id, path: planFolder.path })
      .from(planFolder)
      .innerJoin(plan, eq(plan.numericId, planFolder.planId))
      .where(and(eq(plan.deviceId, device.id), isNull(plan.purgeAt)));
    for (const folder of folders) {
      const base = join(rootPath, ...segmentsOf(place.platform, folder.path));
      const below = relative(place.real, base);
      // A parent of a protected folder, or the folder itself.
      if (below === '' || !below.startsWith('..')) return true;
      const inner = relative(base, place.real);
      if (inner.startsWith('..')) continue;
      const [known] = await this.#database
        .select({ id: entry.id })
        .from(entry)
        .where(and(eq(entry.rootId, folder.id), eq(entry.path, inner.split(sep).join('/')), eq(entry.isFolder, true)));
      if (known) return true;
    }
    return false;
  }
}

function segmentsOf(platform: Platform, path: string): string[] {
  if (path.includes('\0')) throw invalid('The path has a character that no path has');
  const isRooted = platform === 'windows' ? /^[A-Za-z]:(?:[\\/]|$)/.test(path) : path.startsWith('/');
  if (!isRooted)
    throw invalid(
      platform === 'windows' ? 'The path has to start with a drive, as C:\\' : 'The path has to start with /',
    );
  const segments = path.split(platform === 'windows' ? /[\\/]+/ : /\/+/).filter((segment) => segment !== '');
  if (platform === 'windows') segments[0] = (segments[0] ?? '').slice(0, 1).toUpperCase();
  for (const segment of segments) {
    if (segment === '.' || segment === '..') throw invalid('The path must not go up');
    if (Buffer.byteLength(segment) > 255) throw invalid('A name in the path is too long');
    // A backslash is a letter of a Unix name, but not where this server itself runs on Windows.
    if (sep === '\\' && segment.includes('\\')) throw invalid('The path must not contain a backslash');
    if (platform === 'windows' && /[<>:"|?*]/.test(segment))
      throw invalid('The path has a character that Windows does not allow');
  }
  return segments;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
