import { dateTimeFormat } from '../base/intl-cache.ts';

/** Of 24 hours; what has seconds or a half of the day is no such time. */
const timesOfDay = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]|\s?[ap]\.?m)/gi;

/** A schedule in the backend's words, whose times of day are written as those in the columns beside it. */
export function scheduleText(text: string, locale: string): string {
  const { format } = dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return text.replace(timesOfDay, (_, hours, minutes) => format(Date.UTC(2000, 0, 1, Number(hours), Number(minutes))));
}
