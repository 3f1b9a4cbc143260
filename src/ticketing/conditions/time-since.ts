/** "Time since" a ticket took a status, was created, changed or assigned, as `hours:minutes`. Source: spec 001 §3.6, §5.2. */
import { limits } from '../terms/limits.ts';
import type { Ticket } from '../terms/ticket.ts';
import type { Operator } from './operators.ts';
import type { Decide, Reason, Subject } from './verdict.ts';

export interface TimeSince {
  readonly hours: string;
  readonly minutes: string;
}

/** Both parts as they were written: what is wrong with them is the validation's to say. */
export function timeSinceParts(value: unknown): TimeSince {
  const [hours = '', minutes = ''] = typeof value === 'string' ? value.split(':').map((part) => part.trim()) : [];
  return { hours, minutes };
}

/** In minutes; undefined where it is no valid time or nothing. */
export function timeSinceMinutes(value: unknown): number | undefined {
  const { hours, minutes } = timeSinceParts(value);
  if (!isWhole(hours) || !isWhole(minutes)) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 && Number(hours) <= limits.timeSinceHours && isQuarter(minutes) ? total : undefined;
}

/** Nothing written counts as none. */
export const isWhole = (text: string) => /^\d*$/.test(text);
export const isQuarter = (minutes: string) => Number(minutes) < 60 && Number(minutes) % limits.timeSinceMinutes === 0;

const minute = 60_000;

/** A time; `never` where the ticket says that it did not happen; undefined where it says nothing. */
export type ReadMoment = (ticket: Ticket) => number | 'never' | undefined;

const comparing =
  (compare: (elapsed: number, wanted: number) => boolean) =>
  (wanted: number, momentOf: ReadMoment): Decide =>
  ({ after, now }) => {
    const moment = momentOf(after);
    if (typeof moment !== 'number') return moment === 'never' ? false : undefined;
    return compare((now - moment) / minute, wanted);
  };

export const elapsedDecisions: Partial<Record<Operator, (wanted: number, momentOf: ReadMoment) => Decide>> = {
  'hours_since:less_or_equal_than': comparing((elapsed, wanted) => elapsed <= wanted),
  'hours_since:greater_or_equal_than': comparing((elapsed, wanted) => elapsed >= wanted),
  'hours_since:is': comparing((elapsed, wanted) => elapsed >= wanted && elapsed < wanted + limits.timeSinceMinutes),
};

export function elapsedReason(field: string, momentOf: ReadMoment, { after, now }: Subject): Reason {
  const moment = momentOf(after);
  if (moment === 'never') return { kind: 'never', field };
  if (moment === undefined) return { kind: 'notGiven', field };
  return { kind: 'elapsed', field, minutes: Math.max(0, Math.floor((now - moment) / minute)) };
}

export function momentOf(time: string | null | undefined): number | undefined {
  const moment = time ? Date.parse(time) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
