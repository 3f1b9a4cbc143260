/** The days of a week by their names, in the order in which a language's calendars have them. */
import { dateTimeFormat } from '../base/intl-cache.ts';

/** 1970-01-05 was a Monday. */
const someMonday = 4;
const dayLength = 86_400_000;

/** @param day 0 is Monday */
export function weekdayName(day: number, locale: string, weekday: 'long' | 'short' | 'narrow'): string {
  return dateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format((someMonday + day) * dayLength);
}

interface WeekInfo {
  readonly firstDay: number;
}

/** 0 is Monday, which it also is where an engine does not know. */
export function firstWeekday(locale: string): number {
  // A method by the standard, a property in older engines; TypeScript knows neither yet.
  const found = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1) - 1;
}

/** All seven, 0 is Monday. */
export function weekOf(locale: string): readonly number[] {
  const first = firstWeekday(locale);
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}
