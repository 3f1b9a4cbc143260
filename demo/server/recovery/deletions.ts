/** Deleting backed-up data: marked at once, so that nothing shows it any more, removed for good when the time has come. */

import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BackupRunner } from '../backup/backup-runner.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import {
  automationUpload,
  editorFile,
  entry,
  imageEntry,
  imageRevision,
  job,
  leftOut,
  plan,
  planFolder,
  revision,
  ticketAttachment,
  volume,
} from '../database/schema.ts';
import type { ItemsToDelete } from '../engine/backup-engine.ts';
import type { Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { below } from '../plans/stored-plan.ts';
import type { ContentStore } from '../store/content-store.ts';

export interface DeletionTimes {
  /** Milliseconds until marked data is removed; spec 000 §9 promises 72 hours at most. */
  delay: number;
  /** Milliseconds for which content without a record is left: a running backup may be about to record it. */
  contentGrace: number;
}

const unusedAttachmentAge = 24 * 60 * 60 * 1000;

export class Deletions {
  readonly #database: Database;
  readonly #stores: readonly ContentStore[];
  readonly #runner: BackupRunner;
  readonly #times: DeletionTimes;

  /** Content is removed from each of the stores. */
  constructor(database: Database, stores: readonly ContentStore[], runner: BackupRunner, times: DeletionTimes) {
    this.#database = database;
    this.#stores = stores;
    this.#runner = runner;
    this.#times = times;
  }

  /** What marks them, within a change. */
  schedulePlans(plans: readonly PlanRow[]): Write {
    const ids = plans.map((row) => row.numericId);
    return this.#database.update(plan).set({ purgeAt: this.#due() }).where(inArray(plan.numericId, ids));
  }

  /** The same for items. An id that is not in its plan refuses the whole order. */
  async scheduleItems({ planId, fileIds, folderIds, volumes }: ItemsToDelete): Promise<Write[]> {
    const purgeAt = this.#due();
    return [
      ...(await this.#entryStatements(planId, fileIds, folderIds, purgeAt)),
      ...(await this.#volumeStatements(volumes, purgeAt)),
    ];
  }

  async #entryStatements(planId: number, fileIds: readonly string[], folderIds: readonly string[], purgeAt: number) {
    const files = await this.#entries(planId, fileIds, false);
    const folders = await this.#entries(planId, folderIds, true);
    const conditions: (SQL | undefined)[] = files.map((row) => eq(entry.id, row.id));
    for (const folder of folders)
      conditions.push(eq(entry.id, folder.id), and(eq(entry.planId, planId), below(folder)));
    const roots = folders.filter((folder) => folder.path === '').map((folder) => folder.id);
    return [
      ...conditions.map((condition) => this.#database.update(entry).set({ purgeAt }).where(condition)),
      ...(roots.length > 0
        ? [this.#database.update(planFolder).set({ purgeAt }).where(inArray(planFolder.id, roots))]
        : []),
    ];
  }

  async #volumeStatements(volumes: ItemsToDelete['volumes'], purgeAt: number) {
    const named = new Map(volumes.map((one) => [`${one.planId} ${one.guid}`, one]));
    if (named.size === 0) return [];
    const conditions = [...named.values()].map(({ planId, guid }) =>
      and(eq(volume.guid, guid), eq(volume.planId, planId)),
    );
    const open = and(or(...conditions), isNull(volume.purgeAt));
    const found = await this.#database.select().from(volume).where(open);
    if (found.length < named.size) throw notFound('A volume to delete');
    return [this.#database.update(volume).set({ purgeAt }).where(open)];
  }

  /** Removes what is due and the content that nothing needs any more. Waits for another time while a backup runs. */
  async sweep(now = Date.now()): Promise<void> {
    if (this.#runner.isBusy) return;
    const database = this.#database;
    // Another engine has to remove its backups first.
    const isDue = and(lte(plan.purgeAt, now), ne(plan.content, 'engine'));
    const plans = database.select({ id: plan.numericId }).from(plan).where(isDue);
    const entries = database
      .select({ id: entry.id })
      .from(entry)
      .where(or(lte(entry.purgeAt, now), inArray(entry.planId, plans)));
    const volumes = database
      .select({ id: volume.id })
      .from(volume)
      .where(or(lte(volume.purgeAt, now), inArray(volume.planId, plans)));
    const images = database
      .select({ id: imageRevision.id })
      .from(imageRevision)
      .where(inArray(imageRevision.volumeId, volumes));
    const stale = and(isNull(ticketAttachment.ticketId), lte(ticketAttachment.created, now - unusedAttachmentAge));
    // Children first: each statement finds its rows through parents that are still there.
    await database.batch([
      database.delete(revision).where(inArray(revision.entryId, entries)),
      database.delete(entry).where(inArray(entry.id, entries)),
      database.delete(leftOut).where(inArray(leftOut.planId, plans)),
      database.delete(planFolder).where(or(lte(planFolder.purgeAt, now), inArray(planFolder.planId, plans))),
      database.delete(imageEntry).where(inArray(imageEntry.revisionId, images)),
      database.delete(imageRevision).where(inArray(imageRevision.id, images)),
      database.delete(volume).where(inArray(volume.id, volumes)),
      database.delete(job).where(inArray(job.planId, plans)),
      database.delete(plan).where(isDue),
      database.delete(ticketAttachment).where(stale),
    ]);
    for (const store of this.#stores) await this.#removeUnusedContent(store, now);
  }

  async #removeUnusedContent(store: ContentStore, now: number): Promise<void> {
    for await (const { hash, touched } of store.hashes()) {
      if (touched > now - this.#times.contentGrace || (await this.#isUsed(hash))) continue;
      if (this.#runner.isBusy) return;
      await store.remove(hash);
    }
  }

  async #isUsed(hash: string): Promise<boolean> {
    const [row] = await this.#database.all<{ used: number }>(sql`SELECT
      EXISTS (SELECT 1 FROM ${revision} WHERE ${revision.hash} = ${hash})
      OR EXISTS (SELECT 1 FROM ${imageEntry} WHERE ${imageEntry.hash} = ${hash})
      OR EXISTS (SELECT 1 FROM ${automationUpload} WHERE ${automationUpload.hash} = ${hash})
      OR EXISTS (SELECT 1 FROM ${editorFile} WHERE ${editorFile.hash} = ${hash})
      OR EXISTS (SELECT 1 FROM ${ticketAttachment} WHERE ${ticketAttachment.hash} = ${hash}) AS used`);
    return row?.used === 1;
  }

  async #entries(planId: number, ids: readonly string[], isFolder: boolean) {
    const numbers = [...new Set(ids)].map(rowId);
    if (numbers.length === 0) return [];
    const rows = await this.#database
      .select()
      .from(entry)
      .where(
        and(inArray(entry.id, numbers), eq(entry.planId, planId), eq(entry.isFolder, isFolder), isNull(entry.purgeAt)),
      );
    if (rows.length < numbers.length) throw notFound(isFolder ? 'A folder to delete' : 'A file to delete');
    return rows;
  }

  #due(): number {
    return Date.now() + this.#times.delay;
  }
}
