/** What follows when somebody chooses another way to repeat, or to end. Source: spec 001 §4.3. */
import { calendarDay, dayNumber, daysInMonth, monthNumber, parseDay, writeDay } from './calendar-days.ts';
import { defaultOccurrenceCount, type EndType, type Repeats, type Schedule } from './schedule.ts';

/** The repeat count begins anew. */
export function withRepeats(schedule: Schedule, repeats: Repeats): Schedule {
  if (schedule.repeats === repeats) return schedule;
  return { ...schedule, repeats, repeatsEveryCount: 1, scheduleInterval: repeats === 'EVERY' ? 'HOURLY' : null };
}

/** On a date: a month ahead of the start. Never, or after some occurrences: there is no end date. */
export function withEnd(schedule: Schedule, type: EndType): Schedule {
  if (schedule.end.type === type) return schedule;
  if (type === 'ON')
    return { ...schedule, end: { type, endDate: monthAfter(schedule.startDate), occurenceCount: null } };
  if (type === 'AFTER') return { ...schedule, end: { type, endDate: null, occurenceCount: defaultOccurrenceCount } };
  return { ...schedule, end: { type, endDate: null, occurenceCount: null } };
}

/** The same day of the next month, or its last. */
export function monthAfter(text: string): string {
  const day = parseDay(text);
  if (day === undefined) return text;
  const calendar = calendarDay(day);
  const month = monthNumber(calendar) + 1;
  return writeDay(dayNumber(Math.floor(month / 12), (month % 12) + 1, Math.min(calendar.date, daysInMonth(month))));
}

/** Dates that cannot be read leave the schedule as it is. Source: spec 001 §4.3. */
export function withDate(schedule: Schedule, name: 'startDate' | 'endDate', date: string): Schedule {
  if (parseDay(date) === undefined) return schedule;
  if (name === 'startDate') return { ...schedule, startDate: date };
  return schedule.end.type === 'ON' ? { ...schedule, end: { ...schedule.end, endDate: date } } : schedule;
}

/** What a field of whole numbers takes no keys of. Source: spec 001 §5.5. */
export const blockedKeys: ReadonlySet<string> = new Set(['e', 'E', '+', '-', '.', ',']);
