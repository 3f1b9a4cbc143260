/** What is wrong with a schedule. Source: spec 001 §3.9, §4.3 and §5.5. */
import type { FormIssue } from '../base/form-rules.ts';
import { parseDay } from './calendar-days.ts';
import {
  type AnySchedule,
  endTypes,
  isSimple,
  type Repeats,
  repeats,
  type Schedule,
  type SimpleSchedule,
  scheduleLimits,
  scheduleTypes,
  typeOf,
  weekdays,
} from './schedule.ts';

export type ScheduleIssueCode = 'required' | 'invalid' | 'notInRange' | 'inThePast' | 'endBeforeStart';

export interface ScheduleIssue extends FormIssue<ScheduleIssueCode> {
  minimum?: number;
}

export interface ScheduleCircumstances {
  /** Whether the first run would be in the past: only who knows a zone and the time can tell. */
  isPast?: boolean | undefined;
  /** Of days, weeks and months between two runs, where a page wants fewer than there may be. */
  maximumEvery?: number | undefined;
}

export function scheduleIssues(schedule: AnySchedule, circumstances: ScheduleCircumstances = {}): ScheduleIssue[] {
  return isSimple(schedule) ? simpleIssues(schedule) : editedIssues(schedule, circumstances);
}

function editedIssues(schedule: Schedule, { isPast, maximumEvery }: ScheduleCircumstances): ScheduleIssue[] {
  const issues: ScheduleIssue[] = [];
  const { repeats: kind, repeatsEveryCount, daysOfWeek, dayOfMonth, startDate, runAtHour, runAtMinute, end } = schedule;
  if (!repeats.includes(kind)) issues.push({ path: 'repeats', code: 'invalid' });
  if (kind !== 'NEVER')
    issues.push(...within('repeatsEveryCount', repeatsEveryCount, rangeOfEvery(kind, maximumEvery)));
  if (kind === 'WEEKLY') issues.push(...weekdayIssues('daysOfWeek', daysOfWeek));
  if (kind === 'MONTHLY') issues.push(...within('dayOfMonth', dayOfMonth, scheduleLimits.dayOfMonth));
  const start = parseDay(startDate);
  if (start === undefined) issues.push({ path: 'startDate', code: startDate ? 'invalid' : 'required' });
  else if (isPast) issues.push({ path: 'startDate', code: 'inThePast' });
  issues.push(...timeIssues(runAtHour, runAtMinute, 'runAtHour', 'runAtMinute'));
  if (kind !== 'NEVER') issues.push(...endIssues(end, start));
  return issues;
}

/** How many hours, days, weeks or months there may be between two runs. */
export function rangeOfEvery(kind: Repeats, maximumEvery?: number): Range {
  const range = kind === 'EVERY' ? scheduleLimits.hours : scheduleLimits.every;
  return { ...range, maximum: Math.min(range.maximum, maximumEvery ?? range.maximum) };
}

function endIssues(end: Schedule['end'] | undefined, start: number | undefined): ScheduleIssue[] {
  if (!end || !endTypes.includes(end.type)) return [{ path: 'end.type', code: 'invalid' }];
  if (end.type === 'AFTER') return within('end.occurenceCount', end.occurenceCount, scheduleLimits.occurrences);
  if (end.type !== 'ON') return [];
  const day = parseDay(end.endDate);
  if (day === undefined) return [{ path: 'end.endDate', code: end.endDate ? 'invalid' : 'required' }];
  return start !== undefined && day < start ? [{ path: 'end.endDate', code: 'endBeforeStart' }] : [];
}

function simpleIssues(schedule: SimpleSchedule): ScheduleIssue[] {
  const type = typeOf(schedule);
  const { hour = 0, minute = 0, dayOfMonth, weekDays, weekOfMonth } = schedule;
  if (type === undefined || !scheduleTypes.includes(type)) return [{ path: 'type', code: 'invalid' }];
  if (type === 'INTERVAL') {
    if (!isWithin(hour, scheduleLimits.intervalHours)) return within('hour', hour, scheduleLimits.intervalHours);
    if (!isWithin(minute, scheduleLimits.intervalMinutes))
      return within('minute', minute, scheduleLimits.intervalMinutes);
    return hour + minute === 0 ? [{ path: 'hour', code: 'required' }] : [];
  }
  return [
    ...timeIssues(hour, minute, 'hour', 'minute'),
    ...(type === 'MONTHLY' ? within('dayOfMonth', dayOfMonth, scheduleLimits.dayOfMonth) : []),
    ...(type === 'WEEKLY' || type === 'WEEK_OF_MONTH' ? weekdayIssues('weekDays', weekDays) : []),
    ...(type === 'WEEK_OF_MONTH' ? within('weekOfMonth', weekOfMonth, { minimum: 0, maximum: 5 }) : []),
  ];
}

function weekdayIssues(path: string, days: readonly string[] | undefined): ScheduleIssue[] {
  if (!days || days.length === 0) return [{ path, code: 'required' }];
  return days.every((day) => weekdays.some((one) => one === day)) ? [] : [{ path, code: 'invalid' }];
}

const timeIssues = (hour: number, minute: number, hourPath: string, minutePath: string): ScheduleIssue[] => [
  ...within(hourPath, hour, { minimum: 0, maximum: 23 }),
  ...within(minutePath, minute, { minimum: 0, maximum: 59 }),
];

export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

const isWithin = (value: unknown, { minimum, maximum }: Range) =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;

function within(path: string, value: number | null | undefined, range: Range): ScheduleIssue[] {
  if (value === undefined || value === null || Number.isNaN(value)) return [{ path, code: 'required' }];
  return isWithin(value, range) ? [] : [{ path, code: 'notInRange', minimum: range.minimum, limit: range.maximum }];
}
