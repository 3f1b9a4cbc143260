import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { folderMark, imageEntry, imageRevision, job, revision } from '../database/schema.ts';
import { JobFailure, type JobFaultOrder } from '../http/job-faults.ts';
import { JobHindrance, LetGo } from '../jobs/job-hindrance.ts';
import type { PlanJob } from '../jobs/plan-jobs.ts';
import type { ContentStore } from '../store/content-store.ts';

const leastMilliseconds = 2_000;

interface RunningSync {
  uid: string;
  letGo: LetGo;
  done: Promise<void>;
}

/** A backup job, and what of it is not in the cloud yet. */
interface Upload {
  jobId: number;
  contents: { hash: string; size: number }[];
}

/** Uploads of what a plan keeps only locally; the cloud is a second content store. */
export class SyncJobs {
  readonly #database: Database;
  readonly #local: ContentStore;
  readonly #cloud: ContentStore;
  readonly #running = new Map<number, RunningSync>();
  readonly #closing = new AbortController();

  constructor(database: Database, local: ContentStore, cloud: ContentStore) {
    this.#database = database;
    this.#local = local;
    this.#cloud = cloud;
  }

  isRunning(planId: number): boolean {
    return this.#running.has(planId);
  }

  /** None of the plan may run. By the plan's number. */
  start(planId: number, planJob: PlanJob, faults: readonly JobFaultOrder[]): void {
    const { signal } = this.#closing;
    const letGo = new LetGo();
    const hindrance = new JobHindrance(faults, planJob.counts, signal, letGo);
    planJob.begin();
    const done = Promise.all([
      this.#upload(planId, planJob, hindrance),
      wait(leastMilliseconds, undefined, { signal }),
    ]).then(
      () => this.#end(planId, () => planJob.end({ status: 'completed' })),
      (error: unknown) =>
        this.#end(planId, () => {
          // The next server says that it was interrupted.
          if (!signal.aborted) planJob.end({ status: 'failed', message: reasonOf(error) });
        }),
    );
    this.#running.set(planId, { uid: planJob.uid, letGo, done });
  }

  /** One that stalls goes on; whether there is one. */
  letGo(uid: string): boolean {
    const running = [...this.#running.values()].find((one) => one.uid === uid);
    running?.letGo.once();
    return running !== undefined;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  #end(planId: number, tell: () => void): void {
    this.#running.delete(planId);
    tell();
  }

  async #upload(planId: number, { counts }: PlanJob, hindrance: JobHindrance): Promise<void> {
    // Also where nothing is missing a fault can be seen.
    await hindrance.beforeFile(0);
    const uploads = await this.#missing(planId);
    const contents = uploads.flatMap((upload) => upload.contents);
    counts.totalFiles = contents.length;
    counts.totalBytes = contents.reduce((sum, { size }) => sum + size, 0);
    for (const { jobId, contents } of uploads) {
      for (const { hash } of contents) {
        const number = counts.filesProcessed;
        this.#closing.signal.throwIfAborted();
        await hindrance.beforeFile(number);
        await this.#copy(hash, (bytes) => {
          counts.processedBytes += bytes;
        });
        counts.filesProcessed += 1;
        await hindrance.afterFile(number);
      }
      // Job by job: one that is marked is there with everything it needs.
      await this.#database.batch([
        this.#database.update(job).set({ onCloud: true }).where(eq(job.id, jobId)),
        this.#database.update(imageRevision).set({ onS3: true }).where(eq(imageRevision.jobId, jobId)),
      ]);
    }
  }

  /** What is to be uploaded for each job that is only local, each content once. */
  async #missing(planId: number): Promise<Upload[]> {
    const jobs = await this.#database
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.planId, planId), eq(job.onCloud, false)));
    const seen = new Set<string>();
    const uploads: Upload[] = [];
    for (const { id } of jobs) {
      const contents: Upload['contents'] = [];
      for (const { hash, size } of await this.#contentsOf(id)) {
        if (!hash || seen.has(hash)) continue;
        seen.add(hash);
        if (!(await this.#cloud.has(hash))) contents.push({ hash, size });
      }
      uploads.push({ jobId: id, contents });
    }
    return uploads;
  }

  async #contentsOf(jobId: number) {
    const files = await this.#database
      .selectDistinct({ hash: revision.hash, size: revision.size })
      .from(revision)
      .where(and(eq(revision.jobId, jobId), isNotNull(revision.hash), ne(revision.hash, folderMark)));
    const images = this.#database
      .select({ id: imageRevision.id })
      .from(imageRevision)
      .where(eq(imageRevision.jobId, jobId));
    const inImages = await this.#database
      .selectDistinct({ hash: imageEntry.hash, size: imageEntry.size })
      .from(imageEntry)
      .where(and(inArray(imageEntry.revisionId, images), isNotNull(imageEntry.hash)));
    return [...files, ...inImages];
  }

  async #copy(hash: string, onBytes: (count: number) => void): Promise<void> {
    const source = await open(this.#local.pathOf(hash), 'r');
    try {
      await this.#cloud.putFile(source.fd, onBytes);
    } finally {
      await source.close();
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  console.error(error);
  return 'A file could not be uploaded. What was uploaded before is kept; sync the plan again.';
}
