import { eq, sql } from 'drizzle-orm';
import { chunksOf, type Database, reserveIds, writeSetting } from '../database/open-database.ts';
import { entry, job, leftOut, revision } from '../database/schema.ts';
import type { EntryRow, JobRow, LeftOutRow, RevisionRow } from './backup-changes.ts';

export interface FinishedBackup {
  job: JobRow;
  entries: EntryRow[];
  revisions: Omit<RevisionRow, 'id'>[];
  leftOut: LeftOutRow[];
  mark?: { key: string; value: string } | undefined;
}

type Statements = Parameters<Database['batch']>[0];

/** Writes a backup in one batch: before it nothing of the job is there, after it everything. */
export async function commitBackup(database: Database, finished: FinishedBackup): Promise<void> {
  const firstRevision = await reserveIds(database, finished.revisions.length);
  const revisions = finished.revisions.map((row, index) => ({ ...row, id: firstRevision + index }));
  const statements: Statements[number][] = [
    database.insert(job).values(finished.job),
    ...chunksOf(finished.entries).map((rows) => database.insert(entry).values(rows).onConflictDoUpdate(latestState)),
    ...chunksOf(revisions).map((rows) => database.insert(revision).values(rows)),
    // Of the last backup only: what it left out is what somebody will miss.
    database.delete(leftOut).where(eq(leftOut.planId, finished.job.planId)),
    ...chunksOf(finished.leftOut).map((rows) => database.insert(leftOut).values(rows)),
    ...(finished.mark ? [writeSetting(database, finished.mark.key, finished.mark.value)] : []),
  ];
  await database.batch(statements as unknown as Statements);
}

/** What a later backup may change about an entry; `purge_at` is not among it, a deletion by a user stands. */
const latestState = {
  target: entry.id,
  set: {
    size: sql`excluded.size`,
    modified: sql`excluded.modified`,
    changed: sql`excluded.changed`,
    mode: sql`excluded.mode`,
    deletedJob: sql`excluded.deleted_job`,
    latestRevisionAt: sql`excluded.latest_revision_at`,
  },
};
