/** Whether a moment lies in the business hours of the ticketing configuration. */
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { weekdays } from '../../schedule/schedule.ts';
import type { BusinessHours } from '../terms/ticket.ts';

/** Undefined where the hours cannot be read, as with a zone that nobody knows. */
export function isOpen(hours: BusinessHours | undefined, now: number): boolean | undefined {
  if (!hours) return undefined;
  if (hours.twentyFourSeven) return true;
  if (!hours.days) return undefined;
  const moment = localTime(now, hours.timeZone ?? 'UTC');
  if (!moment) return undefined;
  let answer: boolean | undefined = false;
  for (const { day, start, end } of hours.days) {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    if (from === undefined || to === undefined) answer = undefined;
    else if (day === moment.day && moment.minutes >= from && moment.minutes < to) return true;
  }
  return answer;
}

function localTime(now: number, timeZone: string) {
  try {
    const parts = dateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const day = weekdays.find((weekday) => weekday === part('weekday').toUpperCase());
    return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
  } catch {
    return undefined;
  }
}

/** `24:00` ends a day. */
function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (!hours || !minutes || Number(minutes) > 59) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 24 * 60 ? total : undefined;
}
