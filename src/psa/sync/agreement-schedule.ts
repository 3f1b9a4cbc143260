/** The schedule of the agreement sync: monthly, at most every twelve months. Source: spec 002 §2.6, §3.1 and §9. */
import type { Schedule } from '../../schedule/schedule.ts';
import { type ScheduleIssue, scheduleIssues } from '../../schedule/schedule-rules.ts';
import type { AgreementSchedule } from '../agreement-sync-contract.ts';
import { psaLimits } from '../psa-terms.ts';

/** Monthly at 09:00, without an end. @param today `YYYY-MM-DD` */
export const defaultAgreementSchedule = (today: string): AgreementSchedule => ({
  repeats: 'MONTHLY',
  repeatsEveryCount: 1,
  dayOfMonth: 1,
  startDate: today,
  runAtHour: 9,
  runAtMinute: 0,
  end: { type: 'NEVER' },
});

/** As the schedule editor has it. */
export function editedSchedule({ end, ...schedule }: AgreementSchedule): Schedule {
  const { type, endDate = null, occurenceCount = null } = end;
  return { ...schedule, daysOfWeek: [], scheduleInterval: null, end: { type, endDate, occurenceCount } };
}

/** Whatever the editor made of it, it repeats monthly. */
export function agreementSchedule(schedule: Schedule): AgreementSchedule {
  const { repeatsEveryCount, dayOfMonth = 1, startDate, runAtHour, runAtMinute, end } = schedule;
  const { type, endDate = null, occurenceCount = null } = end;
  return {
    repeats: 'MONTHLY',
    repeatsEveryCount,
    dayOfMonth,
    startDate,
    runAtHour,
    runAtMinute,
    end: { type, endDate, occurenceCount },
  };
}

export const agreementScheduleIssues = (schedule: AgreementSchedule): ScheduleIssue[] =>
  scheduleIssues(editedSchedule(schedule), { maximumEvery: psaLimits.recurrence });
