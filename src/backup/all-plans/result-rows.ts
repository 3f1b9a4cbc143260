/** What the list of results shows, row by row: plans, their hits, the revisions of opened files, and what is between. */
import { failureIn, isBusy, valueIn } from '../../base/resource/resource-state.ts';
import type { BackupRow } from '../backup-row.ts';
import type { BackupPlan } from '../plan-contract.ts';
import type { HitRevisions } from './hit-revisions.ts';
import type { PlanHits } from './plan-hits.ts';

interface Common {
  key: string;
  /** 1 plan, 2 hit, 3 revision. */
  level: 1 | 2 | 3;
  plan: BackupPlan;
  /** Its place among its siblings, from 1, and how many those are. */
  position: number;
  siblings: number;
}

export type ResultRow = Common &
  (
    | { kind: 'plan'; hits: PlanHits; isOpen: boolean }
    | { kind: 'hit'; row: BackupRow; isOpen: boolean | undefined }
    | { kind: 'revision'; row: BackupRow; file: BackupRow }
    /** More of the plan's hits, or of the file's revisions, can be asked for, or are being read. */
    | { kind: 'more'; file: BackupRow | undefined; isReading: boolean; left: number | undefined }
    | { kind: 'failure'; file: BackupRow | undefined; error: unknown }
    | { kind: 'no-revisions'; file: BackupRow }
  );

export interface ResultState {
  groups: readonly PlanHits[];
  revisions: ReadonlyMap<string, HitRevisions>;
  /** Keys of plans that are folded, and of files that are unfolded. */
  folded: ReadonlySet<string>;
  unfolded: ReadonlySet<string>;
}

export function resultRows({ groups, revisions, folded, unfolded }: ResultState): ResultRow[] {
  return groups.flatMap((hits, index) => {
    const { plan } = hits;
    const isOpen = !folded.has(plan.uid);
    const place = { plan, position: index + 1, siblings: groups.length };
    const head: ResultRow = { ...place, kind: 'plan', key: plan.uid, level: 1, hits, isOpen };
    return isOpen ? [head, ...hitRows(hits, revisions, unfolded), ...restOfPlan(hits)] : [head];
  });
}

function hitRows(
  { plan, rows, total }: PlanHits,
  revisions: ReadonlyMap<string, HitRevisions>,
  unfolded: ReadonlySet<string>,
): ResultRow[] {
  return rows.flatMap((row, index) => {
    const isFile = row.kind === 'file';
    const isOpen = isFile ? unfolded.has(row.key) : undefined;
    const hit: ResultRow = {
      kind: 'hit',
      key: row.key,
      level: 2,
      plan,
      row,
      isOpen,
      position: index + 1,
      siblings: total,
    };
    return isOpen ? [hit, ...revisionRows(plan, row, revisions.get(row.key))] : [hit];
  });
}

function restOfPlan(hits: PlanHits): ResultRow[] {
  const { plan, rows, total, isReading, hasMore, failure } = hits;
  const place = { level: 2, plan, position: rows.length + 1, siblings: total } as const;
  const key = `${plan.uid}/rest`;
  if (failure) return [{ ...place, kind: 'failure', key, file: undefined, error: failure.error }];
  if (!hasMore) return [];
  const left = total > rows.length ? total - rows.length : undefined;
  return [{ ...place, kind: 'more', key, file: undefined, isReading, left }];
}

function revisionRows(plan: BackupPlan, file: BackupRow, known: HitRevisions | undefined): ResultRow[] {
  const { items: rows = [], hasMore = true } = (known && valueIn(known)) ?? {};
  const failure = known && failureIn(known);
  const siblings = rows.length + (hasMore || failure ? 1 : 0);
  const listed = rows.map((row, index): ResultRow => {
    const key = `${file.key}/${row.key}`;
    return { kind: 'revision', key, level: 3, plan, row, file, position: index + 1, siblings };
  });
  const place = { level: 3, plan, position: rows.length + 1, siblings, key: `${file.key}/rest` } as const;
  if (failure) return [...listed, { ...place, kind: 'failure', file, error: failure.error }];
  const isReading = known === undefined || isBusy(known);
  if (hasMore) return [...listed, { ...place, kind: 'more', file, isReading, left: undefined }];
  return rows.length === 0 ? [{ ...place, kind: 'no-revisions', file, siblings: 1 }] : listed;
}
