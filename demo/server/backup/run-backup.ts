/**
 * One backup of one plan: look at the folders, keep what changed, then write everything about it in one batch. Nothing
 * about a backup is in the database before that, so one that was killed is as if it never ran.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import { type Database, reserveIds } from '../database/open-database.ts';
import type { RestoreCounts } from '../database/restore-counts.ts';
import { entry, plan, planFolder } from '../database/schema.ts';
import { LeadsOut } from '../device/held-folder.ts';
import { temporaryPrefix } from '../device/temporary-name.ts';
import type { JobFaultOrder } from '../http/job-faults.ts';
import { JobHindrance, LetGo } from '../jobs/job-hindrance.ts';
import type { ContentStore } from '../store/content-store.ts';
import { BackupChanges, type KeptFile, type KnownEntry } from './backup-changes.ts';
import { commitBackup } from './commit-backup.ts';
import { type FoundItem, parentOf, type Scan, ScannedFiles, scanFolder, tellUnreadable } from './scan-folder.ts';

export interface BackupRequest {
  planId: number;
  /** Where each plan folder is on this machine, by its id. */
  sources: Record<number, string>;
  /** Names that are left out wherever they are. */
  excludedNames: readonly string[];
  /** Absolute paths that are left out. */
  excludedPaths: readonly string[];
  /** When the job is said to have started; now by default. */
  created?: number | undefined;
  /** A setting that is written together with the backup. */
  mark?: { key: string; value: string } | undefined;
  /** What goes wrong on demand. */
  faults?: JobFaultOrder[];
}

export interface BackupProgress {
  phase: 'scanning' | 'copying' | 'committing' | 'completed';
  /** Those that cannot be read included. */
  totalFiles: number;
  /** Those that are backed up. */
  files: number;
  totalBytes: number;
  bytes: number;
  /** Files that could not be read; they keep their last state. */
  unreadable: number;
}

export const nothingYet: Readonly<BackupProgress> = {
  phase: 'scanning',
  totalFiles: 0,
  files: 0,
  totalBytes: 0,
  bytes: 0,
  unreadable: 0,
};

export interface BackupContext {
  database: Database;
  store: ContentStore;
  onProgress?: (progress: BackupProgress) => void;
  /** Ends what stalls on demand. */
  letGo?: LetGo;
}

const parallelFiles = 12;

export async function runBackup(context: BackupContext, request: BackupRequest): Promise<BackupProgress> {
  const progress: BackupProgress = { ...nothingYet };
  const report = () => context.onProgress?.(progress);
  report();
  const { database } = context;
  const [planRow] = await database.select().from(plan).where(eq(plan.numericId, request.planId));
  if (!planRow || planRow.purgeAt !== null) throw new Error('The plan is gone');
  const folders = await database.select().from(planFolder).where(eq(planFolder.planId, request.planId));
  const known = await database
    .select()
    .from(entry)
    .where(and(eq(entry.planId, request.planId), isNull(entry.purgeAt)));

  const isExcluded = (real: string, name: string) =>
    request.excludedNames.includes(name) || request.excludedPaths.includes(real) || name.startsWith(temporaryPrefix);
  const scans: { root: number; real: string; scan: Scan }[] = [];
  for (const folder of folders) {
    const real = request.sources[folder.id];
    if (real === undefined || folder.purgeAt !== null) continue;
    const scan = await scanFolder(real, isExcluded);
    scans.push({ root: folder.id, real, scan });
    progress.totalFiles += scan.files.length + scan.unreadable.length;
    progress.totalBytes += scan.files.reduce((sum, file) => sum + file.stats.size, 0);
    progress.unreadable += scan.unreadable.length;
  }

  const created = request.created ?? Date.now();
  const jobId = await reserveIds(database, 1);
  const changes = new BackupChanges(request.planId, jobId, created);
  progress.phase = 'copying';
  report();
  // It is killed where it is to end, and its faults with it.
  const held = { ...countsOf(progress) };
  const { signal } = new AbortController();
  const hindrance = new JobHindrance(request.faults ?? [], held, signal, context.letGo ?? new LetGo());
  let number = 0;
  for (const { root, real, scan } of scans) {
    const before = new Map(known.filter((row) => row.rootId === root).map((row) => [keyOf(row), row]));
    let nextId = await reserveIds(database, scan.folders.length + scan.files.length);
    const folderIds = new Map<string, number>();
    for (const folder of scan.folders) {
      const old = before.get(keyOf({ path: folder.path, isFolder: true }));
      const id = old?.id ?? (folder.path === '' ? root : nextId++);
      folderIds.set(folder.path, id);
      changes.sawFolder(root, id, folderIds.get(parentOf(folder.path)), folder, old);
    }
    const files = new ScannedFiles(real);
    const copy = async (file: FoundItem) => {
      const own = number++;
      await hindrance.beforeFile(own);
      const old = before.get(keyOf({ path: file.path, isFolder: false }));
      const id = old?.id ?? nextId++;
      if (old && isUnchanged(old, file)) {
        changes.sawUnchanged(old);
        progress.bytes += file.stats.size;
        progress.files += 1;
      } else {
        const kept = await keep(context.store, files, file, (count) => {
          progress.bytes += count;
        });
        if (kept) {
          changes.sawFile(root, id, folderIds.get(parentOf(file.path)), kept);
          progress.files += 1;
        } else {
          progress.unreadable += 1;
          tellUnreadable(scan, file.path);
        }
      }
      Object.assign(held, countsOf(progress));
      await hindrance.afterFile(own);
    };
    await inParallel(scan.files, parallelFiles, copy).finally(() => files.close());
    changes.sweepMissing([...before.values()], scan.unreadable);
    for (const { path, reason } of scan.leftOut) {
      const folderId = folderIds.get(parentOf(path));
      if (folderId !== undefined) changes.leaveOut(folderId, path.slice(path.lastIndexOf('/') + 1), reason);
    }
  }

  progress.phase = 'committing';
  report();
  await commitBackup(database, {
    job: {
      id: jobId,
      guid: randomUUID(),
      planId: request.planId,
      created,
      completed: request.created === undefined ? Date.now() : created + 4_000 + progress.totalFiles * 40,
      totalBytes: changes.totalBytes,
      files: changes.files,
      onCloud: planRow.destination !== 'LOCAL',
      onNas: planRow.destination !== 'CLOUD',
    },
    entries: changes.entries,
    revisions: changes.revisions,
    leftOut: changes.leftOut,
    mark: request.mark,
  });
  progress.phase = 'completed';
  report();
  return progress;
}

/** As jobs are followed. */
export function countsOf({ phase, totalFiles, totalBytes, files, bytes, unreadable }: BackupProgress): RestoreCounts {
  const isCounted = phase !== 'scanning';
  return {
    totalFiles: isCounted ? totalFiles : null,
    totalBytes: isCounted ? totalBytes : null,
    filesProcessed: files,
    processedBytes: bytes,
    filesRenamed: 0,
    filesSkipped: 0,
    filesFailed: unreadable,
  };
}

/** A file that changes while it is read is read once more; after that, what was read is what was backed up. */
async function keep(
  store: ContentStore,
  files: ScannedFiles,
  item: FoundItem,
  onBytes: (count: number) => void,
): Promise<KeptFile | undefined> {
  try {
    const source = files.open(item);
    try {
      for (let attempt = 0; ; attempt++) {
        const stats = fstatSync(source);
        if (!stats.isFile()) return undefined;
        const content = await store.putFile(source, onBytes);
        const after = fstatSync(source);
        const steady = after.mtimeMs === stats.mtimeMs && content.size === after.size;
        if (steady || attempt > 0) return { ...content, item: { ...item, stats } };
      }
    } finally {
      closeSync(source);
    }
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

const unreadableCodes = ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'EIO', 'EBUSY', 'ENXIO'];

/** Gone, replaced or closed to us since the scan; a full disk, say, is another matter and fails the backup. */
function isUnreadable(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof LeadsOut || ((syscall === 'open' || syscall === 'read') && unreadableCodes.includes(code ?? ''))
  );
}

function isUnchanged(old: KnownEntry, { stats }: FoundItem): boolean {
  return (
    old.deletedJob === null &&
    old.size === stats.size &&
    old.modified === stats.mtimeMs &&
    old.changed === stats.ctimeMs
  );
}

function keyOf({ path, isFolder }: { path: string; isFolder: boolean }): string {
  return isFolder ? `${path}/` : path;
}

async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
