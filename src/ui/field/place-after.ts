/**
 * Where a place in a text is in the text that was made of it: what is alike at both ends tells what became another, and
 * a place within that stays as far from its beginning as it was.
 */
export function placeAfter(before: string, after: string, place: number): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return movedPlace(place, { start, before: before.length - end, after: after.length - end });
}

/** What was between `start` and `before` is between `start` and `after` now. */
export interface ChangedRange {
  start: number;
  before: number;
  after: number;
}

export function movedPlace(place: number, { start, before, after }: ChangedRange): number {
  if (place <= start) return place;
  return place >= before ? place + after - before : Math.min(place, after);
}
