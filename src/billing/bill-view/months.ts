/** Months as the wire has them: `2026-10`. */
import { dateTimeFormat } from '../../base/intl-cache.ts';

const pattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => pattern.test(text);

/** `by` months later; before it where that is negative. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + (number - 1) + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** In which an instant is, by the calendar of the reader. */
export function monthAt(instant: number): string {
  const date = new Date(instant);
  return `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** `October 2026` */
export function monthName(month: string, locale: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const format = dateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return format.format(Date.UTC(year, number - 1, 1));
}
