/** When a backup plan can be saved: for its form as for the server. */
import { foldedName } from '../../base/folded-name.ts';
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import { type PlanValues, pathsIn } from './plan-values.ts';

export const planLimits = { name: 100, keepDays: 3650, paths: 100, path: 400 } as const;

export type PlanIssueCode =
  | 'required'
  | 'tooLong'
  | 'nameTaken'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooMany'
  | 'pathTooLong';

export interface PlanFacts extends PlanValues {
  /** Of the policy’s other plans. */
  readonly takenNames: readonly string[];
}

const planRules: RuleTable<PlanFacts, PlanIssueCode> = {
  name: [
    required(),
    { code: 'tooLong', limit: planLimits.name, isBroken: (name) => name.trim().length > planLimits.name },
    refusedWhen('nameTaken', (name, { takenNames }) => takenNames.some((taken) => isSameName(taken, name))),
  ],
  type: [required()],
  destination: [required()],
  keepDays: [
    required(),
    refusedWhen('notWhole', (days) => !Number.isInteger(days)),
    { code: 'tooSmall', limit: 1, isBroken: (days) => (days ?? 0) < 1 },
    { code: 'tooLarge', limit: planLimits.keepDays, isBroken: (days) => (days ?? 0) > planLimits.keepDays },
  ],
  paths: [
    required({ when: ({ type }) => type === 'FILE_FOLDER' }),
    { code: 'tooMany', limit: planLimits.paths, isBroken: (paths) => pathsIn(paths).length > planLimits.paths },
    {
      code: 'pathTooLong',
      limit: planLimits.path,
      isBroken: (paths) => pathsIn(paths).some(({ length }) => length > planLimits.path),
    },
  ],
};

export const planIssues = (facts: PlanFacts): FormIssue<PlanIssueCode>[] => brokenRules(planRules, facts);

const isSameName = (one: string, other: string) => foldedName(one.trim()) === foldedName(other.trim());
