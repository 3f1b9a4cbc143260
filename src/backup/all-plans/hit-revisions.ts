/** The revisions of file hits that somebody opened, each file's read once and kept while the search is. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource, type PagedResource, type Pages } from '../../base/resource/paged-resource.ts';
import type { PagedState } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { BackupRow } from '../backup-row.ts';
import { revisionRows } from '../browser-model/deeper-rows.ts';
import { listRevisions } from '../contract.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { browserPageSize } from '../plan-contract.ts';

export interface FileHit {
  nodeId: number;
  plan: BackupPlan;
  row: BackupRow;
}

export type HitRevisions = PagedState<Pages<BackupRow>>;

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

function hitRevisionsModel(client: HttpClient): Shape {
  const opened = signal<ReadonlyMap<string, PagedResource<FileHit, BackupRow>>>(new Map());

  effect(() => () => giveUp());

  function giveUp(): void {
    for (const file of opened.peek().values()) file[Symbol.dispose]();
  }

  function open(hit: FileHit): void {
    const { key } = hit.row;
    if (opened.peek().has(key)) return;
    const file = createPagedResource<FileHit, BackupRow>({
      read: (of, page, signal) => readPage(client, of, page, signal),
      idOf: (row) => row.key,
    });
    opened.value = new Map(opened.peek()).set(key, file);
    file.ask(hit);
  }

  return {
    files: computed(() => new Map([...opened.value].map(([key, { state }]) => [key, state.value]))),
    open,
    loadMore(hit) {
      const file = opened.peek().get(hit.row.key);
      if (!file) return open(hit);
      file.retry();
      file.loadMore();
    },
    forget() {
      giveUp();
      opened.value = new Map();
    },
  };
}

async function readPage(client: HttpClient, { nodeId, plan, row }: FileHit, page: number, signal: AbortSignal) {
  const params = { nodeId, planNumericId: String(plan.numericId), fileId: row.id };
  const query = { page, size: browserPageSize };
  const { results, totalElements } = await client.call(listRevisions, { params, query }, { signal });
  return {
    items: revisionRows(results, plan.uid),
    hasMore: results.length > 0 && (page + 1) * browserPageSize < totalElements,
    total: totalElements,
  };
}
