/** A result as what the browser's actions take, and as a place of the browser. */
import type { ActionSubject } from '../actions/actions.ts';
import { backupEntry } from '../backup-entry.ts';
import { type BackupRow, stepInto, stepToRevisions } from '../backup-row.ts';
import { formatLocation, type Place, type Step } from '../place.ts';
import type { BackupPlan } from '../plan-contract.ts';
import type { ResultRow } from './result-rows.ts';

/** `undefined` for rows that stand for nothing backed up. */
export function subjectOf(result: ResultRow, term: string): ActionSubject | undefined {
  const { plan } = result;
  const found: Place = [planStep(plan), { kind: 'search', term }];
  if (result.kind === 'hit') return { plan, entry: backupEntry(result.row, plan, found) };
  if (result.kind !== 'revision') return undefined;
  return { plan, entry: backupEntry(result.row, plan, [...found, ...stepsTo(result.file)]) };
}

/** Where the browser shows a folder that was found. */
export function locationOf(plan: BackupPlan, folder: BackupRow): string {
  return formatLocation([planStep(plan), ...stepsTo(folder)]);
}

/** Where the browser shows what was found in one plan. */
export function locationOfHits(plan: BackupPlan, term: string): string {
  return formatLocation([planStep(plan), { kind: 'search', term }]);
}

function planStep({ uid, name }: BackupPlan): Step {
  return { kind: 'plan', id: uid, name };
}

function stepsTo(row: BackupRow): Step[] {
  const step = stepInto(row) ?? stepToRevisions(row);
  return step ? [step] : [];
}
