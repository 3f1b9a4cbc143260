/** On which days of a month a schedule runs, and when. */
import { Temporal } from 'temporal-polyfill';
import { daysInMonth, firstOfMonth, writeDay } from '../calendar-days.ts';
import { scheduledRuns } from '../next-runs.ts';
import type { AnySchedule } from '../schedule.ts';

export interface DayRuns {
  readonly count: number;
  /** ISO 8601: the first of that day. */
  readonly first: string;
}

export interface MonthQuery {
  /** Months since the year 0. */
  readonly month: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Milliseconds since 1970: what has run by then is not among them. */
  readonly now: number;
}

/** By the date of the month. */
export function runsInMonth(schedule: AnySchedule, { month, timeZone, now }: MonthQuery): Map<number, DayRuns> {
  const first = firstOfMonth(month);
  const ends = Array.from({ length: daysInMonth(month) }, (_, index) => midnight(first + index + 1, timeZone));
  const runs = scheduledRuns(schedule, {
    // What it has is "after", and what runs at midnight belongs to the day.
    after: Math.max(midnight(first, timeZone) - 1, now),
    before: ends.at(-1) ?? now,
    anchor: now,
    timeZone,
    count: Number.POSITIVE_INFINITY,
  });
  const found = new Map<number, DayRuns>();
  let date = 1;
  for (const { instant } of runs) {
    const moment = Date.parse(instant);
    while (moment >= (ends[date - 1] ?? Number.POSITIVE_INFINITY)) date += 1;
    const before = found.get(date);
    found.set(date, { first: before?.first ?? instant, count: (before?.count ?? 0) + 1 });
  }
  return found;
}

/** @param month Months since the year 0 */
export function hasRunsAfter(schedule: AnySchedule, month: number, timeZone: string): boolean {
  const after = midnight(firstOfMonth(month + 1), timeZone) - 1;
  return scheduledRuns(schedule, { after, timeZone, count: 1 }).length > 0;
}

export function hasRunsIn(schedule: AnySchedule, { month, timeZone, now }: MonthQuery): boolean {
  const after = Math.max(midnight(firstOfMonth(month), timeZone) - 1, now);
  const before = midnight(firstOfMonth(month + 1), timeZone);
  return scheduledRuns(schedule, { after, before, anchor: now, timeZone, count: 1 }).length > 0;
}

/**
 * The month, where there are runs in it or after it; else the last one before it that has some.
 *
 * @param earliest Months since the year 0: of the next run
 */
export function monthWithRuns(schedule: AnySchedule, query: MonthQuery, earliest: number): number {
  let { month } = query;
  if (hasRunsAfter(schedule, month - 1, query.timeZone)) return month;
  while (month > earliest && !hasRunsIn(schedule, { ...query, month })) month -= 1;
  return month;
}

const midnight = (day: number, timeZone: string): number =>
  Temporal.PlainDate.from(writeDay(day)).toZonedDateTime(timeZone).epochMilliseconds;

/** Months since the year 0, in the zone. */
export function monthOf(instant: string | number, timeZone: string): number {
  const { year, month } = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return year * 12 + month - 1;
}
