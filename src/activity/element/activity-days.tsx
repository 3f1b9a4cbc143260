/** What was done, by days. More comes as its end comes into view; a button asks for it where nothing scrolls. */
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { byDay, dayOf, daysBefore } from '../activity-days.ts';
import { activityMessages } from '../activity-messages.ts';
import { areaName, sentenceParts } from '../activity-sentence.ts';
import type { Activity } from '../contract.ts';
import { ActivityLink } from './activity-link.tsx';

export interface ActivityDaysProps {
  activities: readonly Activity[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** What came of it stands below, with Retry: nothing is asked for again by itself. */
  hasMoreFailed: boolean;
  onMore(): void;
}

export function ActivityDays({ activities, hasMore, isLoadingMore, hasMoreFailed, onMore }: ActivityDaysProps) {
  const t = useMessages(activityMessages);
  return (
    <>
      {byDay(activities).map(({ start, activities: ofDay }) => (
        <Day key={start} start={start} activities={ofDay} />
      ))}
      {isLoadingMore && <SkeletonLines count={3} className="activity-row" hasIcon />}
      {hasMore && !hasMoreFailed && (
        <End key={activities.length} onReached={onMore}>
          <Button size="small" variant="ghost" busy={isLoadingMore} onClick={onMore}>
            {t('more')}
          </Button>
        </End>
      )}
    </>
  );
}

/** One for each length of the list: where more is there and the end still in view, it is reached again. */
function End({ onReached, children }: { onReached(): void; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: '240px' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="activity-end">
      {children}
    </div>
  );
}

function Day({ start, activities }: { start: number; activities: readonly Activity[] }) {
  const id = useId();
  const name = useDayName(start);
  return (
    <section className="activity-day" aria-labelledby={id}>
      <h3 id={id} className="activity-day-name">
        {name}
      </h3>
      <ul className="activity-rows">
        {activities.map((activity) => (
          <Row key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

function useDayName(start: number): string {
  const t = useMessages(activityMessages);
  const locale = useLocale();
  const now = Date.now();
  if (start === dayOf(now)) return t('today');
  if (start === daysBefore(now, 1)) return t('yesterday');
  const isThisYear = new Date(start).getFullYear() === new Date(now).getFullYear();
  return dateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(start);
}

function Row({ activity }: { activity: Activity }) {
  const t = useMessages(activityMessages);
  const locale = useLocale();
  const time = dateTimeFormat(locale, { timeStyle: 'short' }).format(activity.time);
  return (
    <li className="activity-row" data-kind={activity.kind}>
      <time className="activity-time numeric" dateTime={new Date(activity.time).toISOString()}>
        {time}
      </time>
      <p className="activity-sentence">
        {sentenceParts(activity, t).map(({ kind, text }) => {
          if (kind === 'text') return text;
          if (kind === 'name') return <ActivityLink key={kind} activity={activity} text={text} />;
          return (
            <strong key={kind} className={activity.actor ? undefined : 'activity-system'}>
              <UntrustedText text={text} />
            </strong>
          );
        })}
      </p>
      <span className="activity-area">
        <Tag>{areaName(activity, t)}</Tag>
      </span>
    </li>
  );
}
