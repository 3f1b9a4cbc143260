/** A search with all that somebody did in its list, so that it is found again as it was left. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { BackupRow } from '../backup-row.ts';
import type { BackupPlan } from '../plan-contract.ts';
import { type AllPlansModel, type AllPlansOptions, createAllPlansModel } from './all-plans-model.ts';
import { createHitRevisions, type HitRevisions } from './hit-revisions.ts';
import { type ResultRow, resultRows } from './result-rows.ts';

interface Shape {
  search: AllPlansModel;
  rows: ReadonlySignal<readonly ResultRow[]>;
  /** Key of the row that has the focus, or had it last. */
  active: ReadonlySignal<string | undefined>;
  activate(key: string): void;
  revisionsOf(file: BackupRow): HitRevisions | undefined;
  /** Folds or unfolds a plan, or a file, whose revisions are read when it is unfolded first. */
  toggle(row: ResultRow): void;
  /** Reads on at a row that stands for what is left, or again at one that failed. */
  readOn(row: ResultRow): void;
}
export type AllPlansResults = Model<Shape>;

export interface AllPlansResultsOptions extends AllPlansOptions {
  nodeId: ReadonlySignal<number | undefined>;
}

export function createAllPlansResults(options: AllPlansResultsOptions): AllPlansResults {
  return new (createModel<Shape>(() => allPlansResults(options)))();
}

function allPlansResults({ client, grants, nodeId }: AllPlansResultsOptions): Shape {
  const search = createAllPlansModel({ client, grants });
  const revisions = createHitRevisions(client);
  const folded = signal<ReadonlySet<string>>(new Set());
  const unfolded = signal<ReadonlySet<string>>(new Set());
  const active = signal<string | undefined>(undefined);
  const rows = computed(() =>
    resultRows({
      groups: search.groups.value,
      revisions: revisions.files.value,
      folded: folded.value,
      unfolded: unfolded.value,
    }),
  );

  effect(() => search.setDevice(nodeId.value));
  // What is searched for anew has neither opened files nor a row that somebody was at.
  effect(() => {
    if (search.groups.value.length > 0) return;
    batch(() => {
      revisions.forget();
      folded.value = new Set();
      unfolded.value = new Set();
      active.value = undefined;
    });
  });
  effect(() => () => {
    search[Symbol.dispose]();
    revisions[Symbol.dispose]();
  });

  function hitOf(plan: BackupPlan, row: BackupRow) {
    return { nodeId: nodeId.peek() as number, plan, row };
  }

  return {
    search,
    rows,
    active,
    revisionsOf: (file) => revisions.files.value.get(file.key),

    activate(key) {
      active.value = key;
    },

    toggle(row) {
      if (row.kind === 'plan') folded.value = toggled(folded.peek(), row.key);
      if (row.kind !== 'hit' || row.isOpen === undefined) return;
      batch(() => {
        unfolded.value = toggled(unfolded.peek(), row.key);
        if (!row.isOpen) revisions.open(hitOf(row.plan, row.row));
      });
    },

    readOn(row) {
      if (row.kind !== 'more' && row.kind !== 'failure') return;
      if (row.file) revisions.loadMore(hitOf(row.plan, row.file));
      else if (row.kind === 'more') search.loadMore(row.plan.uid);
      else search.retry(row.plan.uid);
    },
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
