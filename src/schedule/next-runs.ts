/**
 * When a schedule runs next, as instants: its times are those of a clock on the wall of its zone. Where clocks are put
 * forward a time that does not exist is the one after the gap, where they are put back the first of the two, as Temporal
 * has it by default. An interval of hours counts real hours.
 */
import { Temporal } from 'temporal-polyfill';
import { parseDay, writeDay } from './calendar-days.ts';
import { type Recurrence, recurrenceOf } from './recurrence.ts';
import { recurringDays } from './recurring-days.ts';
import type { AnySchedule } from './schedule.ts';

export interface NextRunsOptions {
  /** ISO 8601, or milliseconds since 1970: only what comes after it. */
  readonly after: string | number | Date;
  /** IANA name; default `UTC`. */
  readonly timeZone?: string;
  /** Default 5. */
  readonly count?: number;
}

export interface Run {
  /** ISO 8601, in UTC. */
  readonly instant: string;
  /** The time that was asked for does not exist on that day, or exists twice. */
  readonly shift?: 'skipped' | 'repeated';
}

const minuteLength = 60_000;
const dayLength = 86_400_000;

interface RunsOptions extends NextRunsOptions {
  /** Milliseconds since 1970: only what comes before it. */
  readonly before?: number;
  /** Milliseconds since 1970: from where an interval counts that knows no beginning. Default `after`. */
  readonly anchor?: number;
}

/** Empty where it has ended, or cannot be read. */
export function scheduledRuns(
  schedule: AnySchedule,
  { after, timeZone = 'UTC', count = 5, before = Number.POSITIVE_INFINITY, anchor }: RunsOptions,
): Run[] {
  const earliest = new Date(after).getTime();
  const recurrence = recurrenceOf(schedule);
  const isReadable =
    Number.isInteger(recurrence.time) && (recurrence.kind !== 'once' || recurrence.start !== undefined);
  if (Number.isNaN(earliest) || !isReadable) return [];
  const runs =
    recurrence.kind === 'interval'
      ? intervals(recurrence, earliest, timeZone, anchor ?? earliest)
      : days(recurrence, earliest, timeZone);
  const found: Run[] = [];
  for (const run of runs) {
    if (found.length >= count || Date.parse(run.instant) >= before) break;
    found.push(run);
  }
  return found;
}

function* days(recurrence: Recurrence, earliest: number, timeZone: string): Generator<Run> {
  const { start, count = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY, time } = recurrence;
  // Anywhere on earth it may still be the day before. Where runs are counted, it has to begin at the first.
  const from = Number.isFinite(count) && start !== undefined ? start : Math.floor(earliest / dayLength) - 1;
  let number = 0;
  for (const day of recurringDays(recurrence, from)) {
    number += 1;
    if (number > count || day > until) return;
    // Over everywhere on earth: counted it is, but nobody has to know when exactly it was.
    if ((day + 2) * dayLength <= earliest) continue;
    const run = atTime(day, time, timeZone);
    if (Date.parse(run.instant) > earliest) yield run;
  }
}

function atTime(day: number, time: number, timeZone: string): Run {
  const wanted = Temporal.PlainDate.from(writeDay(day)).toPlainDateTime({
    hour: Math.floor(time / 60),
    minute: time % 60,
  });
  const zoned = wanted.toZonedDateTime(timeZone);
  const later = wanted.toZonedDateTime(timeZone, { disambiguation: 'later' });
  const instant = zoned.toInstant();
  const isShifted = !zoned.toPlainDateTime().equals(wanted);
  const isTwice = !isShifted && !later.toInstant().equals(instant);
  return {
    instant: new Date(instant.epochMilliseconds).toISOString(),
    ...(isShifted && { shift: 'skipped' as const }),
    ...(isTwice && { shift: 'repeated' as const }),
  };
}

function* intervals(recurrence: Recurrence, earliest: number, timeZone: string, otherwise: number): Generator<Run> {
  const { every, start, time, count = Number.POSITIVE_INFINITY, until } = recurrence;
  const step = every * minuteLength;
  const anchor = start === undefined ? otherwise : Date.parse(atTime(start, time, timeZone).instant);
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(atTime(until + 1, 0, timeZone).instant);
  const passed = Math.max(0, Math.floor((earliest - anchor) / step) + 1);
  for (let number = passed; number < count; number += 1) {
    const moment = anchor + number * step;
    if (moment >= end || Number.isNaN(new Date(moment).getTime())) return;
    yield { instant: new Date(moment).toISOString() };
  }
}

/** Milliseconds since 1970 of a schedule's first day and time. Undefined where it has none. */
export function startOf(
  schedule: { startDate: string; runAtHour: number; runAtMinute: number },
  timeZone: string,
): number | undefined {
  const day = parseDay(schedule.startDate);
  const time = schedule.runAtHour * 60 + schedule.runAtMinute;
  if (day === undefined || !Number.isInteger(time)) return undefined;
  return Date.parse(atTime(day, time, timeZone).instant);
}
