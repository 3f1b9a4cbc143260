import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { dateTimeFormat, numberFormat } from '../../base/intl-cache.ts';
import { useMessages } from '../../host/use-host.ts';
import { NextIcon, PreviousIcon } from '../../ui/icon/table-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { calendarDay, daysInMonth, firstOfMonth, weekdayOf } from '../calendar-days.ts';
import type { AnySchedule } from '../schedule.ts';
import { wallTime } from '../wall-clock.ts';
import { firstWeekday, weekdayName, weekOf } from '../week-days.ts';
import { schedulePreviewMessages } from './messages.ts';
import { type DayRuns, hasRunsAfter, hasRunsIn, monthOf, monthWithRuns, runsInMonth } from './month-runs.ts';

export interface MonthViewProps {
  schedule: AnySchedule;
  timeZone: string;
  locale: string;
  /** Milliseconds since 1970. */
  now: number;
  /** ISO 8601: where it begins. */
  next: string;
}

const dayLength = 86_400_000;

/** A month in which the days with runs are marked. Page keys and buttons go on and back, as far as there are runs. */
export function MonthView({ schedule, timeZone, locale, now, next }: MonthViewProps) {
  const t = useMessages(schedulePreviewMessages);
  const announce = useAnnounce();
  const id = useId();
  const earliest = monthOf(now, timeZone);
  const begin = monthOf(next, timeZone);
  const [{ month, begun, of }, setShown] = useState({ month: begin, begun: begin, of: schedule });
  // Another schedule begins elsewhere; then that is what somebody wants to see. One that now ends earlier has nothing here.
  if (begun !== begin) setShown({ month: begin, begun: begin, of: schedule });
  else if (of !== schedule)
    setShown({ month: monthWithRuns(schedule, { month, timeZone, now }, begin), begun, of: schedule });
  const length = daysInMonth(month);
  // A month of minutes has forty thousand.
  const runs = useMemo(() => runsInMonth(schedule, { month, timeZone, now }), [schedule, month, timeZone, now]);
  const isLast = !hasRunsAfter(schedule, month, timeZone);
  const name = dateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const today = calendarDay(Math.floor(wallTime(now, timeZone) / dayLength)).date;
  const nameOf = (one: number) => name.format(firstOfMonth(one) * dayLength);

  function go(by: 1 | -1) {
    if (by < 0 ? month <= earliest : isLast) return;
    const shown = month + by;
    setShown({ month: shown, begun, of });
    const isEmpty = !hasRunsIn(schedule, { month: shown, timeZone, now });
    announce(isEmpty ? t('empty', { month: nameOf(shown) }) : nameOf(shown));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    go(event.key === 'PageUp' ? -1 : 1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons in it
    <div className="month" onKeyDown={onKeyDown}>
      <div className="month-head">
        <span id={id} className="preview-heading">
          {nameOf(month)}
        </span>
        <span className="month-buttons">
          <IconButton icon={PreviousIcon} label={t('previous')} disabled={month <= earliest} onClick={() => go(-1)} />
          <IconButton icon={NextIcon} label={t('next')} disabled={isLast} onClick={() => go(1)} />
        </span>
      </div>
      <table className="month-days" aria-labelledby={id}>
        <thead>
          <tr>
            {weekOf(locale).map((day) => (
              <th key={day} scope="col" className="month-weekday">
                <span aria-hidden="true">{weekdayName(day, locale, 'narrow')}</span>
                <span className="visually-hidden">{weekdayName(day, locale, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday(locale)).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  className="month-day"
                  aria-current={month === earliest && date === today ? 'date' : undefined}
                >
                  {date > 0 && date <= length && (
                    <Day date={date} runs={runs.get(date)} timeZone={timeZone} locale={locale} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  date: number;
  runs: DayRuns | undefined;
  timeZone: string;
  locale: string;
}

function Day({ date, runs, timeZone, locale }: DayProps) {
  const t = useMessages(schedulePreviewMessages);
  const time = dateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return (
    <span className={runs ? 'month-date month-date-marked' : 'month-date'}>
      {numberFormat(locale).format(date)}
      {runs && (
        <span className="visually-hidden">
          {', '}
          {runs.count === 1
            ? t('runAt', { time: time.format(Date.parse(runs.first)) })
            : t('runs', { count: runs.count })}
        </span>
      )}
    </span>
  );
}

/** Dates in their weeks, beyond both ends of the month. Always six, so that nothing moves. */
function weeksOf(month: number, firstDay: number): readonly (readonly number[])[] {
  const before = (weekdayOf(firstOfMonth(month)) - firstDay + 7) % 7;
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => week * 7 + day - before + 1));
}
