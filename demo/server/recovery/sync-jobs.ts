import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { folderMark, imageEntry, imageRevision, job, revision } from '../database/schema.ts';
import type { PlanRow } from '../plans/plan-catalog.ts';
import type { ContentStore } from '../store/content-store.ts';

const leastMilliseconds = 2_000;

/** Uploads of what a plan keeps only locally; the cloud is a second content store. */
export class SyncJobs {
  readonly #database: Database;
  readonly #local: ContentStore;
  readonly #cloud: ContentStore;
  readonly #running = new Map<number, Promise<void>>();
  readonly #closing = new AbortController();

  constructor(database: Database, local: ContentStore, cloud: ContentStore) {
    this.#database = database;
    this.#local = local;
    this.#cloud = cloud;
  }

  isRunning(planId: number): boolean {
    return this.#running.has(planId);
  }

  /** The new job; none of the plan may run. */
  start(plan: PlanRow): string {
    const upload = Promise.all([
      this.#upload(plan.numericId),
      wait(leastMilliseconds, undefined, { signal: this.#closing.signal }),
    ])
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) console.error(error);
      })
      .finally(() => this.#running.delete(plan.numericId));
    this.#running.set(plan.numericId, upload);
    return randomUUID();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running.values());
  }

  async #upload(planId: number): Promise<void> {
    const jobs = await this.#database
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.planId, planId), eq(job.onCloud, false)));
    for (const { id } of jobs) {
      const files = await this.#database
        .selectDistinct({ hash: revision.hash })
        .from(revision)
        .where(and(eq(revision.jobId, id), isNotNull(revision.hash), ne(revision.hash, folderMark)));
      const images = this.#database
        .select({ id: imageRevision.id })
        .from(imageRevision)
        .where(eq(imageRevision.jobId, id));
      const inImages = await this.#database
        .selectDistinct({ hash: imageEntry.hash })
        .from(imageEntry)
        .where(and(inArray(imageEntry.revisionId, images), isNotNull(imageEntry.hash)));
      for (const { hash } of [...files, ...inImages]) {
        if (this.#closing.signal.aborted) return;
        if (hash) await this.#copy(hash);
      }
      // Job by job: one that is marked is there with everything it needs.
      await this.#database.batch([
        this.#database.update(job).set({ onCloud: true }).where(eq(job.id, id)),
        this.#database.update(imageRevision).set({ onS3: true }).where(eq(imageRevision.jobId, id)),
      ]);
    }
  }

  async #copy(hash: string): Promise<void> {
    if (await this.#cloud.has(hash)) return;
    const source = await open(this.#local.pathOf(hash), 'r');
    try {
      await this.#cloud.putFile(source.fd);
    } finally {
      await source.close();
    }
  }
}
