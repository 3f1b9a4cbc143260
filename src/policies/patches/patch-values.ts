/** What a form shows of a patch override. Members that no form knows stay as the backend has them. */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';

export const approvals = ['APPROVE', 'REJECT', 'MANUAL'] as const;

/** By which state patches are listed. Spec 002 §3.5: pending is what is chosen first. */
export const patchTypes = ['pending', 'approved', 'rejected', 'installed', 'failed'] as const;
export type PatchType = (typeof patchTypes)[number];
export const firstPatchType: PatchType = 'pending';

export const patchLimits = { id: 50, name: 200, delayDays: 365, note: 1000 } as const;

export interface PatchValues {
  /** Such as `KB5031354`. */
  readonly id: string;
  readonly approval: string;
  /** Days that it waits after its release. */
  readonly delayDays: number | null;
  readonly note: string;
}

export const newPatchValues: PatchValues = { id: '', approval: 'REJECT', delayDays: 0, note: '' };

export type PatchIssueCode = 'required' | 'tooLong' | 'taken' | 'notWhole' | 'tooSmall' | 'tooLarge';

export interface PatchFacts extends PatchValues {
  /** Of the policy’s other overrides. */
  readonly takenIds: readonly string[];
}

const patchRules: RuleTable<PatchFacts, PatchIssueCode> = {
  id: [
    required(),
    { code: 'tooLong', limit: patchLimits.id, isBroken: (id) => id.trim().length > patchLimits.id },
    refusedWhen('taken', (id, { takenIds }) => takenIds.includes(id.trim())),
  ],
  approval: [required()],
  delayDays: [
    required({ when: ({ approval }) => approval === 'APPROVE' }),
    refusedWhen('notWhole', (days) => days !== null && !Number.isInteger(days)),
    { code: 'tooSmall', limit: 0, isBroken: (days) => days !== null && days < 0 },
    {
      code: 'tooLarge',
      limit: patchLimits.delayDays,
      isBroken: (days) => days !== null && days > patchLimits.delayDays,
    },
  ],
  note: [{ code: 'tooLong', limit: patchLimits.note, isBroken: ({ length }) => length > patchLimits.note }],
};

export const patchIssues = (facts: PatchFacts): FormIssue<PatchIssueCode>[] => brokenRules(patchRules, facts);

export function valuesOfPatch({ id, settings }: Pick<PatchOverride, 'id' | 'settings'>): PatchValues {
  const { approval, delayDays, note } = settings;
  return {
    id,
    approval: typeof approval === 'string' ? approval : '',
    delayDays: typeof delayDays === 'number' ? delayDays : null,
    note: typeof note === 'string' ? note : '',
  };
}

/** @param before Whose other members stay */
export function settingsOfPatch(
  { approval, delayDays, note }: PatchValues,
  before: PatchOverride['settings'] = {},
): PatchOverride['settings'] {
  return { ...before, approval, delayDays: approval === 'APPROVE' ? delayDays : null, note: note.trim() };
}

export function patchTitle({ settings: { title } }: Pick<PatchOverride, 'settings'>): string {
  return typeof title === 'string' ? title : '';
}

/** Under which it is listed: as the backend says, and pending where it says nothing. */
export function patchTypeOf({ settings: { status } }: Pick<PatchOverride, 'settings'>): PatchType {
  return patchTypes.find((type) => type === status) ?? firstPatchType;
}
