/** A schedule in one sentence, in the reader's language. */
import { dateTimeFormat, listFormat } from '../base/intl-cache.ts';
import type { MessageKey, MessageValues } from '../base/message-tree.ts';
import { type Recurrence, recurrenceOf } from './recurrence.ts';
import type { AnySchedule } from './schedule.ts';
import type en from './schedule-messages.en.json';
import { weekdayName } from './week-days.ts';

type Key = MessageKey<typeof en>;
type Text = (key: Key, values?: MessageValues) => string;

const dayLength = 86_400_000;
const minuteLength = 60_000;

export function scheduleSentence(schedule: AnySchedule, locale: string, text: Text): string {
  const recurrence = recurrenceOf(schedule);
  const sentence = withEnd(
    withStart(repeated(recurrence, locale, text), recurrence, locale, text),
    recurrence,
    locale,
    text,
  );
  return text('sentence.end', { sentence });
}

function repeated(recurrence: Recurrence, locale: string, text: Text): string {
  const { every: count } = recurrence;
  const time = timeText(recurrence.time, locale);
  // "Every day", not "every 1 days": in many languages the two have nothing in common, and one is no plural form of theirs.
  const each = (one: Key, several: Key, values: MessageValues) =>
    text(count === 1 ? one : several, { count, time, ...values });
  switch (recurrence.kind) {
    case 'once':
      return text('sentence.once', { time, date: dateText(recurrence.start, locale) });
    case 'daily':
      return each('sentence.everyDay', 'sentence.days', {});
    case 'weekly':
      return each('sentence.everyWeek', 'sentence.weeks', { days: weekdayList(recurrence.weekdays, locale) });
    case 'monthly':
      if (recurrence.date === 0) return each('sentence.everyLastDay', 'sentence.lastDays', {});
      return each('sentence.everyMonth', 'sentence.months', { day: recurrence.date });
    case 'weekOfMonth':
      return text(`sentence.weekOfMonth.${recurrence.week}` as Key, {
        time,
        days: weekdayList(recurrence.weekdays, locale),
      });
    case 'interval': {
      const [hours, minutes] = [Math.floor(count / 60), count % 60];
      if (minutes === 0) return text(hours === 1 ? 'sentence.everyHour' : 'sentence.hours', { count: hours });
      if (hours === 0) return text(minutes === 1 ? 'sentence.everyMinute' : 'sentence.minutes', { count: minutes });
      return text('sentence.hoursMinutes', { hours, minutes });
    }
  }
}

function withStart(sentence: string, recurrence: Recurrence, locale: string, text: Text): string {
  if (recurrence.kind === 'once' || recurrence.start === undefined) return sentence;
  const date = dateText(recurrence.start, locale);
  if (recurrence.kind !== 'interval') return text('sentence.from', { sentence, date });
  return text('sentence.fromTime', { sentence, date, time: timeText(recurrence.time, locale) });
}

function withEnd(sentence: string, { kind, until, count }: Recurrence, locale: string, text: Text): string {
  if (kind === 'once') return sentence;
  if (until !== undefined) return text('sentence.until', { sentence, date: dateText(until, locale) });
  return count === undefined ? sentence : text('sentence.times', { sentence, count });
}

const dateText = (day: number | undefined, locale: string) =>
  day === undefined ? '…' : dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day * dayLength);

export const timeText = (minutes: number, locale: string) =>
  dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(minutes * minuteLength);

/** @param hour 0 to 23 */
export const hourName = (hour: number, locale: string) =>
  dateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(hour * 60 * minuteLength);

function weekdayList(days: readonly number[], locale: string): string {
  const names = days.map((day) => weekdayName(day, locale, 'long'));
  return names.length === 0 ? '…' : listFormat(locale, { type: 'conjunction' }).format(names);
}
