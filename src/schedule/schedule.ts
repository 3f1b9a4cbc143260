/** When something happens again, apart from any screen. Source: spec 001 §3.9, §4.3 and §5.5. */

/** In the order of a week as schedules count it. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

export const repeats = ['NEVER', 'DAILY', 'WEEKLY', 'MONTHLY', 'EVERY'] as const;
export type Repeats = (typeof repeats)[number];

export const endTypes = ['NEVER', 'AFTER', 'ON'] as const;
export type EndType = (typeof endTypes)[number];

export interface ScheduleEnd {
  readonly type: EndType;
  /** `YYYY-MM-DD`, that day included; with `ON`. */
  readonly endDate?: string | null;
  /** So spelt on the wire; with `AFTER`. */
  readonly occurenceCount?: number | null;
}

/** As the editor edits it. */
export interface Schedule {
  readonly repeats: Repeats;
  /** Every so many days, weeks, months or hours. */
  readonly repeatsEveryCount: number;
  readonly daysOfWeek?: readonly Weekday[];
  /** 0 is the last day of a month; a month without the day has no run. */
  readonly dayOfMonth?: number;
  /** With `EVERY`. */
  readonly scheduleInterval?: 'HOURLY' | null;
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly runAtHour: number;
  readonly runAtMinute: number;
  readonly end: ScheduleEnd;
}

/** The types of the document's helper, which knows no beginning and no end. */
export const scheduleTypes = ['DAILY', 'WEEKLY', 'MONTHLY', 'WEEK_OF_MONTH', 'INTERVAL'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

export interface SimpleSchedule {
  /** One of the two. */
  readonly type?: ScheduleType;
  readonly scheduleType?: ScheduleType;
  /** Of `INTERVAL`: every so many hours, and minutes besides, which may be more than 59. */
  readonly hour?: number;
  readonly minute?: number;
  /** 0 is the last. */
  readonly dayOfMonth?: number;
  readonly weekDays?: readonly Weekday[];
  /** 1 to 5; 0 is the last. */
  readonly weekOfMonth?: number;
}

export type AnySchedule = Schedule | SimpleSchedule;

export const scheduleLimits = {
  hours: { minimum: 1, maximum: 23 },
  dayOfMonth: { minimum: 0, maximum: 31 },
  occurrences: { minimum: 1, maximum: 9999 },
  every: { minimum: 1, maximum: 999 },
  intervalHours: { minimum: 0, maximum: 999 },
  intervalMinutes: { minimum: 0, maximum: 59_999 },
} as const;

export const lastDay = 0;
export const lastWeek = 0;

export const defaultOccurrenceCount = 1;

/** @param today `YYYY-MM-DD` where it is to start */
export function defaultSchedule(today: string): Schedule {
  return {
    repeats: 'NEVER',
    repeatsEveryCount: 1,
    daysOfWeek: [],
    dayOfMonth: 1,
    startDate: today,
    runAtHour: 0,
    runAtMinute: 0,
    end: { type: 'NEVER' },
  };
}

export const typeOf = ({ type, scheduleType }: SimpleSchedule): ScheduleType | undefined => type ?? scheduleType;

export const isSimple = (schedule: AnySchedule): schedule is SimpleSchedule => !('repeats' in schedule);
