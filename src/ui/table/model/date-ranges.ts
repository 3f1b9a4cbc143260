/** Ranges of time that filters name by days or by how long ago. Days are those of the reader's own time zone. */
import { instantOf as dayStart } from '../../date-field/iso-day.ts';
import type { FilterValues } from '../filter-types.ts';

/** Milliseconds since 1970; `end` exclusive. */
export interface InstantRange {
  start: number;
  end: number;
}

const always: InstantRange = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

/** From the first moment of one day to the last of another; ISO 8601 days, `null` is an open end. */
export function dayRange(from: string | null, to: string | null): InstantRange {
  return {
    start: from === null ? always.start : startOfDay(from, 0),
    end: to === null ? always.end : startOfDay(to, 1),
  };
}

/** `gte` and `lte` have one day, which may stand at either end of the range. */
export function conditionDay({ mode, dateRange }: FilterValues['DateRangeCondition']): string | null {
  const { start, end } = dateRange;
  return mode === 'lte' ? (end ?? start) : (start ?? end);
}

/**
 * @param now Milliseconds since 1970, from which `last` counts back.
 */
export function conditionRange(value: FilterValues['DateRangeCondition'], now: number): InstantRange {
  const { start, end } = value.dateRange;
  switch (value.mode) {
    case 'range':
      return dayRange(start, end);
    case 'gte':
      return dayRange(conditionDay(value), null);
    case 'lte':
      return dayRange(null, conditionDay(value));
    case 'last':
      return { start: ago(value.amount ?? 0, value.timeUnit, now), end: now + 1 };
  }
}

function ago(amount: number, unit: FilterValues['DateRangeCondition']['timeUnit'], now: number): number {
  const date = new Date(now);
  switch (unit) {
    case 'minute':
      return now - amount * 60_000;
    case 'hour':
      return now - amount * 3_600_000;
    case 'day':
      return date.setDate(date.getDate() - amount);
    case 'week':
      return date.setDate(date.getDate() - amount * 7);
    case 'month':
      return monthsBack(date, amount);
    case 'year':
      return monthsBack(date, amount * 12);
  }
}

/** The same day, or the month's last where it has no such day: a month before the 31st of March is no day in March. */
function monthsBack(date: Date, months: number): number {
  const day = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() - months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return date.setDate(Math.min(day, last));
}

/** Of the day that many days after; NaN, which nothing matches, where the text names no day. */
function startOfDay(day: string, after: number): number {
  const start = new Date(dayStart(day.slice(0, 10)) ?? Number.NaN);
  return start.setDate(start.getDate() + after);
}
