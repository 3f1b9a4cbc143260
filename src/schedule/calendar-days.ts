/** Days by their number since 1970-01-01, in the calendar that everybody writes: what recurrence counts with. */

const milliseconds = 86_400_000;

export function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / milliseconds;
}

/** `YYYY-MM-DD`, also at the front of more; undefined for no such day. */
export function parseDay(text: string | null | undefined): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text ?? '') ?? [];
  if (!year || !month || !date) return undefined;
  const day = dayNumber(Number(year), Number(month), Number(date));
  return writeDay(day) === `${year}-${month}-${date}` ? day : undefined;
}

export const writeDay = (day: number): string => new Date(day * milliseconds).toISOString().slice(0, 10);

export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly date: number;
}

export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * milliseconds);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() };
}

/** 0 is Monday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Months since the year 0. */
export const monthNumber = ({ year, month }: CalendarDay): number => year * 12 + month - 1;

export function daysInMonth(month: number): number {
  return firstOfMonth(month + 1) - firstOfMonth(month);
}

export const firstOfMonth = (month: number): number => dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
