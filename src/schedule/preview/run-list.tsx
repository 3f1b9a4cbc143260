import { useId } from 'react';
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { useMessages } from '../../host/use-host.ts';
import type { Run } from '../next-runs.ts';
import { scheduleMessages } from '../schedule-messages.ts';
import { schedulePreviewMessages } from './messages.ts';

export interface RunListProps {
  runs: readonly Run[];
  timeZone: string;
  locale: string;
}

/** Date and time of each, with the zone's name at that time, and what its clocks do to it. */
export function RunList({ runs, timeZone, locale }: RunListProps) {
  const t = useMessages(schedulePreviewMessages);
  const words = useMessages(scheduleMessages);
  const id = useId();
  const date = dateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const time = dateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  const zoned = dateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return (
    <section className="preview-runs" aria-labelledby={id}>
      <p id={id} className="preview-heading">
        {t('heading')}
      </p>
      <ol className="preview-list">
        {runs.map(({ instant, shift }) => {
          const moment = Date.parse(instant);
          return (
            <li key={instant} className="preview-run">
              <time dateTime={instant} className="preview-time">
                <span>{date.format(moment)}</span>
                <span className="numeric">{zoned.format(moment)}</span>
              </time>
              {shift && <p className="preview-note">{words(`notes.${shift}`, { time: time.format(moment) })}</p>}
            </li>
          );
        })}
      </ol>
      <p className="preview-zone">{t('zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </section>
  );
}
