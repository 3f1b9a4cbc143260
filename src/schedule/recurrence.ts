/** What a schedule comes down to; on which days it falls is in `recurring-days.ts`. */
import { parseDay, weekdayOf } from './calendar-days.ts';
import {
  type AnySchedule,
  isSimple,
  type Schedule,
  type SimpleSchedule,
  typeOf,
  type Weekday,
  weekdays,
} from './schedule.ts';

interface Common {
  /** Every so many days, weeks, months or minutes. */
  readonly every: number;
  /** Day by its number; undefined where it has always been so. */
  readonly start: number | undefined;
  /** Minutes since midnight. */
  readonly time: number;
  readonly until?: number | undefined;
  readonly count?: number | undefined;
}

export type Recurrence =
  | (Common & { readonly kind: 'once' | 'daily' })
  | (Common & { readonly kind: 'weekly'; readonly weekdays: readonly number[] })
  | (Common & { readonly kind: 'monthly'; readonly date: number })
  /** The second Monday; week 0 is the last. */
  | (Common & { readonly kind: 'weekOfMonth'; readonly weekdays: readonly number[]; readonly week: number })
  /** Elapsed minutes, whatever clocks do meanwhile. */
  | (Common & { readonly kind: 'interval' });

export function recurrenceOf(schedule: AnySchedule): Recurrence {
  return isSimple(schedule) ? simple(schedule) : edited(schedule);
}

function edited(schedule: Schedule): Recurrence {
  const {
    repeats,
    repeatsEveryCount,
    daysOfWeek = [],
    dayOfMonth = 1,
    startDate,
    runAtHour,
    runAtMinute,
    // A program's schedule may be anybody's.
    end = { type: 'NEVER' },
  } = schedule;
  const common: Common = {
    every: Math.max(1, Math.trunc(repeatsEveryCount) || 1),
    start: parseDay(startDate),
    time: runAtHour * 60 + runAtMinute,
    ...(end.type === 'ON' && { until: parseDay(end.endDate) }),
    ...(end.type === 'AFTER' && { count: end.occurenceCount ?? 1 }),
  };
  switch (repeats) {
    case 'NEVER':
      return { ...common, kind: 'once', every: 1, count: 1, until: undefined };
    case 'DAILY':
      return { ...common, kind: 'daily' };
    case 'WEEKLY':
      return { ...common, kind: 'weekly', weekdays: weekdayNumbers(daysOfWeek, common.start) };
    case 'MONTHLY':
      return { ...common, kind: 'monthly', date: dayOfMonth };
    case 'EVERY':
      return { ...common, kind: 'interval', every: common.every * 60 };
    default:
      // Of no known kind: it never runs.
      return { ...common, kind: 'once', start: undefined };
  }
}

function simple(schedule: SimpleSchedule): Recurrence {
  const { hour = 0, minute = 0, dayOfMonth = 1, weekDays = [], weekOfMonth = 1 } = schedule;
  const common: Common = { every: 1, start: undefined, time: hour * 60 + minute };
  switch (typeOf(schedule)) {
    case 'WEEKLY':
      return { ...common, kind: 'weekly', weekdays: weekdayNumbers(weekDays, undefined) };
    case 'MONTHLY':
      return { ...common, kind: 'monthly', date: dayOfMonth };
    case 'WEEK_OF_MONTH':
      return { ...common, kind: 'weekOfMonth', weekdays: weekdayNumbers(weekDays, undefined), week: weekOfMonth };
    case 'INTERVAL':
      return { ...common, kind: 'interval', every: Math.max(1, hour * 60 + minute), time: 0 };
    default:
      return { ...common, kind: 'daily' };
  }
}

/** Sorted; a week without a day falls on the day on which it began. */
function weekdayNumbers(days: readonly Weekday[], start: number | undefined): readonly number[] {
  const numbers = [...new Set(days.map((day) => weekdays.indexOf(day)))]
    .filter((day) => day >= 0)
    .sort((a, b) => a - b);
  return numbers.length > 0 || start === undefined ? numbers : [weekdayOf(start)];
}
