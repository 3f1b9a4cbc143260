/**
 * Cuts two long texts at lines that each of them has once, in the same order (as a patience diff does), so that only
 * the short pieces between those are left to be compared.
 */
export interface Piece {
  removed: readonly string[];
  added: readonly string[];
  /** The line after it, which both have; `undefined` after the last. */
  anchor: string | undefined;
}

export function piecesBetweenAnchors(old: readonly string[], now: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let oldAt = 0;
  let nowAt = 0;
  for (const [oldIndex, nowIndex] of anchors(old, now)) {
    pieces.push({ removed: old.slice(oldAt, oldIndex), added: now.slice(nowAt, nowIndex), anchor: old[oldIndex] });
    oldAt = oldIndex + 1;
    nowAt = nowIndex + 1;
  }
  return [...pieces, { removed: old.slice(oldAt), added: now.slice(nowAt), anchor: undefined }];
}

type Pair = [oldIndex: number, nowIndex: number];

function anchors(old: readonly string[], now: readonly string[]): Pair[] {
  const places = uniqueLines(now);
  const common: Pair[] = [];
  for (const [line, oldIndex] of uniqueLines(old)) {
    const nowIndex = places.get(line);
    if (nowIndex !== undefined) common.push([oldIndex, nowIndex]);
  }
  return longestRise(common);
}

/** In the order in which they stand. */
function uniqueLines(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  lines.forEach((line, at) => {
    if (places.has(line)) repeated.add(line);
    else places.set(line, at);
  });
  for (const line of repeated) places.delete(line);
  return places;
}

/** The most pairs whose second numbers rise, too. */
function longestRise(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before: number[] = [];
  pairs.forEach(([, place], at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as Pair)[1] < place) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = at;
  });
  const rise: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) rise.push(pairs[at] as Pair);
  return rise.reverse();
}
