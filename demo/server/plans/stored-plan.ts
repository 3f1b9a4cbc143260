/** A file plan whose entries and revisions are rows and whose bytes are in the content store. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { likePattern } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { entry, job, planFolder, revision } from '../database/schema.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { ContentStore } from '../store/content-store.ts';
import { leftOutOf } from './left-out.ts';
import type {
  BackedUpFile,
  ContentAnswer,
  EntryAnswer,
  FolderAnswer,
  FoundItem,
  JobAnswer,
  PlanContent,
  RevisionAnswer,
  TreeItem,
} from './plan-content.ts';
import { storedFile } from './stored-file.ts';
import { findStoredItems } from './stored-items.ts';

type EntryRow = typeof entry.$inferSelect;

const walkStep = 500;

/** An id that no row has. A join on `FALSE` would look through all revisions of all plans, again for each entry. */
const none = sql`NULL`;

export class StoredPlan implements PlanContent {
  readonly #database: Database;
  readonly #store: ContentStore;
  readonly #planId: number;
  readonly #backupPermissions: string[];

  constructor(database: Database, store: ContentStore, planId: number, backupPermissions: string[]) {
    this.#database = database;
    this.#store = store;
    this.#planId = planId;
    this.#backupPermissions = backupPermissions;
  }

  async folders({ page, size }: PageRequest, jobId?: string): Promise<FolderAnswer[]> {
    const at = jobId === undefined ? undefined : await this.#job(jobId);
    const latest = at ? sql<number | null>`CAST(${at.created} AS BIGINT)` : ofLastJob(this.#planId, job.created);
    const wasThere =
      at && sql`EXISTS (SELECT 1 FROM revision WHERE id = ${stateAt(planFolder.id, at)} AND hash IS NOT NULL)`;
    const rows = await this.#database
      .select({ folder: planFolder, latest })
      .from(planFolder)
      .where(and(eq(planFolder.planId, this.#planId), isNull(planFolder.purgeAt), wasThere))
      .orderBy(asc(planFolder.id))
      .limit(size)
      .offset(page * size);
    return rows.map(({ folder, latest: latestRevisionCreatedAt }) => {
      const { id, name, path, type, deleted, status, cfid } = folder;
      return { id, name, path, type, deleted, status, cfid, latestRevisionCreatedAt };
    });
  }

  async content(folderId: string, request: PageRequest, jobId?: string): Promise<ContentAnswer> {
    const folder = await this.#entry(folderId, true);
    const page = await this.#list(and(eq(entry.parentId, folder.id), isNull(entry.purgeAt)), request, jobId);
    return { ...page, leftOut: await leftOutOf(this.#database, folder.id) };
  }

  async search(
    term: string,
    folderId: string | undefined,
    request: PageRequest,
    jobId?: string,
  ): Promise<Page<EntryAnswer>> {
    if (term.trim().length < 3) throw invalid('A search needs at least 3 characters');
    const inFolder = folderId === undefined ? undefined : below(await this.#entry(folderId, true));
    const matches = sql`${entry.searchName} LIKE ${likePattern(term)} ESCAPE '\\'`;
    return this.#list(
      and(eq(entry.planId, this.#planId), isNull(entry.purgeAt), ne(entry.path, ''), inFolder, matches),
      request,
      jobId,
    );
  }

  async revisions(fileId: string, request: PageRequest, onlyOnCloud = false): Promise<Page<RevisionAnswer>> {
    const file = await this.#entry(fileId, false);
    const condition = and(
      eq(revision.entryId, file.id),
      isNotNull(revision.hash),
      onlyOnCloud ? eq(job.onCloud, true) : undefined,
    );
    const joined = this.#database.select({ total: count() }).from(revision).innerJoin(job, eq(job.id, revision.jobId));
    const [total] = await joined.where(condition);
    const rows = await this.#database
      .select({ revision, job })
      .from(revision)
      .innerJoin(job, eq(job.id, revision.jobId))
      .where(condition)
      .orderBy(desc(revision.jobId), desc(revision.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const results = rows.map(({ revision: row, job: from }) => ({
      id: row.id,
      planId: this.#planId,
      size: row.size,
      backupSize: row.size,
      bldType: 'NON_BLD',
      created: row.created,
      modified: Math.floor(row.modified),
      jobGuid: from.guid,
      jobCreated: from.created,
      jobCompleted: from.completed,
      onS3: from.onCloud,
      onNas: from.onNas,
    }));
    return pageOf(results, total?.total ?? 0, request);
  }

  async jobs(request: PageRequest, onlyOnCloud: boolean): Promise<Page<JobAnswer>> {
    const condition = and(eq(job.planId, this.#planId), onlyOnCloud ? eq(job.onCloud, true) : undefined);
    const [total] = await this.#database.select({ total: count() }).from(job).where(condition);
    const rows = await this.#database
      .select()
      .from(job)
      .where(condition)
      .orderBy(desc(job.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const results = rows.map(({ id, created, totalBytes, completed }) => ({
      jobId: id,
      created,
      totalBytes,
      completed,
    }));
    return pageOf(results, total?.total ?? 0, request);
  }

  async openRevision(revisionId: string, fileId?: string): Promise<BackedUpFile> {
    const isWanted = eq(revision.id, numberOf(revisionId, 'The revision'));
    const ofFile = fileId === undefined ? undefined : eq(revision.entryId, numberOf(fileId, 'The file'));
    const [found] = await this.#database
      .select({ revision, name: entry.name })
      .from(revision)
      .innerJoin(entry, eq(entry.id, revision.entryId))
      .where(and(isWanted, ofFile, eq(entry.planId, this.#planId), isNull(entry.purgeAt)));
    if (!found?.revision.hash) throw notFound('The revision');
    return storedFile(this.#store, { ...found.revision, hash: found.revision.hash, name: found.name });
  }

  async describe(entryId: string): Promise<{ name: string; path: string }> {
    const [found] = await this.#database
      .select({ entry, folder: planFolder })
      .from(entry)
      .innerJoin(planFolder, eq(planFolder.id, entry.rootId))
      .where(and(eq(entry.id, numberOf(entryId, 'The item')), eq(entry.planId, this.#planId), isNull(entry.purgeAt)));
    if (!found) throw notFound('The item');
    const path = joinPath(found.folder.path, ...found.entry.path.split('/'));
    return { name: found.entry.name || found.folder.name, path };
  }

  find(items: readonly RestoreItem[]): Promise<(FoundItem | undefined)[]> {
    return findStoredItems({ database: this.#database, store: this.#store, planId: this.#planId }, items);
  }

  async *walk(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncGenerator<TreeItem> {
    const folder = await this.#entry(folderId, true);
    const at = jobId === undefined ? undefined : await this.#job(jobId);
    const until = at?.id ?? Number.MAX_SAFE_INTEGER;
    const prefix = folder.path === '' ? 0 : folder.path.length + 1;
    let last = { path: '', id: 0 };
    for (;;) {
      const following = sql`(${entry.path}, ${entry.id}) > (${last.path}, ${last.id})`;
      const rows = await this.#database
        .select()
        .from(entry)
        .where(and(eq(entry.planId, this.#planId), isNull(entry.purgeAt), below(folder), following))
        .orderBy(asc(entry.path), asc(entry.id))
        .limit(walkStep);
      for (const { row, was } of await this.#statesAt(rows, until, restoreDeleted)) {
        const item = { path: row.path.slice(prefix), modified: was.modified, mode: was.mode };
        const { hash } = was;
        if (row.isFolder) yield item;
        else if (hash) yield { ...item, file: storedFile(this.#store, { ...was, hash, name: row.name }) };
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end;
    }
  }

  /** What was there at a job, and in which state; of what was deleted then, the last state before, where wanted. */
  async #statesAt(entries: EntryRow[], until: number, restoreDeleted: boolean) {
    const ids = entries.map((row) => row.id);
    const revisions = await this.#database
      .select()
      .from(revision)
      .where(and(inArray(revision.entryId, ids), lte(revision.jobId, until)))
      .orderBy(asc(revision.jobId), asc(revision.id));
    const states = new Map<number, typeof revision.$inferSelect>();
    for (const was of revisions) {
      if (was.hash !== null) states.set(was.entryId, was);
      else if (!restoreDeleted) states.delete(was.entryId);
    }
    return entries.flatMap((row) => {
      const was = states.get(row.id);
      return was ? [{ row, was }] : [];
    });
  }

  async #list(inPlace: SQL | undefined, request: PageRequest, jobId: string | undefined): Promise<Page<EntryAnswer>> {
    const at = jobId === undefined ? undefined : await this.#job(jobId);
    // Without a job whatever was ever there is listed, in its latest state.
    const state = eq(revision.id, at ? stateAt(entry.id, at) : none);
    const condition = and(inPlace, at && isNotNull(revision.hash));
    const [total] = await this.#database
      .select({ total: count() })
      .from(entry)
      .leftJoin(revision, state)
      .where(condition);
    const rows = await this.#database
      .select({ entry, was: revision, rootPath: planFolder.path })
      .from(entry)
      .innerJoin(planFolder, eq(planFolder.id, entry.rootId))
      .leftJoin(revision, state)
      .where(condition)
      .orderBy(desc(entry.isFolder), asc(entry.sortKey), asc(entry.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const results = rows.map(({ entry: row, was, rootPath }) => this.#answer(row, rootPath, was));
    return pageOf(results, total?.total ?? 0, request);
  }

  #answer(row: EntryRow, rootPath: string, was: typeof revision.$inferSelect | null): EntryAnswer {
    const { size, modified } = was ?? row;
    return {
      id: row.id,
      name: row.name,
      path: joinPath(rootPath, ...row.path.split('/')),
      type: row.isFolder ? 'FOLDER' : 'FILE',
      deleted: row.deletedJob !== null,
      size: row.isFolder ? null : size,
      backupSize: row.isFolder ? null : size,
      modified: Math.floor(modified),
      latestRevisionCreatedAt: was && !row.isFolder ? was.created : row.latestRevisionAt,
      ...(was && !row.isFolder && { revisionId: was.id }),
      backupPermissions: this.#backupPermissions,
    };
  }

  async #entry(id: string, isFolder: boolean): Promise<EntryRow> {
    const what = isFolder ? 'The folder' : 'The file';
    const [found] = await this.#database
      .select()
      .from(entry)
      .where(and(eq(entry.id, numberOf(id, what)), eq(entry.planId, this.#planId), isNull(entry.purgeAt)));
    if (!found || found.isFolder !== isFolder) throw notFound(what);
    return found;
  }

  async #job(id: string) {
    const [found] = await this.#database
      .select()
      .from(job)
      .where(and(eq(job.id, numberOf(id, 'The backup job')), eq(job.planId, this.#planId)));
    if (!found) throw notFound('The backup job');
    return found;
  }
}

/** What the latest job of a plan says. */
export function ofLastJob(planId: number | SQLiteColumn, column: SQLiteColumn) {
  return sql<
    number | null
  >`(SELECT ${column} FROM ${job} WHERE ${job.planId} = ${planId} ORDER BY ${job.id} DESC LIMIT 1)`;
}

export function below(folder: { rootId: number; path: string }): SQL | undefined {
  const inRoot = eq(entry.rootId, folder.rootId);
  if (folder.path === '') return and(inRoot, ne(entry.path, ''));
  // `0` follows `/`: a range on the index instead of a LIKE over all paths.
  return and(inRoot, gte(entry.path, `${folder.path}/`), lt(entry.path, `${folder.path}0`));
}

/** The id of the last revision of an entry until a job: jobs are numbered in the order in which they ran. */
function stateAt(entryId: SQLiteColumn, { id }: { id: number }): SQL<number> {
  return sql`(SELECT past.id FROM revision AS past WHERE past.entry_id = ${entryId} AND past.job_id <= ${id}
    ORDER BY past.job_id DESC, past.id DESC LIMIT 1)`;
}

function numberOf(id: string, what: string): number {
  if (!/^\d{1,15}$/.test(id)) throw notFound(what);
  return Number(id);
}
