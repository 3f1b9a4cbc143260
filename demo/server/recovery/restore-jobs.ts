import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { JobKind } from '../../../src/backup/job-contract.ts';
import type { Database } from '../database/open-database.ts';
import { nothingYet, type RestoreCounts } from '../database/restore-counts.ts';
import { restoredFile, restoreJob, restoreTask } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { JobEnd } from '../jobs/job-end.ts';
import { ofKinds, type PlanJobs } from '../jobs/plan-jobs.ts';
import { tellJobBegun, tellJobEnded } from '../telemetry/work-channels.ts';
import { fetchFolderOf, journalBefore, journalOf, RestoreJournal } from './restore-journal.ts';
import { RestoreRunner } from './restore-runner.ts';
import type { RestorePlace, RestoreTask } from './restore-task.ts';

type Row = typeof restoreJob.$inferSelect;

export interface RestoreFacts {
  nodeId: number;
  type: string;
  sourcePath: string;
  file: string | null;
  destinationPath: string;
  destinationNodeId: number;
  destinationNodeName: string;
  sourcePlanId: string;
  sourcePlanName: string;
}

interface PreparedJob {
  uid: string;
  writes: readonly Write[];
  start(): void;
}

interface RunningJob {
  row: Row;
  done: Promise<void>;
}

const savedEvery = 500;

/**
 * Restore jobs: their state and their tasks are in the database, the restore process works on them. Syncs and backups,
 * which `plan-jobs.ts` follows, are listed and cleared among them.
 */
export class RestoreJobs {
  readonly #database: Database;
  readonly #planJobs: PlanJobs;
  readonly #runner: RestoreRunner;
  readonly #journals: string;
  readonly #running = new Map<string, RunningJob>();

  constructor(database: Database, place: RestorePlace, planJobs: PlanJobs) {
    this.#database = database;
    this.#planJobs = planJobs;
    this.#runner = new RestoreRunner(place);
    this.#journals = join(place.location.dataFolder, 'restores');
  }

  /** Goes on with the jobs that an earlier server left, without the faults that were ordered for them there. */
  async resume(): Promise<void> {
    const left = await this.#database
      .select()
      .from(restoreJob)
      .leftJoin(restoreTask, eq(restoreTask.uid, restoreJob.uid))
      .where(and(ofKinds(['RESTORE']), eq(restoreJob.status, 'processing')));
    for (const { restore_job: row, restore_task: task } of left) {
      if (task) this.#follow({ ...row, ...nothingYet }, { ...(task.task as unknown as RestoreTask), faults: [] });
      else await this.#end(row, { status: 'failed', message: 'The server ended before the restore did.' });
    }
  }

  /** A job, what writes it down, and what starts it once that is done. */
  prepare(facts: RestoreFacts, plan: Omit<RestoreTask, 'uid'>): PreparedJob {
    return this.#prepare(randomUUID(), facts, plan);
  }

  #prepare(uid: string, facts: RestoreFacts, plan: Omit<RestoreTask, 'uid'>, retryOf?: Row): PreparedJob {
    const { nodeId, ...content } = facts;
    const row: Row = {
      uid,
      nodeId,
      created: Date.now(),
      status: 'processing',
      ...nothingYet,
      content: { actionType: 'RESTORE', ...content },
      ignored: false,
    };
    const task = { ...plan, uid };
    const retried = { content: { ...retryOf?.content, retriedBy: uid } };
    const writes = [
      this.#database.insert(restoreJob).values(row),
      this.#database.insert(restoreTask).values({ uid, task: { ...task } }),
      ...(retryOf ? [this.#database.update(restoreJob).set(retried).where(eq(restoreJob.uid, retryOf.uid))] : []),
    ];
    return { uid, writes, start: () => this.#follow(row, task) };
  }

  async list(nodeId: number, kinds: readonly JobKind[]): Promise<Row[]> {
    const rows = await this.#database
      .select()
      .from(restoreJob)
      .where(and(concerns(nodeId), ofKinds(kinds), eq(restoreJob.ignored, false)))
      .orderBy(desc(sql`rowid`));
    return rows.map((row) => this.#runningRow(row.uid) ?? row);
  }

  async read(nodeId: number, uid: string): Promise<Row> {
    const [row] = await this.#database
      .select()
      .from(restoreJob)
      .where(and(eq(restoreJob.uid, uid), concerns(nodeId)));
    if (!row) throw notFound('The restore job');
    return this.#runningRow(uid) ?? row;
  }

  #runningRow(uid: string): Row | undefined {
    return this.#running.get(uid)?.row ?? this.#planJobs.running(uid);
  }

  async cancel(nodeId: number, uid: string): Promise<void> {
    const row = await this.read(nodeId, uid);
    if (row.content.actionType !== 'RESTORE') throw new Refusal(409, 'NOT_CANCELABLE', 'Only restores can be canceled');
    const running = this.#runningJob(row.uid);
    this.#runner.cancel(uid);
    await running.done;
  }

  /** A job that stalls goes on. */
  letGo(uid: string): void {
    this.#runningJob(uid);
    this.#runner.letGo(uid);
  }

  /** What clears it. */
  async clear(nodeId: number, uid: string): Promise<Write[]> {
    const row = await this.read(nodeId, uid);
    if (row.status === 'processing')
      throw new Refusal(409, 'STILL_RUNNING', 'The job is still running; clear it when it is over');
    // Its end is told before it is written down.
    await this.#running.get(uid)?.done;
    await this.#planJobs.settled();
    return [
      this.#database.update(restoreJob).set({ ignored: true }).where(eq(restoreJob.uid, row.uid)),
      this.#database.delete(restoredFile).where(eq(restoredFile.uid, row.uid)),
      this.#database.delete(restoreTask).where(eq(restoreTask.uid, row.uid)),
    ];
  }

  /** What the job was to do, where it has left something undone. */
  async failedTask(nodeId: number, uid: string): Promise<RestoreTask> {
    const row = await this.read(nodeId, uid);
    if (row.status === 'processing') throw new Refusal(409, 'STILL_RUNNING', 'The restore job still runs');
    await this.#running.get(uid)?.done;
    const [left] = await this.#database.select().from(restoreTask).where(eq(restoreTask.uid, uid));
    if (!left) throw new Refusal(409, 'NOTHING_FAILED', 'The restore job has nothing left to restore');
    return left.task as unknown as RestoreTask;
  }

  /**
   * Within a change: the job that restores what another one failed to. There is only one, however often and by whomever
   * it is asked for.
   */
  async prepareRetry(nodeId: number, failed: string, task: RestoreTask): Promise<PreparedJob> {
    const row = await this.read(nodeId, failed);
    const { retriedBy, message: _, actionType: __, ...facts } = row.content;
    if (typeof retriedBy === 'string') return { uid: retriedBy, writes: [], start: () => undefined };
    const uid = randomUUID();
    for (const journal of [journalBefore(this.#journals, failed), journalOf(this.#journals, failed)])
      if (existsSync(journal)) await appendFile(journalBefore(this.#journals, uid), await readFile(journal));
    return this.#prepare(uid, { ...(facts as unknown as RestoreFacts), nodeId }, { ...task, isRetry: true }, row);
  }

  /** What runs is left as it is, for the next server to resume. */
  close(): Promise<void> {
    return this.#runner.close();
  }

  #runningJob(uid: string): RunningJob {
    const job = this.#running.get(uid);
    // One that has ended is still there until its end is written down.
    if (job?.row.status !== 'processing') throw new Refusal(409, 'NOT_RUNNING', 'The restore job is already over');
    return job;
  }

  #follow(row: Row, task: RestoreTask): void {
    const { uid } = row;
    tellJobBegun({ uid, kind: 'RESTORE' });
    let saved = Date.now();
    const onCounts = (counts: RestoreCounts) => {
      Object.assign(row, counts);
      if (Date.now() - saved < savedEvery) return;
      saved = Date.now();
      void this.#save(row).catch((error: unknown) => console.error(error));
    };
    const done = this.#runner
      .run(task, onCounts)
      .then((end) => {
        tellJobEnded({ uid, kind: 'RESTORE', status: end.status });
        return this.#end(row, end);
      })
      .finally(() => this.#running.delete(uid));
    this.#running.set(uid, { row, done });
  }

  async #end(row: Row, { status, message }: JobEnd): Promise<void> {
    row.status = status;
    if (message !== undefined) row.content = { ...row.content, message };
    const { uid, ...state } = row;
    const canBeRetried = status !== 'completed' || row.filesFailed > 0;
    const journal = journalOf(this.#journals, uid);
    // A process that broke off could not remove its half-written files; opening the journal does.
    if (status === 'failed' && existsSync(journal)) (await RestoreJournal.open(journal)).close();
    await rm(fetchFolderOf(this.#journals, uid), { recursive: true, force: true });
    const update = this.#database.update(restoreJob).set(state).where(eq(restoreJob.uid, uid));
    if (canBeRetried) return void (await update);
    await this.#database.batch([update, this.#database.delete(restoreTask).where(eq(restoreTask.uid, uid))]);
    await this.removeJournals(uid);
  }

  async removeJournals(uid: string): Promise<void> {
    await rm(journalOf(this.#journals, uid), { force: true });
    await rm(journalBefore(this.#journals, uid), { force: true });
  }

  async #save({ uid, ...row }: Row): Promise<void> {
    const { totalFiles, totalBytes, filesProcessed, processedBytes, filesRenamed, filesSkipped, filesFailed } = row;
    const counts = { totalFiles, totalBytes, filesProcessed, processedBytes, filesRenamed, filesSkipped, filesFailed };
    const isOpen = and(eq(restoreJob.uid, uid), eq(restoreJob.status, 'processing'));
    await this.#database.update(restoreJob).set(counts).where(isOpen);
  }
}

/** A device's jobs are those that restore from its backups and those that restore to it. */
function concerns(nodeId: number) {
  const destination = sql`json_extract(${restoreJob.content}, '$.destinationNodeId')`;
  return or(eq(restoreJob.nodeId, nodeId), eq(destination, nodeId));
}
