/** A schedule that may be anybody's, as the editor edits it: what is missing has its default. */
import {
  type AnySchedule,
  defaultOccurrenceCount,
  defaultSchedule,
  endTypes,
  repeats,
  type ScheduleEnd,
  scheduleTypes,
  type Weekday,
  weekdays,
} from './schedule.ts';

/** `undefined` for what is no schedule at all: neither `repeats` nor `type` nor `scheduleType` is one that there is. */
export function readSchedule(given: unknown): AnySchedule | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const value = given as Readonly<Record<string, unknown>>;
  const kind = repeats.find((one) => one === value.repeats);
  if (kind !== undefined) {
    const usual = defaultSchedule('');
    return {
      ...value,
      repeats: kind,
      repeatsEveryCount: numberOr(value.repeatsEveryCount, usual.repeatsEveryCount),
      daysOfWeek: weekdaysIn(value.daysOfWeek),
      ...(typeof value.dayOfMonth === 'number' && { dayOfMonth: value.dayOfMonth }),
      scheduleInterval: kind === 'EVERY' ? 'HOURLY' : null,
      startDate: typeof value.startDate === 'string' ? value.startDate.slice(0, 10) : usual.startDate,
      runAtHour: numberOr(value.runAtHour, usual.runAtHour),
      runAtMinute: numberOr(value.runAtMinute, usual.runAtMinute),
      end: readEnd(value.end),
    };
  }
  const key = value.type === undefined ? 'scheduleType' : 'type';
  const type = scheduleTypes.find((one) => one === value[key]);
  if (type === undefined) return undefined;
  return {
    ...value,
    [key]: type,
    hour: numberOr(value.hour, 0),
    minute: numberOr(value.minute, 0),
    weekDays: weekdaysIn(value.weekDays),
    ...(typeof value.dayOfMonth === 'number' && { dayOfMonth: value.dayOfMonth }),
    ...(typeof value.weekOfMonth === 'number' && { weekOfMonth: value.weekOfMonth }),
  };
}

/** A backend that knows no type but writes an end date means that date. */
function readEnd(given: unknown): ScheduleEnd {
  const { type, endDate, occurenceCount } = Object(given) as Readonly<Record<string, unknown>>;
  const date = typeof endDate === 'string' ? endDate.slice(0, 10) : null;
  const known = endTypes.find((one) => one === type) ?? (date === null ? 'NEVER' : 'ON');
  return {
    type: known,
    endDate: known === 'ON' ? date : null,
    occurenceCount: known === 'AFTER' ? numberOr(occurenceCount, defaultOccurrenceCount) : null,
  };
}

const numberOr = (given: unknown, other: number): number => (typeof given === 'number' ? given : other);

const weekdaysIn = (given: unknown): Weekday[] =>
  Array.isArray(given) ? weekdays.filter((day) => given.includes(day)) : [];
