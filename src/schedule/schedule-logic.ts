/**
 * Recurrence for other programs: without a page, without a DOM, in Node as in a browser. The schedule editor and the
 * reference server stand on it. Source: spec 001 §3.9, §4.3 and §5.5.
 */
import { plainTranslator } from '../base/plain-translator.ts';
import { logicTexts } from '../languages/logic-texts.ts';
import { scheduleSentence } from './describe-schedule.ts';
import { type NextRunsOptions, scheduledRuns, startOf } from './next-runs.ts';
import { fromRecurrenceRule, toRecurrenceRule } from './recurrence-rule.ts';
import {
  type AnySchedule,
  isSimple,
  type Schedule,
  type ScheduleEnd,
  type SimpleSchedule,
  type Weekday,
} from './schedule.ts';
import en from './schedule-messages.en.json';
import { type ScheduleIssue, scheduleIssues } from './schedule-rules.ts';

export type { AnySchedule, NextRunsOptions, Schedule, ScheduleEnd, SimpleSchedule, Weekday };
export { fromRecurrenceRule, toRecurrenceRule };

/** The next runs as ISO 8601 instants in UTC, the first at the front; fewer where it ends before. */
export function nextRuns(schedule: AnySchedule, options: NextRunsOptions): string[] {
  return scheduledRuns(schedule, options).map(({ instant }) => instant);
}

/** @param options.locale BCP 47; default `en` */
export function describeSchedule(schedule: AnySchedule, { locale = 'en' }: { locale?: string } = {}): string {
  return scheduleSentence(schedule, locale, plainTranslator(en, logicTexts.schedule, locale));
}

export interface ValidationOptions {
  /** A first run before this moment is refused; ISO 8601 or milliseconds. Default: nothing is too early. */
  readonly now?: string | number | Date;
  /** In which the start is meant; IANA name, default `UTC`. */
  readonly timeZone?: string;
  readonly locale?: string;
}

/** What cannot be saved; empty where it can. */
export function validateSchedule(
  schedule: AnySchedule,
  { now, timeZone = 'UTC', locale = 'en' }: ValidationOptions = {},
): { path: string; message: string }[] {
  const start = isSimple(schedule) || now === undefined ? undefined : startOf(schedule, timeZone);
  const isPast = start !== undefined && now !== undefined && start < new Date(now).getTime();
  const text = plainTranslator(en, logicTexts.schedule, locale);
  return scheduleIssues(schedule, { isPast }).map((issue) => ({ path: issue.path, message: issueText(issue, text) }));
}

const issueText = ({ code, limit = 0, minimum = 0 }: ScheduleIssue, text: ReturnType<typeof plainTranslator>) =>
  text(`issues.${code}`, { min: minimum, max: limit });
