/** What one plan answered to a search. */
import type { HttpClient } from '../../host/http-client.ts';
import type { BackupRow } from '../browser/rows.ts';
import { type FolderEntry, searchPlan } from '../contract.ts';
import { entryRow } from '../place/deeper-rows.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { browserPageSize } from '../plan-contract.ts';

export interface PlanHits {
  readonly plan: BackupPlan;
  /** `waiting` until its turn comes; `reading` its first page or another one. */
  readonly state: 'waiting' | 'reading' | 'answered' | 'failed';
  readonly rows: readonly BackupRow[];
  /** As the server counts them. */
  readonly total: number;
  readonly nextPage: number;
  readonly hasMore: boolean;
  readonly failure: { error: unknown } | undefined;
}

export function unasked(plan: BackupPlan): PlanHits {
  return { plan, state: 'waiting', rows: [], total: 0, nextPage: 0, hasMore: true, failure: undefined };
}

export interface PlanQuestion {
  client: HttpClient;
  nodeId: number;
  searchTerm: string;
  signal: AbortSignal;
}

/** The next page of a plan's hits, put to what is there. */
export async function askPlan(hits: PlanHits, { client, nodeId, searchTerm, signal }: PlanQuestion): Promise<PlanHits> {
  const { plan, nextPage } = hits;
  const answer = await client.call(
    searchPlan,
    { params: { nodeId, planId: plan.uid }, query: { searchTerm, page: nextPage, size: browserPageSize } },
    { signal },
  );
  return { ...hits, ...withAnswer(hits, answer.results, answer.totalElements) };
}

/** Back to what is certain: what was being read is as if nobody had asked. */
export function withdrawn(hits: PlanHits): PlanHits {
  if (hits.state !== 'reading') return hits;
  return { ...hits, state: hits.nextPage > 0 ? 'answered' : 'waiting' };
}

function withAnswer(hits: PlanHits, results: readonly FolderEntry[], total: number): Partial<PlanHits> {
  // A backup that ends between two pages moves rows from one to the other.
  const known = new Set(hits.rows.map(({ key }) => key));
  const fresh = results.map((entry) => entryRow(entry, hits.plan.uid)).filter(({ key }) => !known.has(key));
  const nextPage = hits.nextPage + 1;
  return {
    state: 'answered',
    rows: [...hits.rows, ...fresh],
    total: Math.max(total, hits.rows.length + fresh.length),
    nextPage,
    // A page without anything would be asked for without end.
    hasMore: results.length > 0 && nextPage * browserPageSize < total,
    failure: undefined,
  };
}
