/** Conditions on texts: without regard to case, after trimming. */
import type { Ticket } from '../terms/ticket.ts';
import type { Operator } from './operators.ts';
import type { Decide, Reason, Subject } from './verdict.ts';

type Read = (ticket: Ticket, subject: Subject) => unknown;

export const textDecisions: Partial<Record<Operator, (texts: readonly string[], read: Read, field: string) => Decide>> =
  {
    contains: containsAny,
    contains_any: containsAny,
    does_not_contain: containsNone,
    contains_none: containsNone,
    present: (_, read, field) => (subject) => foldedOf(read, field, subject) !== '',
    not_present: (_, read, field) => (subject) => foldedOf(read, field, subject) === '',
  };

function containsAny(texts: readonly string[], read: Read, field: string): Decide {
  const wanted = texts.map(folded);
  return (subject) => {
    const text = foldedOf(read, field, subject);
    return wanted.some((part) => text.includes(part));
  };
}

function containsNone(texts: readonly string[], read: Read, field: string): Decide {
  const contains = containsAny(texts, read, field);
  return (subject) => !contains(subject);
}

function foldedOf(read: Read, field: string, subject: Subject): string {
  let text = subject.folded.get(field);
  if (text === undefined) {
    text = folded(read(subject.after, subject));
    subject.folded.set(field, text);
  }
  return text;
}

export function folded(text: unknown): string {
  return textOf(text).normalize('NFC').toLowerCase();
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Nothing of it is empty: every text contains that. */
export function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value])
    .map((text: unknown) => textOf(isNamed(text) ? text.name : text))
    .filter((text) => text !== '');
}

const isNamed = (value: unknown): value is { name: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value;

export function textReason(field: string, read: Read, subject: Subject): Reason {
  return { kind: 'is', field, values: textsOf(read(subject.after, subject)) };
}
