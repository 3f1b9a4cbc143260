/** What follows when somebody chooses another way to repeat, or to end. Source: spec 001 §4.3. */
import { calendarDay, dayNumber, daysInMonth, monthNumber, parseDay, weekdayOf, writeDay } from './calendar-days.ts';
import {
  defaultOccurrenceCount,
  type EndType,
  type Repeats,
  type Schedule,
  type ScheduleType,
  type SimpleSchedule,
  typeOf,
  weekdays,
} from './schedule.ts';

/** The repeat count begins anew. Days that it needs and nobody chose are those of its start. */
export function withRepeats(schedule: Schedule, repeats: Repeats): Schedule {
  if (schedule.repeats === repeats) return schedule;
  const next = { ...schedule, repeats, repeatsEveryCount: 1, scheduleInterval: hourly(repeats) };
  const start = parseDay(schedule.startDate);
  if (start === undefined) return next;
  const isWithoutDay = !schedule.daysOfWeek || schedule.daysOfWeek.length === 0;
  if (repeats === 'WEEKLY' && isWithoutDay) return { ...next, daysOfWeek: weekdayIn(start) };
  if (repeats === 'MONTHLY') return { ...next, dayOfMonth: schedule.dayOfMonth ?? calendarDay(start).date };
  return next;
}

const hourly = (repeats: Repeats) => (repeats === 'EVERY' ? ('HOURLY' as const) : null);
const weekdayIn = (day: number) => weekdays.filter((_, index) => index === weekdayOf(day));

/**
 * On a date: a month ahead of the start, or of today where that is past. Never, or after some occurrences: there
 * is no end date.
 *
 * @param today `YYYY-MM-DD`
 */
export function withEnd(schedule: Schedule, type: EndType, today: string): Schedule {
  if (schedule.end.type === type) return schedule;
  if (type === 'ON') {
    const isAhead = parseDay(schedule.startDate) !== undefined && schedule.startDate > today;
    const endDate = monthAfter(isAhead ? schedule.startDate : today);
    return { ...schedule, end: { type, endDate, occurenceCount: null } };
  }
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

/** An interval has no time of day: going there begins with every hour, coming from there with `hour`. */
export function withType(
  schedule: SimpleSchedule,
  type: ScheduleType,
  { hour, day }: { hour: number; day: string },
): SimpleSchedule {
  const before = typeOf(schedule);
  if (before === type) return schedule;
  const next: SimpleSchedule = {
    ...schedule,
    // Under the name that its owner gave it.
    ...(schedule.type === undefined && before !== undefined ? { scheduleType: type } : { type }),
    ...(type === 'INTERVAL' && { hour: 1, minute: 0 }),
    ...((before === 'INTERVAL' || before === undefined) && type !== 'INTERVAL' && { hour, minute: 0 }),
  };
  const start = parseDay(day) ?? 0;
  if (type === 'MONTHLY') return { ...next, dayOfMonth: schedule.dayOfMonth ?? calendarDay(start).date };
  if (type !== 'WEEKLY' && type !== 'WEEK_OF_MONTH') return next;
  const isWithoutDay = !schedule.weekDays || schedule.weekDays.length === 0;
  return {
    ...next,
    ...(isWithoutDay && { weekDays: weekdayIn(start) }),
    ...(type === 'WEEK_OF_MONTH' && { weekOfMonth: schedule.weekOfMonth ?? 1 }),
  };
}

export type IntervalUnit = 'HOURS' | 'MINUTES';

/** Hours where it is whole hours; nothing at all may be of either. */
export const unitOf = ({ hour = 0, minute = 0 }: SimpleSchedule): IntervalUnit | undefined => {
  if (minute !== 0) return 'MINUTES';
  return hour === 0 ? undefined : 'HOURS';
};

export const amountOf = ({ hour = 0, minute = 0 }: SimpleSchedule, unit: IntervalUnit): number =>
  unit === 'HOURS' ? hour : hour * 60 + minute;

/** @param amount `NaN` for none */
export const intervalOf = (amount: number, unit: IntervalUnit): Pick<SimpleSchedule, 'hour' | 'minute'> =>
  unit === 'HOURS' ? { hour: amount, minute: 0 } : { hour: 0, minute: amount };

/** What a field of whole numbers takes no keys of. Source: spec 001 §5.5. */
export const blockedKeys: ReadonlySet<string> = new Set(['e', 'E', '+', '-', '.', ',']);
