/** Folders that a device's backups know, whether or not they are on its disk now. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { entry, plan, planFolder } from '../database/schema.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { platformOf, segmentsOf } from './platform.ts';

interface ProtectedFolder {
  id: number;
  segments: string[];
}

/** The names of the folders that backups know in a folder; undefined when they do not know the folder itself. */
export async function knownFoldersIn(
  database: Database,
  device: DeviceRow,
  segments: readonly string[],
): Promise<Set<string> | undefined> {
  const names = new Set<string>();
  let isKnown = isRoot(device, segments);
  for (const folder of await protectedFolders(database, device)) {
    const next = folder.segments[segments.length];
    if (beginsWith(folder.segments, segments)) {
      isKnown = true;
      if (next !== undefined) names.add(next);
    }
    if (!beginsWith(segments, folder.segments)) continue;
    const parentId = await entryOf(database, folder, segments);
    if (parentId === undefined) continue;
    isKnown = true;
    const inside = and(eq(entry.parentId, parentId), eq(entry.isFolder, true), isNull(entry.purgeAt));
    for (const { name } of await database.select({ name: entry.name }).from(entry).where(inside)) names.add(name);
  }
  return isKnown ? names : undefined;
}

export async function isKnownFolder(
  database: Database,
  device: DeviceRow,
  segments: readonly string[],
): Promise<boolean> {
  if (isRoot(device, segments)) return true;
  for (const folder of await protectedFolders(database, device)) {
    if (beginsWith(folder.segments, segments)) return true;
    if (!beginsWith(segments, folder.segments)) continue;
    if ((await entryOf(database, folder, segments)) !== undefined) return true;
  }
  return false;
}

async function protectedFolders(database: Database, device: DeviceRow): Promise<ProtectedFolder[]> {
  const platform = platformOf(device.nodeClass);
  const rows = await database
    .select({ id: planFolder.id, path: planFolder.path })
    .from(planFolder)
    .innerJoin(plan, eq(plan.numericId, planFolder.planId))
    .where(and(eq(plan.deviceId, device.id), isNull(plan.purgeAt), isNull(planFolder.purgeAt)));
  return rows.map(({ id, path }) => ({ id, segments: segmentsOf(platform, path) }));
}

async function entryOf(
  database: Database,
  folder: ProtectedFolder,
  segments: readonly string[],
): Promise<number | undefined> {
  const path = segments.slice(folder.segments.length).join('/');
  const [found] = await database
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.rootId, folder.id), eq(entry.path, path), eq(entry.isFolder, true), isNull(entry.purgeAt)));
  return found?.id;
}

/** A drive, or the top of a Unix system. */
function isRoot(device: DeviceRow, segments: readonly string[]): boolean {
  return segments.length <= (platformOf(device.nodeClass) === 'windows' ? 1 : 0);
}

function beginsWith(whole: readonly string[], start: readonly string[]): boolean {
  return whole.length >= start.length && start.every((segment, index) => whole[index] === segment);
}
