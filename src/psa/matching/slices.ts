/** Work that can be interrupted: each step yields how much of it is done, from 0 to 1, every few milliseconds. */
import { indexed } from '../../base/indexed.ts';

/** @typeParam Result What is there in the end */
export type Slices<Result = void> = Generator<number, Result>;

/** Visits so many items at a time. */
export function* eachInSlices<Item>(
  items: readonly Item[],
  atOnce: number,
  visit: (item: Item, at: number) => void,
): Slices {
  for (const [at, item] of indexed(items)) {
    visit(item, at);
    if (at % atOnce === atOnce - 1) yield (at + 1) / items.length;
  }
  yield 1;
}

/** All of it at once. */
export function wholeOf<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** A step as a part of a longer work: from so much of it to so much. */
export function* asPart<Result>(slices: Slices<Result>, from: number, to: number): Slices<Result> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    yield from + slice.value * (to - from);
  }
}
