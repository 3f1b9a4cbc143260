/** Conditions on numbers and dates of attributes. */
import type { Ticket } from '../terms/ticket.ts';
import type { Operator } from './operators.ts';
import type { Decide, Reason, Subject } from './verdict.ts';

type Read = (ticket: Ticket, subject: Subject) => unknown;

/** Undefined: neither. A date is compared as its day. */
export type ReadAmount = (value: unknown) => number | undefined;

export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(value)) return undefined;
  return Number(value);
}

const day = 86_400_000;

/** Days since 1970, by the calendar that was written: a time of day and its zone change nothing. */
export function dayOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.floor(value / day) : undefined;
  const [, year, month, date] =
    /^\s*(\d{4})-(\d{2})-(\d{2})(?:T|\s|$)/.exec(typeof value === 'string' ? value : '') ?? [];
  if (!year || !month || !date) return undefined;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // A month or day that no calendar has would roll over into the next one.
  return new Date(time).toISOString().startsWith(`${year}-${month}-${date}`) ? time / day : undefined;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

type Compare = (actual: number, wanted: number) => boolean;

const comparing =
  (compare: Compare) =>
  (wanted: number, read: Read, amountOf: ReadAmount): Decide =>
  (subject) => {
    const value = read(subject.after, subject);
    if (isBlank(value)) return false;
    const actual = amountOf(value);
    return actual === undefined ? undefined : compare(actual, wanted);
  };

export const amountDecisions: Partial<Record<Operator, (wanted: number, read: Read, amountOf: ReadAmount) => Decide>> =
  {
    greater_than: comparing((actual, wanted) => actual > wanted),
    less_than: comparing((actual, wanted) => actual < wanted),
    greater_or_equal_than: comparing((actual, wanted) => actual >= wanted),
    less_or_equal_than: comparing((actual, wanted) => actual <= wanted),
    present: (_, read) => (subject) => !isBlank(read(subject.after, subject)),
    not_present: (_, read) => (subject) => isBlank(read(subject.after, subject)),
  };

export function amountReason(field: string, read: Read, amountOf: ReadAmount, subject: Subject): Reason {
  const value = read(subject.after, subject);
  if (isBlank(value)) return { kind: 'is', field, values: [] };
  return amountOf(value) === undefined ? { kind: 'badFact', field } : { kind: 'is', field, values: [String(value)] };
}
