/** On which days a schedule falls; times of day and zones are for `next-runs.ts`. */
import { calendarDay, daysInMonth, firstOfMonth, monthNumber, weekdayOf } from './calendar-days.ts';
import type { Recurrence } from './recurrence.ts';

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
