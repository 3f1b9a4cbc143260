/** What runs of the agreement sync did, as it is stored and told. */
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { SyncLogEntry, SyncOutcome, SyncRun } from '../../../src/psa/agreement-sync-contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { psaSyncEntry, psaSyncRun } from '../database/schema.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';

export type RunRow = typeof psaSyncRun.$inferSelect;
export type EntryRow = typeof psaSyncEntry.$inferSelect;

export const noCounts = { created: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0 };

export const asRun = ({ id, ...row }: RunRow, counts: SyncRun['counts']): SyncRun => ({
  ...row,
  id: String(id),
  counts,
});

export async function countsOf(database: Database, runId: number): Promise<SyncRun['counts']> {
  const rows = await database
    .select({ outcome: psaSyncEntry.outcome, total: count() })
    .from(psaSyncEntry)
    .where(and(eq(psaSyncEntry.runId, runId), eq(psaSyncEntry.isDone, true)))
    .groupBy(psaSyncEntry.outcome);
  const counts = { ...noCounts };
  for (const { outcome, total } of rows) counts[outcome.toLowerCase() as keyof typeof counts] = total;
  return counts;
}

export async function listRuns(database: Database, request: PageRequest): Promise<Page<SyncRun>> {
  const [counted] = await database.select({ total: count() }).from(psaSyncRun);
  const rows = await database
    .select()
    .from(psaSyncRun)
    .orderBy(desc(psaSyncRun.id))
    .limit(request.size)
    .offset(request.page * request.size);
  const runs = await Promise.all(rows.map(async (row) => asRun(row, await countsOf(database, row.id))));
  return pageOf(runs, counted?.total ?? 0, request);
}

export async function findRun(database: Database, id: string): Promise<SyncRun> {
  const [found] = await database
    .select()
    .from(psaSyncRun)
    .where(eq(psaSyncRun.id, rowId(id)));
  if (!found) throw notFound('The run');
  return asRun(found, await countsOf(database, found.id));
}

/** In the order in which it was done; what is under way is not in it yet. */
export async function listLog(
  database: Database,
  id: string,
  request: PageRequest,
  outcome: SyncOutcome | undefined,
): Promise<Page<SyncLogEntry>> {
  const run = await findRun(database, id);
  const where = and(
    eq(psaSyncEntry.runId, Number(run.id)),
    eq(psaSyncEntry.isDone, true),
    outcome && eq(psaSyncEntry.outcome, outcome),
  );
  const [counted] = await database.select({ total: count() }).from(psaSyncEntry).where(where);
  const rows = await database
    .select()
    .from(psaSyncEntry)
    .where(where)
    .orderBy(asc(psaSyncEntry.number))
    .limit(request.size)
    .offset(request.page * request.size);
  return pageOf(rows.map(asEntry), counted?.total ?? 0, request);
}

const asEntry = ({ id, kind, outcome, clientId, clientName, name, before, after, reason, detail }: EntryRow) => ({
  id,
  kind,
  outcome,
  clientId: clientId === null ? null : String(clientId),
  clientName,
  name,
  before,
  after,
  reason,
  detail,
});
