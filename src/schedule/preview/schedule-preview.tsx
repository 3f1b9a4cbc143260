import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { scheduledRuns } from '../next-runs.ts';
import type { AnySchedule } from '../schedule.ts';
import { schedulePreviewMessages } from './messages.ts';
import { MonthView } from './month-view.tsx';
import { RunList } from './run-list.tsx';
import css from './schedule-preview.css';

export interface SchedulePreviewProps {
  /** Without anything wrong in it. */
  schedule: AnySchedule;
  /** IANA name. */
  timeZone: string;
}

const shownRuns = 5;
/** The longest that a timer can wait. */
const longestWait = 2 ** 31 - 1;

/** The next runs, and the days of a month on which it runs. */
export function SchedulePreview({ schedule, timeZone }: SchedulePreviewProps) {
  useThemedStyles(css);
  const t = useMessages(schedulePreviewMessages);
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  const runs = scheduledRuns(schedule, { after: now, timeZone, count: shownRuns });
  const next = runs[0]?.instant;
  // As time goes by the first is past, and another one the fifth.
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Date.parse(next) - Date.now() + 1, longestWait));
    return () => clearTimeout(timer);
  }, [next]);

  if (next === undefined) return <p className="preview-over">{t('over')}</p>;
  return (
    <div className="preview" part="preview">
      <RunList runs={runs} timeZone={timeZone} locale={locale} />
      <MonthView schedule={schedule} timeZone={timeZone} locale={locale} now={now} next={next} />
    </div>
  );
}
