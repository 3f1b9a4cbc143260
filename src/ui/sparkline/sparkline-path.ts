/** The shape of a series of readings in a box that is 100 wide and 100 high. */
import { indexed } from '../../base/indexed.ts';

export type Readings = readonly (number | null)[];

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface SparklinePath {
  /** A stroke for each run without a gap. */
  readonly line: string;
  /** The same, closed down to the ground. */
  readonly area: string;
  /** Where the last reading lies; undefined where nothing was read. */
  readonly last: { readonly x: number; readonly y: number } | undefined;
}

/** Of a value, below which a difference is no news: without it a fan that trembles would look like one that fails. */
const leastSpan = 0.1;

/** What there is to see: the range of what was read, unless it is so narrow that it says nothing. */
export function rangeOf(values: Readings): Range | undefined {
  const read = values.filter((value) => value !== null);
  if (read.length === 0) return undefined;
  const [least, most] = [Math.min(...read), Math.max(...read)];
  const missing = Math.max(Math.abs(least), Math.abs(most), 1) * leastSpan - (most - least);
  return missing > 0 ? { least: least - missing / 2, most: most + missing / 2 } : { least, most };
}

export function sparklinePath(values: Readings, range: Range | undefined = rangeOf(values)): SparklinePath {
  const runs: { x: number; y: number }[][] = [];
  let isInGap = true;
  for (const [index, value] of indexed(values)) {
    if (value === null || range === undefined) {
      isInGap = true;
      continue;
    }
    if (isInGap) runs.push([]);
    isInGap = false;
    runs.at(-1)?.push({ x: placeOf(index, values.length), y: heightOf(value, range) });
  }
  const lines = runs.map((run) => run.map(({ x, y }) => `${x} ${y}`).join('L'));
  return {
    // One reading between two gaps is a dot, which a stroke with round ends draws of no length.
    line: lines.map((line) => (line.includes('L') ? `M${line}` : `M${line}h0`)).join(''),
    area: runs
      .filter(({ length }) => length > 1)
      .map((run) => `M${run[0]?.x} 100L${run.map(({ x, y }) => `${x} ${y}`).join('L')}L${run.at(-1)?.x} 100Z`)
      .join(''),
    last: runs.at(-1)?.at(-1),
  };
}

const placeOf = (index: number, count: number) => rounded(count === 1 ? 100 : (index / (count - 1)) * 100);

function heightOf(value: number, { least, most }: Range): number {
  const share = most > least ? (value - least) / (most - least) : 0.5;
  return rounded(100 - Math.min(1, Math.max(0, share)) * 100);
}

const rounded = (number: number) => Math.round(number * 100) / 100;
