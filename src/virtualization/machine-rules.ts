/** What has to be true of what people enter. The forms check by it what is typed, and the server what arrives. */
import { atMost, brokenRules, type FormIssue, isBlank, refusedWhen, required } from '../base/form-rules.ts';
import { isWarranty } from '../console/virtualization/machine-shape.ts';
import type { DetailsBody } from './contract.ts';

/** Tags, characters of a tag, and characters of a snapshot's name. */
export const machineLimits = { tags: 50, tag: 200, snapshotName: 80 } as const;

export type DetailsIssueCode = 'tooMany' | 'tagTooLong' | 'invalid' | 'endsFirst';

export function detailsIssues(values: DetailsBody): FormIssue<DetailsIssueCode>[] {
  const { tags, tag: longest } = machineLimits;
  return brokenRules<DetailsBody, DetailsIssueCode>(
    {
      tags: [
        { code: 'tooMany', limit: tags, isBroken: (list) => list.length > tags },
        { code: 'tagTooLong', limit: longest, isBroken: (list) => list.some(({ length }) => length > longest) },
        refusedWhen('invalid', (list) => list.some(isBlank)),
      ],
      owner: [refusedWhen('invalid', (owner) => owner !== null && isBlank(owner))],
      warrantyStartDate: [refusedWhen('invalid', isNoDay)],
      warrantyEndDate: [refusedWhen('invalid', isNoDay), refusedWhen('endsFirst', () => !isWarranty(values))],
    },
    values,
  );
}

export type SnapshotIssueCode = 'required' | 'tooLong';

export const snapshotIssues = (values: { name: string }): FormIssue<SnapshotIssueCode>[] =>
  brokenRules<{ name: string }, SnapshotIssueCode>(
    { name: [required(), atMost(machineLimits.snapshotName, 'tooLong')] },
    values,
  );

/** The 31st of February is none. */
function isNoDay(day: string | null): boolean {
  if (day === null) return false;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return true;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day;
}
