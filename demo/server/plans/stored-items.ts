/** Finds what a restore names in a stored plan: by few queries, however much it is. */
import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
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

type RevisionRow = typeof revision.$inferSelect;

/** Ids of a query: far below SQLite's 32,766 variables. */
const idsAtOnce = 5_000;
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
  for (const ids of chunksOf([...new Set(items.map(idOf))], 'The item')) {
    const rows = await database
      .select({
        id: entry.id,
        isFolder: entry.isFolder,
        name: entry.name,
        path: entry.path,
        mode: entry.mode,
        rootName: planFolder.name,
        rootPath: planFolder.path,
      })
      .from(entry)
      .innerJoin(planFolder, eq(planFolder.id, entry.rootId))
      .where(and(inArray(entry.id, ids), eq(entry.planId, planId), isNull(entry.purgeAt)));
    for (const { name, path, rootName, rootPath, ...facts } of rows) {
      const place = { name: name || rootName, path: joinPath(rootPath, ...path.split('/')) };
      found.set(String(facts.id), { ...facts, ...place });
    }
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
  for (const ids of chunksOf(named, 'The backup job')) {
    const rows = await database
      .select({ id: job.id })
      .from(job)
      .where(and(inArray(job.id, ids), eq(job.planId, planId)));
    for (const { id } of rows) found.set(String(id), id);
  }
  if (named.some((id) => !found.has(id))) throw notFound('The backup job');
  return found;
}

/** What the files were at their jobs. Jobs are numbered as they ran, which no clock that is set back can change. */
async function revisionsOf(
  place: StoredPlace,
  items: readonly RestoreItem[],
  jobOf: (item: RestoreItem) => number,
): Promise<Map<string, RevisionRow>> {
  const found = new Map<string, RevisionRow>();
  for (const jobId of new Set(items.map(jobOf))) {
    const ofJob = items.filter((item) => jobOf(item) === jobId);
    const latest = sql`(SELECT "was"."id" FROM ${revision} AS "was"
      WHERE "was"."entry_id" = ${entry.id} AND "was"."hash" IS NOT NULL AND "was"."job_id" <= ${jobId}
      ORDER BY "was"."job_id" DESC LIMIT 1)`;
    const byEntry = new Map<string, RevisionRow>();
    for (const ids of chunksOf([...new Set(ofJob.map(idOf))], 'The file')) {
      const rows = await place.database
        .select({ revision })
        .from(entry)
        .innerJoin(revision, eq(revision.id, latest))
        .where(inArray(entry.id, ids));
      for (const { revision: row } of rows) byEntry.set(String(row.entryId), row);
    }
    for (const item of ofJob) {
      const row = byEntry.get(idOf(item));
      if (row) found.set(keyOf(item), row);
    }
  }
  return found;
}

async function chosenRevisions({ database }: StoredPlace, revisionIds: readonly string[]) {
  const found = new Map<string, RevisionRow>();
  for (const ids of chunksOf([...new Set(revisionIds)], 'The revision')) {
    const rows = await database
      .select()
      .from(revision)
      .where(and(inArray(revision.id, ids), isNotNull(revision.hash)));
    for (const row of rows) found.set(String(row.id), row);
  }
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

function chunksOf(ids: readonly string[], what: string): number[][] {
  if (!ids.every((id) => digits.test(id))) throw notFound(what);
  const numbers = ids.map(Number);
  return Array.from({ length: Math.ceil(numbers.length / idsAtOnce) }, (_, at) =>
    numbers.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
  );
}
