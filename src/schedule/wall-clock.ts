/** What a clock on the wall of a zone shows, without Temporal: for what is asked before that has come. */
import { dateTimeFormat } from '../base/intl-cache.ts';
import { writeDay } from './calendar-days.ts';

const dayLength = 86_400_000;
const hourLength = 3_600_000;

/** Date and time of the zone as if they were those of UTC, in milliseconds since 1970: made to be compared with others. */
export function wallTime(moment: number, timeZone: string): number {
  const parts = dateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** `YYYY-MM-DD` of a wall time. */
export const wallDay = (wall: number): string => writeDay(Math.floor(wall / dayLength));

/** The next hour that begins, as a day and an hour. */
export function nextHour(wall: number): { day: string; hour: number } {
  const next = (Math.floor(wall / hourLength) + 1) * hourLength;
  return { day: wallDay(next), hour: (next % dayLength) / hourLength };
}

export function isTimeZone(name: string): boolean {
  try {
    return dateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const ownTimeZone = (): string => dateTimeFormat('en').resolvedOptions().timeZone;
