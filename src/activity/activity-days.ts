/** Activities by the days of whoever reads, in their order. */
import type { Activity } from './contract.ts';

export interface ActivityDay {
  /** Midnight of it, by the reader’s clock. */
  readonly start: number;
  readonly activities: readonly Activity[];
}

export function byDay(activities: readonly Activity[]): readonly ActivityDay[] {
  const days: { start: number; activities: Activity[] }[] = [];
  for (const activity of activities) {
    const start = dayOf(activity.time);
    const last = days.at(-1);
    if (last?.start === start) last.activities.push(activity);
    else days.push({ start, activities: [activity] });
  }
  return days;
}

export function dayOf(instant: number): number {
  const day = new Date(instant);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** Midnight so many days before; a day is not always 24 hours long. */
export function daysBefore(instant: number, count: number): number {
  const day = new Date(dayOf(instant));
  day.setDate(day.getDate() - count);
  return day.getTime();
}

export const periods = ['always', 'today', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

const back: Readonly<Record<Exclude<Period, 'always'>, number>> = { today: 0, week: 6, month: 29 };

export const startOf = (period: Period, now: number): number | undefined =>
  period === 'always' ? undefined : daysBefore(now, back[period]);
