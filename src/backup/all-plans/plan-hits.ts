/** What one plan answered to a search. */
import type { RequestQueue } from '../../base/request-queue.ts';
import { createPagedResource, type PagedResource, type Pages } from '../../base/resource/paged-resource.ts';
import { failureIn, isBusy, type PagedState, valueIn } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { BackupRow } from '../backup-row.ts';
import { entryRow } from '../browser-model/deeper-rows.ts';
import { searchPlan } from '../contract.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { browserPageSize } from '../plan-contract.ts';

export interface PlanHits {
  readonly plan: BackupPlan;
  readonly rows: readonly BackupRow[];
  /** As the server counts them. */
  readonly total: number;
  /** It has answered, with one page at least. */
  readonly hasAnswered: boolean;
  /** A page is being read, or waits for its turn. */
  readonly isReading: boolean;
  readonly hasMore: boolean;
  readonly failure: { readonly error: unknown } | undefined;
}

/** The search of one plan, asked with what is searched for. */
export type PlanSearch = PagedResource<string, BackupRow> & { readonly plan: BackupPlan };

export interface PlanSearchOptions {
  client: HttpClient;
  nodeId: number;
  /** Plans take turns. */
  queue: RequestQueue;
  /** A page has come, or has not. */
  onSettled(): void;
}

export function searchOf(plan: BackupPlan, { client, nodeId, queue, onSettled }: PlanSearchOptions): PlanSearch {
  const hits = createPagedResource<string, BackupRow>({
    read: (searchTerm, page, signal) =>
      inTurn(queue, signal, async () => {
        const params = { nodeId, planId: plan.uid };
        const query = { searchTerm, page, size: browserPageSize };
        const { results, totalElements } = await client.call(searchPlan, { params, query }, { signal });
        return {
          items: results.map((entry) => entryRow(entry, plan.uid)),
          hasMore: results.length > 0 && (page + 1) * browserPageSize < totalElements,
          total: totalElements,
        };
      }),
    idOf: (row) => row.key,
    onPage: onSettled,
    onFailure: onSettled,
  });
  return { ...hits, plan };
}

/** What is given up while it waits is never begun. */
function inTurn<Answer>(queue: RequestQueue, signal: AbortSignal, read: () => Promise<Answer>): Promise<Answer> {
  return queue.add(async () => {
    signal.throwIfAborted();
    return read();
  });
}

export function hitsOf(plan: BackupPlan, state: PagedState<Pages<BackupRow>>): PlanHits {
  const answer = valueIn(state);
  return {
    plan,
    rows: answer?.items ?? [],
    total: answer?.total ?? 0,
    hasAnswered: answer !== undefined,
    isReading: isBusy(state),
    hasMore: answer?.hasMore ?? true,
    failure: failureIn(state),
  };
}
