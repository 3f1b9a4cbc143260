/** Finds what a restore names in a stored plan: by few queries, however much it is. */
import { and, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { jsonRows } from '../database/json-rows.ts';
import type { Database } from '../database/open-database.ts';
import { entry, job, planFolder, revision } from '../database/schema.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { FoundItem } from './plan-content.ts';
import { storedFile } from './stored-file.ts';

interface StoredPlace {
  database: Database;
  store: ContentStore;
  planId: number;
}

interface FoundEntry {
  id: number;
  isFolder: boolean;
  name: string;
  path: string;
  mode: number;
}

/** What of a revision says which bytes a file had. A row costs by its columns, and there are thousands. */
const revisionColumns = {
  id: revision.id,
  entryId: revision.entryId,
  hash: revision.hash,
  size: revision.size,
  modified: revision.modified,
  mode: revision.mode,
};
type FoundRevision = Omit<typeof revision.$inferSelect, 'jobId' | 'created'>;
const digits = /^\d{1,15}$/;

/** As `PlanContent.find` says. */
export async function findStoredItems(
  place: StoredPlace,
  items: readonly RestoreItem[],
): Promise<(FoundItem | undefined)[]> {
  const entries = await entriesOf(place, items);
  const jobs = await jobsOf(place, items);
  const latest = jobs.get(undefined);
  const revisions = await revisionsOf(
    place,
    items.filter(({ type, revisionId }) => type === 'FILE' && revisionId === undefined),
    (item) => jobs.get(item.jobId) ?? 0,
  );
  const chosen = await chosenRevisions(
    place,
    items.flatMap(({ type, revisionId }) => (type === 'FILE' && revisionId !== undefined ? [revisionId] : [])),
  );
  return items.map((item) => {
    const found = entries.get(idOf(item));
    if (!found || found.isFolder !== (item.type === 'FOLDER')) {
      throw notFound(item.type === 'FOLDER' ? 'The folder' : 'The file');
    }
    const { name, path, mode } = found;
    if (found.isFolder) {
      const jobId = item.jobId ?? (latest === undefined ? undefined : String(latest));
      return { name, path, mode, pinned: { ...item, ...(jobId !== undefined && { jobId }) } };
    }
    const was = item.revisionId === undefined ? revisions.get(keyOf(item)) : chosen.get(item.revisionId);
    if (item.revisionId !== undefined && was?.entryId !== found.id) throw notFound('The revision');
    if (!was?.hash) return undefined;
    const file = storedFile(place.store, { ...was, hash: was.hash, name });
    return { name, path, mode: was.mode, pinned: { ...item, revisionId: String(was.id) }, file };
  });
}

async function entriesOf({ database, planId }: StoredPlace, items: readonly RestoreItem[]) {
  const found = new Map<string, FoundEntry>();
  const roots = await database.select().from(planFolder).where(eq(planFolder.planId, planId));
  const rootOf = new Map(roots.map((root) => [root.id, root]));
  const all = jsonRows(database, [entry.id, entry.rootId, entry.isFolder, entry.name, entry.path, entry.mode]);
  const [rows] = await database
    .select({ all })
    .from(entry)
    .where(and(isOneOf(entry.id, items.map(idOf), 'The item'), eq(entry.planId, planId), isNull(entry.purgeAt)));
  type EntryFacts = [id: number, rootId: number, isFolder: number, name: string, path: string, mode: number];
  for (const [id, rootId, isFolder, name, path, mode] of JSON.parse(rows?.all ?? '[]') as EntryFacts[]) {
    const root = rootOf.get(rootId);
    if (!root) continue;
    const place = { name: name || root.name, path: joinPath(root.path, ...path.split('/')) };
    found.set(String(id), { id, isFolder: isFolder === 1, mode, ...place });
  }
  return found;
}

/** The numbers of the jobs that are named, and of the latest one, which stands for those who name none. */
async function jobsOf({ database, planId }: StoredPlace, items: readonly RestoreItem[]) {
  const [latest] = await database
    .select({ id: max(job.id) })
    .from(job)
    .where(eq(job.planId, planId));
  const found = new Map<string | undefined, number | undefined>([[undefined, latest?.id ?? undefined]]);
  const named = [...new Set(items.flatMap(({ jobId }) => jobId ?? []))];
  const rows = await database
    .select({ id: job.id })
    .from(job)
    .where(and(isOneOf(job.id, named, 'The backup job'), eq(job.planId, planId)));
  for (const { id } of rows) found.set(String(id), id);
  if (named.some((id) => !found.has(id))) throw notFound('The backup job');
  return found;
}

/** What the files were at their jobs. Jobs are numbered as they ran, which no clock that is set back can change. */
async function revisionsOf(
  place: StoredPlace,
  items: readonly RestoreItem[],
  jobOf: (item: RestoreItem) => number,
): Promise<Map<string, FoundRevision>> {
  const found = new Map<string, FoundRevision>();
  for (const jobId of new Set(items.map(jobOf))) {
    const ofJob = items.filter((item) => jobOf(item) === jobId);
    const latest = sql`(SELECT "was"."id" FROM ${revision} AS "was"
      WHERE "was"."entry_id" = ${entry.id} AND "was"."hash" IS NOT NULL AND "was"."job_id" <= ${jobId}
      ORDER BY "was"."job_id" DESC LIMIT 1)`;
    const byEntry = new Map<string, FoundRevision>();
    const rows = await place.database
      .select(revisionColumns)
      .from(entry)
      .innerJoin(revision, eq(revision.id, latest))
      .where(isOneOf(entry.id, ofJob.map(idOf), 'The file'));
    for (const row of rows) byEntry.set(String(row.entryId), row);
    for (const item of ofJob) {
      const row = byEntry.get(idOf(item));
      if (row) found.set(keyOf(item), row);
    }
  }
  return found;
}

async function chosenRevisions({ database }: StoredPlace, revisionIds: readonly string[]) {
  const found = new Map<string, FoundRevision>();
  const rows = await database
    .select(revisionColumns)
    .from(revision)
    .where(and(isOneOf(revision.id, revisionIds, 'The revision'), isNotNull(revision.hash)));
  for (const row of rows) found.set(String(row.id), row);
  return found;
}

function idOf({ id }: RestoreItem): string {
  if (id === undefined) throw invalid('An item of a file plan needs its id');
  return id;
}

/** The same file may be wanted at two jobs. */
function keyOf(item: RestoreItem): string {
  return `${item.jobId ?? ''} ${idOf(item)}`;
}

/** Ids as one value: thousands of variables take longer to write down than to look up. */
function isOneOf(column: SQLiteColumn, ids: readonly string[], what: string): SQL {
  if (!ids.every((id) => digits.test(id))) throw notFound(what);
  return sql`${column} IN (SELECT CAST(value AS BIGINT) FROM json_each(${JSON.stringify(ids.map(Number))}))`;
}
