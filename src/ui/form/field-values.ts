/**
 * The values of a form's fields as signals of their own. What changes is looked for from the top, and only what has become
 * another value is written: a key in one row of hundreds wakes nobody who reads the others.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { rowKey } from '../../base/form-rules.ts';
import { hasSamePlaces, isList, valueAt } from './form-path.ts';

interface Place {
  readonly value: Signal<unknown>;
  /** What is in it, as far as somebody has asked for it. */
  readonly members: Map<string, Place>;
}

export interface FieldValues {
  at(segments: readonly string[]): ReadonlySignal<unknown>;
  /** Within a batch: some fields are written before others. */
  become(values: unknown): void;
}

export function createFieldValues(initial: unknown): FieldValues {
  const whole = placeOf(initial);
  return {
    at(segments) {
      let place = whole;
      for (const segment of segments) {
        const member = place.members.get(segment) ?? placeOf(valueAt(place.value.peek(), [segment]));
        place.members.set(segment, member);
        place = member;
      }
      return place.value;
    },
    become: (values) => write(whole, values),
  };
}

const placeOf = (value: unknown): Place => ({ value: signal(value), members: new Map() });

function write({ value, members }: Place, next: unknown): void {
  const previous = value.peek();
  if (Object.is(previous, next)) return;
  value.value = next;
  if (members.size === 0) return;
  if (isList(previous) && isList(next) && hasSamePlaces(previous, next)) writeChanged(members, previous, next);
  else for (const [segment, member] of members) write(member, valueAt(next, [segment]));
}

/** There are more rows than have become others. */
function writeChanged(members: Place['members'], previous: readonly unknown[], next: readonly unknown[]): void {
  for (let index = 0; index < next.length; index += 1) {
    const row = next[index];
    if (row === previous[index]) continue;
    for (const key of [rowKey(row, index), String(index)]) {
      const member = members.get(key);
      if (member) write(member, valueAt(next, [key]));
    }
  }
}
