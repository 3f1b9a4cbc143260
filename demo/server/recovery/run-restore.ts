/** One restore job from its first count to its end; the same task again goes on where the journal says that it stopped. */
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { joinPath } from '../../../src/base/device-path.ts';
import type { Database } from '../database/open-database.ts';
import type { RestoreCounts } from '../database/restore-counts.ts';
import { plan } from '../database/schema.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { shownName } from '../device/raw-name.ts';
import type { FetchedFiles } from '../engine/backup-engine.ts';
import { JobFailure } from '../http/job-faults.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobEnd } from '../jobs/job-end.ts';
import { JobHindrance, type LetGo } from '../jobs/job-hindrance.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { TreeItem } from '../plans/plan-content.ts';
import { fileFailureOf, readable } from './file-failure.ts';
import { FileRestorer, type RestoreTarget } from './restore-files.ts';
import type { RestoreJournal } from './restore-journal.ts';
import { type OpenedItem, openItems } from './restore-sources.ts';
import type { RestoreTask } from './restore-task.ts';
import type { FileRecord, FileResult } from './restored-files.ts';

export interface RestoreContext {
  database: Database;
  catalog: PlanCatalog;
  folders: DeviceFolders;
  journal: RestoreJournal;
  record: FileRecord;
  /** Where files are fetched to before they are restored, where an engine does so; removed in the end. */
  fetchFolder: string;
  /** Keys of files that another job has restored: this one is for the others. */
  doneElsewhere: ReadonlySet<string>;
}

interface Source {
  target: RestoreTarget;
  /** As the device writes it. */
  folder: string;
  items: () => AsyncIterable<TreeItem>;
}

interface Step {
  key: string;
  number: number;
  target: RestoreTarget;
  /** As the device writes it. */
  path: string;
  item: TreeItem;
}

const parallelFiles = 8;

/** Works on the task and keeps `counts` true all the while; where it is to stall, until it is let go. */
export async function runRestore(
  context: RestoreContext,
  task: RestoreTask,
  counts: RestoreCounts,
  signal: AbortSignal,
  letGo: LetGo,
): Promise<JobEnd> {
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  let fetched: FetchedFiles | undefined;
  try {
    const { sources, fetch } = await openSources(context, task);
    const { doneElsewhere } = context;
    await countAll(stepsOf(sources, doneElsewhere), counts, ended);
    fetched = await fetch(ended);
    const restorer = new FileRestorer(context.folders, context.journal, task);
    const hindrance = new JobHindrance(task.faults, counts, ended, letGo);
    const steps = stepsOf(sources, doneElsewhere, fetched);
    const work = async () => {
      for (let next = await steps.next(); !next.done; next = await steps.next()) {
        ended.throwIfAborted();
        await restoreStep(context, restorer, hindrance, next.value, counts, ended);
      }
    };
    const stopOthers = (error: unknown) => {
      failure.abort(error);
      throw error;
    };
    await settled(Array.from({ length: parallelFiles }, () => work().catch(stopOthers)));
    restorer.restoreFolderModes();
  } catch (error) {
    if (signal.aborted) return { status: 'canceled' };
    return { status: 'failed', message: reasonOf(failure.signal.aborted ? failure.signal.reason : error) };
  } finally {
    await rm(context.fetchFolder, { recursive: true, force: true });
  }
  const nothingWorked = counts.totalFiles !== 0 && counts.filesProcessed === 0;
  return nothingWorked ? { status: 'failed', message: 'None of the files could be written.' } : { status: 'completed' };
}

interface OpenedSources {
  sources: Source[];
  /** Of an engine that reads many files at once. */
  fetch: (signal: AbortSignal) => Promise<FetchedFiles | undefined>;
}

async function openSources(context: RestoreContext, task: RestoreTask): Promise<OpenedSources> {
  const { database, catalog } = context;
  const [row] = await database.select().from(plan).where(eq(plan.numericId, task.planId));
  if (!row || row.purgeAt !== null) throw new JobFailure('The plan is no longer there.');
  const wanted = task.sources.map(({ item }) => item);
  const opened = await openItems(catalog, row, wanted, task);
  const targets = new Map<string, RestoreTarget>();
  const sources: Source[] = [];
  for (const [index, { deviceId, folder }] of task.sources.entries()) {
    const key = `${deviceId} ${folder}`;
    const target = targets.get(key) ?? (await openTarget(context, deviceId, folder));
    targets.set(key, target);
    const item = opened[index];
    if (!item) throw new JobFailure('Some of the files are no longer in the backup.');
    sources.push({ target, folder, items: item.items });
  }
  const { restoreDeleted } = task;
  const found = opened.filter((item): item is OpenedItem => item !== undefined);
  const fetch = async (signal: AbortSignal) =>
    catalog.fetch(row, { found, restoreDeleted, signal }, context.fetchFolder);
  return { sources, fetch };
}

async function openTarget({ catalog, folders }: RestoreContext, deviceId: number, folder: string) {
  const device = await catalog.device(deviceId);
  const { segments } = await folders.writable(device, folder);
  return { device, segments };
}

async function countAll(steps: AsyncIterable<Step>, counts: RestoreCounts, signal: AbortSignal): Promise<void> {
  let files = 0;
  let bytes = 0;
  for await (const { item } of steps) {
    signal.throwIfAborted();
    if (!item.file) continue;
    files += 1;
    bytes += item.file.size;
  }
  counts.totalFiles = files;
  counts.totalBytes = bytes;
}

async function* stepsOf(
  sources: readonly Source[],
  doneElsewhere: ReadonlySet<string>,
  fetched?: FetchedFiles,
): AsyncGenerator<Step> {
  let number = 0;
  for (const [index, { target, folder, items }] of sources.entries()) {
    for await (const item of items()) {
      const key = `${index}${item.file ? ':' : '/'}${item.path}`;
      if (doneElsewhere.has(key)) continue;
      const path = joinPath(folder, ...item.path.split('/'));
      const file = item.file && fetched ? fetched.file(item.file) : item.file;
      yield { key, number, target, path, item: file ? { ...item, file } : item };
      if (item.file) number += 1;
    }
  }
}

async function restoreStep(
  { journal, record }: RestoreContext,
  restorer: FileRestorer,
  hindrance: JobHindrance,
  { key, number, target, path, item }: Step,
  counts: RestoreCounts,
  signal: AbortSignal,
): Promise<void> {
  const { file } = item;
  const doneBefore = file && journal.doneBefore(key);
  if (doneBefore) {
    counts.processedBytes += file.size;
    return end(doneBefore);
  }
  let counted = 0;
  const onBytes = (bytes: number) =>
    hindrance.spend(bytes, number, (piece) => {
      counted += piece;
      counts.processedBytes += piece;
    });
  let result: FileResult;
  try {
    if (file) await hindrance.beforeFile(number);
    result = await restorer.restore({
      target,
      item: file ? { ...item, file: readable(file) } : item,
      key,
      onBytes,
      signal,
    });
    if (file && isNews(result)) journal.tell(key, result);
  } catch (error) {
    counts.processedBytes -= counted;
    signal.throwIfAborted();
    // One file that cannot be written is a warning, told by its reason, and does not end the job.
    if (error instanceof JobFailure || isDiskFull(error)) throw error;
    result = { outcome: 'FAILED', reason: fileFailureOf(error) };
  }
  await end(result);
  if (file) await hindrance.afterFile(number);

  async function end(result: FileResult): Promise<void> {
    if (!file) return;
    count(counts, result);
    await record.add(number, { path: shownName(path), size: file.size }, result);
  }
}

/** Whether it has to be told what became of a file beside that it is done. */
function isNews({ outcome }: FileResult): boolean {
  return outcome === 'RENAMED' || outcome === 'SKIPPED';
}

function count(counts: RestoreCounts, { outcome }: FileResult): void {
  if (outcome === 'FAILED') {
    counts.filesFailed += 1;
    return;
  }
  counts.filesProcessed += 1;
  if (outcome === 'RENAMED') counts.filesRenamed += 1;
  if (outcome === 'SKIPPED') counts.filesSkipped += 1;
}

/** Waits for all of them, so that nothing is written after the end was told; then fails as the first that failed. */
async function settled(work: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

function reasonOf(error: unknown): string {
  if (error instanceof JobFailure || error instanceof Refusal) return error.message;
  if (isDiskFull(error)) return 'The device has no space left, or its disk is read-only.';
  console.error(error);
  return 'The restore failed unexpectedly.';
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}
