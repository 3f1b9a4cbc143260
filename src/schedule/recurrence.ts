/** What a schedule comes down to, and on which days it falls; times of day and zones are for `next-runs.ts`. */
import { calendarDay, daysInMonth, firstOfMonth, monthNumber, parseDay, weekdayOf } from './calendar-days.ts';
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

/** No calendar goes further: whoever asks for more gets what there is. */
const lastDayOfAll = 2_932_896;
/** Of months, one after the other, without the day: the calendar repeats after 400 years. */
const mostMisses = 4800;

/**
 * The days from `from` on, in their order, without end. Those before `start` are none of it; without a start counting
 * begins at `from`.
 */
export function* recurringDays(recurrence: Recurrence, from: number): Generator<number> {
  const start = recurrence.start ?? from;
  const first = Math.max(start, from);
  switch (recurrence.kind) {
    case 'once':
      if (start >= from) yield start;
      return;
    case 'interval':
      return;
    case 'daily': {
      const steps = Math.ceil((first - start) / recurrence.every);
      for (let day = start + steps * recurrence.every; day <= lastDayOfAll; day += recurrence.every) yield day;
      return;
    }
    case 'weekly': {
      if (recurrence.weekdays.length === 0) return;
      const monday = start - weekdayOf(start);
      const weeks = Math.floor((first - monday) / 7 / recurrence.every) * recurrence.every;
      for (let week = monday + weeks * 7; week <= lastDayOfAll; week += recurrence.every * 7)
        for (const weekday of recurrence.weekdays) if (week + weekday >= first) yield week + weekday;
      return;
    }
    default:
      yield* daysByMonth(recurrence, start, first);
  }
}

function* daysByMonth(
  recurrence: Extract<Recurrence, { kind: 'monthly' | 'weekOfMonth' }>,
  start: number,
  first: number,
): Generator<number> {
  const month = monthNumber(calendarDay(start));
  const { every } = recurrence;
  const months = Math.max(0, Math.floor((monthNumber(calendarDay(first)) - month) / every) * every);
  let misses = 0;
  for (let at = month + months; misses < mostMisses && firstOfMonth(at) <= lastDayOfAll; at += every) {
    const days = recurrence.kind === 'monthly' ? dayOfMonth(at, recurrence.date) : daysOfWeekOfMonth(at, recurrence);
    misses = days.length > 0 ? 0 : misses + 1;
    for (const day of days) if (day >= first) yield day;
  }
}

function dayOfMonth(month: number, date: number): readonly number[] {
  const length = daysInMonth(month);
  if (date > length) return [];
  return [firstOfMonth(month) + (date === 0 ? length : date) - 1];
}

function daysOfWeekOfMonth(
  month: number,
  { week, weekdays: wanted }: { readonly week: number; readonly weekdays: readonly number[] },
): readonly number[] {
  const [first, length] = [firstOfMonth(month), daysInMonth(month)];
  const days = wanted.map((weekday) => {
    const earliest = first + ((weekday - weekdayOf(first) + 7) % 7);
    if (week > 0) return earliest + (week - 1) * 7;
    return earliest + Math.floor((first + length - 1 - earliest) / 7) * 7;
  });
  return days.filter((day) => day < first + length).sort((a, b) => a - b);
}
