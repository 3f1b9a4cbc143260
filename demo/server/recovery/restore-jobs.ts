import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { createRestoreJob } from '../../../src/backup/job-contract.ts';
import type { EndpointBody } from '../../../src/host/endpoint.ts';
import type { Database } from '../database/open-database.ts';
import { restoreJob } from '../database/schema.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { TreeItem } from '../plans/plan-content.ts';
import { type RestoreTarget, restoreItem } from './restore-files.ts';

export type RestoreOrder = EndpointBody<typeof createRestoreJob>;
type Row = typeof restoreJob.$inferSelect;

/** What goes where; walked twice, once to count. */
export interface RestoreSource {
  target: RestoreTarget;
  items: () => AsyncIterable<TreeItem>;
}

export interface RestoreFacts {
  nodeId: number;
  type: string;
  sourcePath: string;
  file: string | null;
  destinationPath: string;
  sourcePlanId: string;
  sourcePlanName: string;
}

interface RunningJob {
  row: Row;
  control: AbortController;
  done: Promise<void>;
}

const savedEvery = 500;

/** Restore jobs: they run here, their state is in the database. */
export class RestoreJobs {
  readonly #database: Database;
  readonly #folders: DeviceFolders;
  readonly #running = new Map<string, RunningJob>();

  constructor(database: Database, folders: DeviceFolders) {
    this.#database = database;
    this.#folders = folders;
  }

  /** Jobs that a killed server left are over. */
  async failInterrupted(): Promise<void> {
    await this.#database.update(restoreJob).set({ status: 'failed' }).where(eq(restoreJob.status, 'processing'));
  }

  async start({ nodeId, ...content }: RestoreFacts, sources: RestoreSource[]): Promise<string> {
    const row: Row = {
      uid: randomUUID(),
      nodeId,
      created: Date.now(),
      status: 'processing',
      totalFiles: null,
      filesProcessed: 0,
      totalBytes: null,
      processedBytes: 0,
      content: { actionType: 'RESTORE', ...content },
      ignored: false,
    };
    await this.#database.insert(restoreJob).values(row);
    const control = new AbortController();
    const done = this.#run(row, sources, control.signal).finally(() => this.#running.delete(row.uid));
    this.#running.set(row.uid, { row, control, done });
    return row.uid;
  }

  async list(nodeId: number): Promise<Row[]> {
    const rows = await this.#database
      .select()
      .from(restoreJob)
      .where(and(eq(restoreJob.nodeId, nodeId), eq(restoreJob.ignored, false)))
      .orderBy(desc(restoreJob.created));
    return rows.map((row) => this.#running.get(row.uid)?.row ?? row);
  }

  async read(nodeId: number, uid: string): Promise<Row> {
    const [row] = await this.#database
      .select()
      .from(restoreJob)
      .where(and(eq(restoreJob.uid, uid), eq(restoreJob.nodeId, nodeId)));
    if (!row) throw notFound('The restore job');
    return this.#running.get(uid)?.row ?? row;
  }

  async cancel(nodeId: number, uid: string): Promise<void> {
    const row = await this.read(nodeId, uid);
    const running = this.#running.get(row.uid);
    if (!running) throw new Refusal(409, 'NOT_RUNNING', 'The restore job is already over');
    running.control.abort();
    await running.done;
  }

  async clear(nodeId: number, uid: string): Promise<void> {
    const row = await this.read(nodeId, uid);
    if (this.#running.has(uid)) throw new Refusal(409, 'STILL_RUNNING', 'The restore job still runs; cancel it first');
    await this.#database.update(restoreJob).set({ ignored: true }).where(eq(restoreJob.uid, row.uid));
  }

  async close(): Promise<void> {
    const all = [...this.#running.values()];
    for (const { control } of all) control.abort();
    await Promise.all(all.map(({ done }) => done));
  }

  async #run(row: Row, sources: RestoreSource[], signal: AbortSignal): Promise<void> {
    let saved = Date.now();
    try {
      await count(row, sources, signal);
      for (const { target, items } of sources) {
        for await (const item of items()) {
          signal.throwIfAborted();
          const onBytes = (bytes: number) => {
            row.processedBytes += bytes;
          };
          // One file that cannot be written is a warning, told by the count, and does not end the job.
          const restored = await restoreItem(this.#folders, target, item, onBytes, signal).catch((error: unknown) => {
            signal.throwIfAborted();
            if (isDiskFull(error)) throw error;
            return false;
          });
          if (item.file && restored) row.filesProcessed += 1;
          if (Date.now() - saved > savedEvery) {
            saved = Date.now();
            await this.#save(row);
          }
        }
      }
      row.status = row.totalFiles !== 0 && row.filesProcessed === 0 ? 'failed' : 'completed';
    } catch (error) {
      if (!signal.aborted) console.error(error);
      row.status = signal.aborted ? 'canceled' : 'failed';
    }
    await this.#save(row);
  }

  async #save({ uid, ...state }: Row): Promise<void> {
    await this.#database.update(restoreJob).set(state).where(eq(restoreJob.uid, uid));
  }
}

async function count(row: Row, sources: RestoreSource[], signal: AbortSignal): Promise<void> {
  let files = 0;
  let bytes = 0;
  for (const { items } of sources) {
    for await (const { file } of items()) {
      signal.throwIfAborted();
      if (!file) continue;
      files += 1;
      bytes += file.size;
    }
  }
  row.totalFiles = files;
  row.totalBytes = bytes;
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}
