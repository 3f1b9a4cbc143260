import { formatBytes } from '../base/bytes.ts';
import { dateTimeFormat, numberFormat } from '../base/intl-cache.ts';
import { missing } from '../base/visible.ts';

/** Values as the element's language writes them; a dash for what is missing. */
export interface Format {
  bytes(count: number | null | undefined): string;
  /** Date and time of day, from milliseconds since 1970, in the browser's time zone. */
  dateTime(instant: number | null | undefined): string;
  /** The same with its time zone, and with seconds where those tell it from another. */
  moment(instant: number | null | undefined, hasSeconds?: boolean): string;
  date(instant: number | null | undefined): string;
  number(value: number | null | undefined): string;
}

export function formatIn(locale: string): Format {
  const inDates = (instant: number | null | undefined, options: Intl.DateTimeFormatOptions) =>
    // Beyond 8.64e15 ms there is no date, and Intl throws.
    instant === null || instant === undefined || !(Math.abs(instant) <= 8.64e15)
      ? missing
      : dateTimeFormat(locale, options).format(instant);
  return {
    bytes: (count) => formatBytes(count, locale),
    dateTime: (instant) => inDates(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    moment: (instant, hasSeconds) =>
      inDates(instant, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        ...(hasSeconds && { second: '2-digit' }),
        timeZoneName: 'short',
      }),
    date: (instant) => inDates(instant, { dateStyle: 'medium' }),
    number: (value) => (value === null || value === undefined ? missing : numberFormat(locale).format(value)),
  };
}
