/** The revisions of file hits that somebody opened, each file's read once and kept while the search is. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../host/http-client.ts';
import type { BackupRow } from '../browser/rows.ts';
import { listRevisions } from '../contract.ts';
import { revisionRow } from '../place/deeper-rows.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { browserPageSize } from '../plan-contract.ts';

export interface FileHit {
  nodeId: number;
  plan: BackupPlan;
  row: BackupRow;
}

export interface HitRevisions {
  readonly isReading: boolean;
  readonly rows: readonly BackupRow[];
  readonly nextPage: number;
  readonly hasMore: boolean;
  readonly failure: { error: unknown } | undefined;
}

interface Shape {
  /** By the hit's key; what nobody opened is not in it. */
  files: ReadonlySignal<ReadonlyMap<string, HitRevisions>>;
  /** Reads the first page, once. */
  open(hit: FileHit): void;
  /** The next page, or again the one that could not be read. */
  loadMore(hit: FileHit): void;
  forget(): void;
}
export type HitRevisionsModel = Model<Shape>;

export function createHitRevisions(client: HttpClient): HitRevisionsModel {
  return new (createModel<Shape>(() => hitRevisionsModel(client)))();
}

const nothing: HitRevisions = { isReading: false, rows: [], nextPage: 0, hasMore: true, failure: undefined };

function hitRevisionsModel(client: HttpClient): Shape {
  const files = signal<ReadonlyMap<string, HitRevisions>>(new Map());
  let lifetime = new AbortController();

  effect(() => () => lifetime.abort());

  async function read({ nodeId, plan, row }: FileHit): Promise<void> {
    const before = files.peek().get(row.key) ?? nothing;
    if (before.isReading || !before.hasMore) return;
    const abort = lifetime.signal;
    put(row.key, { ...before, isReading: true, failure: undefined });
    try {
      const answer = await client.call(
        listRevisions,
        {
          params: { nodeId, planNumericId: String(plan.numericId), fileId: row.id },
          query: { page: before.nextPage, size: browserPageSize },
        },
        { signal: abort },
      );
      if (abort.aborted) return;
      const known = new Set(before.rows.map(({ key }) => key));
      const fresh = answer.results.map((one) => revisionRow(one, plan.uid)).filter(({ key }) => !known.has(key));
      const nextPage = before.nextPage + 1;
      const hasMore = answer.results.length > 0 && nextPage * browserPageSize < answer.totalElements;
      put(row.key, { isReading: false, rows: [...before.rows, ...fresh], nextPage, hasMore, failure: undefined });
    } catch (error) {
      if (!abort.aborted) put(row.key, { ...before, isReading: false, failure: { error } });
    }
  }

  function put(key: string, revisions: HitRevisions): void {
    files.value = new Map(files.peek()).set(key, revisions);
  }

  return {
    files,
    open(hit) {
      if (!files.peek().has(hit.row.key)) void read(hit);
    },
    loadMore: (hit) => void read(hit),
    forget() {
      lifetime.abort();
      lifetime = new AbortController();
      files.value = new Map();
    },
  };
}
