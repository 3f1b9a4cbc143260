/** How long maintenance lasts: typed in hours or minutes, stored in seconds. Source: spec 002 §5. */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';

export const maintenanceUnits = ['HOURS', 'MINUTES'] as const;
export type MaintenanceUnit = (typeof maintenanceUnits)[number];

export const maintenanceLimits = { minimum: 1, maximum: 10_000 } as const;

/** An hour. */
export const defaultMaintenance: MaintenanceDuration = { amount: 1, unit: 'HOURS' };

export interface MaintenanceDuration {
  readonly amount: number | null;
  readonly unit: MaintenanceUnit;
}

export type DurationIssueCode = 'required' | 'notWhole' | 'tooSmall' | 'tooLarge';

const durationRules: RuleTable<MaintenanceDuration, DurationIssueCode> = {
  amount: [
    required(),
    refusedWhen('notWhole', (amount) => !Number.isInteger(amount)),
    {
      code: 'tooSmall',
      limit: maintenanceLimits.minimum,
      isBroken: (amount) => (amount ?? 0) < maintenanceLimits.minimum,
    },
    {
      code: 'tooLarge',
      limit: maintenanceLimits.maximum,
      isBroken: (amount) => (amount ?? 0) > maintenanceLimits.maximum,
    },
  ],
};

/** For the form as for the transition. */
export const durationIssues = (duration: MaintenanceDuration): FormIssue<DurationIssueCode>[] =>
  brokenRules(durationRules, duration);

const secondsIn = { HOURS: 3600, MINUTES: 60 } as const;

export const secondsOf = ({ amount, unit }: MaintenanceDuration): number => (amount ?? 0) * secondsIn[unit];

/** As it is shown: in hours where it is whole ones. Undefined for what nobody can have entered. */
export function durationOf(seconds: number): MaintenanceDuration | undefined {
  return maintenanceUnits
    .map((unit) => ({ amount: seconds / secondsIn[unit], unit }))
    .find((duration) => durationIssues(duration).length === 0);
}
