/** Schedules as RFC 5545 writes them, and back: for calendars, and for programs that schedule by it. */
import { parseDay, writeDay } from './calendar-days.ts';
import { type Recurrence, recurrenceOf } from './recurrence.ts';
import { recurringDays } from './recurring-days.ts';
import {
  type AnySchedule,
  defaultSchedule,
  type Schedule,
  type SimpleSchedule,
  type Weekday,
  weekdays,
} from './schedule.ts';

const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * `DTSTART` in local time, as a schedule has no zone of its own, and `RRULE`; only the rule for a schedule that knows no
 * beginning. What happens once is a rule with a count of one.
 *
 * `DTSTART` is the first run, which may be later than the schedule's start: every Monday from a Wednesday on begins on the
 * Monday after. By RFC 5545 §3.3.10 it always counts as the first occurrence, and what a rule means that does not fall on
 * it is undefined (§3.8.5.3): Google Calendar and Outlook would show a run on the Wednesday, `rrule` would not. Where
 * nothing ever runs there is no such day, and `DTSTART` is the start.
 */
export function toRecurrenceRule(schedule: AnySchedule): string {
  const recurrence = recurrenceOf(schedule);
  const parts: [string, string | number][] = [];
  const add = (name: string, value: string | number) => parts.push([name, value]);
  switch (recurrence.kind) {
    case 'once':
    case 'daily':
      add('FREQ', 'DAILY');
      break;
    case 'weekly':
      add('FREQ', 'WEEKLY');
      break;
    case 'interval':
      add('FREQ', recurrence.every % 60 === 0 ? 'HOURLY' : 'MINUTELY');
      break;
    default:
      add('FREQ', 'MONTHLY');
  }
  const unit = recurrence.kind === 'interval' && recurrence.every % 60 === 0 ? 60 : 1;
  if (recurrence.every !== unit) add('INTERVAL', recurrence.every / unit);
  if (recurrence.kind === 'weekly' && recurrence.weekdays.length > 0)
    add('BYDAY', recurrence.weekdays.map((day) => dayNames[day]).join(','));
  if (recurrence.kind === 'monthly') add('BYMONTHDAY', recurrence.date === 0 ? -1 : recurrence.date);
  if (recurrence.kind === 'weekOfMonth' && recurrence.weekdays.length > 0) {
    const week = recurrence.week === 0 ? -1 : recurrence.week;
    add('BYDAY', recurrence.weekdays.map((day) => `${week}${dayNames[day]}`).join(','));
  }
  if (recurrence.start === undefined && recurrence.kind !== 'interval') {
    add('BYHOUR', Math.floor(recurrence.time / 60));
    add('BYMINUTE', recurrence.time % 60);
  }
  if (recurrence.count !== undefined) add('COUNT', recurrence.count);
  if (recurrence.until !== undefined) add('UNTIL', `${compact(recurrence.until)}T235959`);
  const rule = `RRULE:${parts.map(([name, value]) => `${name}=${value}`).join(';')}`;
  const start = firstDay(recurrence);
  if (start === undefined) return rule;
  return `DTSTART:${compact(start)}T${twoDigits(Math.floor(recurrence.time / 60))}${twoDigits(recurrence.time % 60)}00\n${rule}`;
}

/** Of a schedule with a start: the first day on which it runs. */
function firstDay(recurrence: Recurrence): number | undefined {
  const { kind, start, until = Number.POSITIVE_INFINITY } = recurrence;
  if (start === undefined || kind === 'interval') return start;
  const first = recurringDays(recurrence, start).next().value;
  return first === undefined || first > until ? start : first;
}

const compact = (day: number) => writeDay(day).replaceAll('-', '');
const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The schedule of a rule that `toRecurrenceRule` could have written. A rule with a beginning is one that the editor edits,
 * another is one of the helper's types. A `DTSTART` on which the rule does not fall is only where it begins, as `rrule`
 * reads it: no schedule has a single run beside its others.
 *
 * @throws an error that says what a schedule cannot hold
 */
export function fromRecurrenceRule(text: string): AnySchedule {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const more = lines.find((line) => /^(?:EXDATE|RDATE|EXRULE)\b/i.test(line));
  if (more !== undefined) throw cannotHold(more);
  const start = readStart(lines.find((line) => /^DTSTART\b/i.test(line)));
  const rule = readRule(lines.find((line) => /^(?:RRULE:|FREQ=)/i.test(line)));
  return start ? withStart(start, rule) : withoutStart(rule);
}

interface Start {
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
}

function readStart(line: string | undefined): Start | undefined {
  if (line === undefined) return undefined;
  const [, year, month, date, hour = '0', minute = '0'] =
    /:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}Z?)?\s*$/.exec(line) ?? [];
  const day = `${year}-${month}-${date}`;
  if (parseDay(day) === undefined) throw unreadable(line);
  return { day, hour: Number(hour), minute: Number(minute) };
}

const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYHOUR', 'BYMINUTE', 'BYSECOND', 'WKST'];

function readRule(line: string | undefined): ReadonlyMap<string, string> {
  if (line === undefined) throw new Error('There is no RRULE in this text.');
  const parts = line
    .trim()
    .replace(/^RRULE:/i, '')
    .split(';')
    .map((part) => part.toUpperCase().split('='));
  const rule = new Map(parts.map(([name = '', value = '']) => [name, value]));
  for (const name of rule.keys()) if (!known.includes(name)) throw cannotHold(name);
  // Where a week begins only tells when not every week counts.
  const countsWeeks = rule.get('FREQ') === 'WEEKLY' && (rule.get('INTERVAL') ?? '1') !== '1';
  if (countsWeeks && (rule.get('WKST') ?? 'MO') !== 'MO') throw cannotHold(`WKST=${rule.get('WKST')}`);
  if (Number(rule.get('BYSECOND') ?? 0) !== 0) throw cannotHold(`BYSECOND=${rule.get('BYSECOND')}`);
  if (rule.has('COUNT') && rule.has('UNTIL')) throw new Error('A rule ends by COUNT or by UNTIL, not by both.');
  return rule;
}

function withStart(start: Start, rule: ReadonlyMap<string, string>): Schedule {
  const { day, hour, minute } = start;
  for (const name of ['BYHOUR', 'BYMINUTE']) if (rule.has(name)) throw cannotHold(`${name} beside DTSTART`);
  const count = numberOf(rule, 'COUNT');
  const schedule: Schedule = {
    ...defaultSchedule(day),
    repeatsEveryCount: numberOf(rule, 'INTERVAL') ?? 1,
    runAtHour: hour,
    runAtMinute: minute,
    end: endOf(rule, count, start),
  };
  const days = daysOf(rule);
  switch (rule.get('FREQ')) {
    case 'DAILY':
      if (days.length > 0 || rule.has('BYMONTHDAY')) throw cannotHold('FREQ=DAILY with certain days');
      if (count === 1 && !rule.has('INTERVAL'))
        return { ...schedule, repeats: 'NEVER', repeatsEveryCount: 1, end: { type: 'NEVER' } };
      return { ...schedule, repeats: 'DAILY' };
    case 'WEEKLY':
      if (days.some(({ week }) => week !== undefined)) throw cannotHold('FREQ=WEEKLY with numbered days');
      return { ...schedule, repeats: 'WEEKLY', daysOfWeek: days.map(({ weekday }) => weekday) };
    case 'MONTHLY':
      if (days.length > 0) throw cannotHold('days of a week in a month together with DTSTART');
      return { ...schedule, repeats: 'MONTHLY', dayOfMonth: monthDayOf(rule) ?? Number(day.slice(8)) };
    case 'HOURLY':
      if (days.length > 0 || rule.has('BYMONTHDAY')) throw cannotHold('FREQ=HOURLY with certain days');
      return { ...schedule, repeats: 'EVERY', scheduleInterval: 'HOURLY' };
    default:
      throw cannotHold(`FREQ=${rule.get('FREQ') ?? ''}`);
  }
}

function withoutStart(rule: ReadonlyMap<string, string>): SimpleSchedule {
  for (const name of ['COUNT', 'UNTIL']) if (rule.has(name)) throw cannotHold(`${name} without DTSTART`);
  const interval = numberOf(rule, 'INTERVAL') ?? 1;
  const frequency = rule.get('FREQ');
  if (frequency === 'HOURLY') return { type: 'INTERVAL', hour: interval, minute: 0 };
  if (frequency === 'MINUTELY') return { type: 'INTERVAL', hour: Math.floor(interval / 60), minute: interval % 60 };
  if (interval !== 1) throw cannotHold('INTERVAL without DTSTART');
  const time = { hour: timeOf(rule, 'BYHOUR', 23), minute: timeOf(rule, 'BYMINUTE', 59) };
  const days = daysOf(rule);
  const weekDays = days.map(({ weekday }) => weekday);
  if (frequency === 'DAILY' && days.length === 0) return { type: 'DAILY', ...time };
  if (frequency === 'WEEKLY') return { type: 'WEEKLY', ...time, weekDays };
  if (frequency !== 'MONTHLY') throw cannotHold(`FREQ=${frequency ?? ''}`);
  if (days.length === 0) return { type: 'MONTHLY', ...time, dayOfMonth: monthDayOf(rule) ?? 1 };
  if (rule.has('BYMONTHDAY')) throw cannotHold('BYDAY together with BYMONTHDAY');
  const weeks = [...new Set(days.map(({ week }) => week))];
  const [week] = weeks;
  if (weeks.length !== 1 || week === undefined || week < -1) throw cannotHold('days of different weeks of a month');
  return { type: 'WEEK_OF_MONTH', ...time, weekDays, weekOfMonth: week === -1 ? 0 : week };
}

function endOf(rule: ReadonlyMap<string, string>, count: number | undefined, start: Start): Schedule['end'] {
  if (count !== undefined) return { type: 'AFTER', occurenceCount: count };
  const until = rule.get('UNTIL');
  if (until === undefined) return { type: 'NEVER' };
  const [, year, month, date, hour, minute] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}Z?)?$/.exec(until) ?? [];
  const last = parseDay(`${year}-${month}-${date}`);
  if (last === undefined) throw unreadable(`UNTIL=${until}`);
  // A schedule ends with a whole day; a moment within one has the same effect only where no hours are counted.
  const time = hour === undefined ? '2359' : `${hour}${minute}`;
  if (rule.get('FREQ') === 'HOURLY' && time !== '2359') throw cannotHold(`UNTIL=${until} with FREQ=HOURLY`);
  const isBeforeThatDaysRun = time < `${twoDigits(start.hour)}${twoDigits(start.minute)}`;
  return { type: 'ON', endDate: writeDay(isBeforeThatDaysRun ? last - 1 : last) };
}

/** How often, or how many: there is no zero. */
function numberOf(rule: ReadonlyMap<string, string>, name: string): number | undefined {
  const text = rule.get(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw cannotHold(`${name}=${text}`);
  return Number(text);
}

function timeOf(rule: ReadonlyMap<string, string>, name: string, maximum: number): number {
  const text = rule.get(name) ?? '0';
  if (!/^\d{1,2}$/.test(text) || Number(text) > maximum) throw cannotHold(`${name}=${text}`);
  return Number(text);
}

function monthDayOf(rule: ReadonlyMap<string, string>): number | undefined {
  const text = rule.get('BYMONTHDAY');
  if (text === undefined) return undefined;
  if (text === '-1') return 0;
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(text)) throw cannotHold(`BYMONTHDAY=${text}`);
  return Number(text);
}

function daysOf(rule: ReadonlyMap<string, string>): { readonly weekday: Weekday; readonly week: number | undefined }[] {
  const text = rule.get('BYDAY');
  if (!text) return [];
  return text.split(',').map((day) => {
    const [, week, name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(day) ?? [];
    const weekday = weekdays[(dayNames as readonly string[]).indexOf(name)];
    if (!weekday) throw unreadable(`BYDAY=${text}`);
    return { weekday, week: week === undefined ? undefined : Number(week) };
  });
}

const unreadable = (text: string) => new Error(`This part of the rule can’t be read: ${text.slice(0, 200)}`);
const cannotHold = (part: string) => new Error(`A schedule can’t hold ${part.slice(0, 200)}.`);
