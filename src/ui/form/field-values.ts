/**
 * The values of a form's fields as signals of their own. What changes is looked for from the top, and only what has become
 * another value is written: a key in one row of hundreds wakes nobody who reads the others.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { fold } from '../../base/fold.ts';
import { valueIn } from './form-path.ts';

interface Place {
  readonly value: Signal<unknown>;
  /** What is in it, as far as somebody has asked for it. */
  readonly members: Map<string, Place>;
}

/** @param values Of the whole form. */
export const placeOf = (value: Signal<unknown>): Place => ({ value, members: new Map() });

/** What is at a path below it. */
export const fieldValue = (place: Place, segments: readonly string[]): ReadonlySignal<unknown> =>
  fold(
    segments,
    ({ value, members }, segment) => {
      const member = members.get(segment) ?? placeOf(signal(valueIn(value.peek(), segment)));
      members.set(segment, member);
      return member;
    },
    place,
  ).value;

/** Within a batch: some fields are written before others. */
export function writeFields({ value, members }: Place, next: unknown): void {
  if (value.peek() === next) return;
  value.value = next;
  for (const [segment, member] of members) writeFields(member, valueIn(next, segment));
}
