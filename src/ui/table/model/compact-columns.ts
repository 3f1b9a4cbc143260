/** Which columns a narrow table shows: its rows have two lines, the first column above, what matters most below. */
import type { TableColumn } from '../table-types.ts';

/** Pixels of a table below which columns side by side would be cut, or scrolled for. */
export const compactBelow = 560;
/** Pixels that a column needs in the lower line, and how many there are at most. */
const leastLower = 112;
const mostLower = 4;

/** How many columns the lower line takes. */
export function lowerCount(room: number): number {
  return Math.min(Math.max(Math.floor(room / leastLower), 1), mostLower);
}

/** The first column and those that matter most of the others, in their order. */
export function mostImportant<Shown extends { column: Pick<TableColumn<never>, 'priority'> }>(
  shown: readonly Shown[],
  count: number,
): readonly Shown[] {
  const [first, ...others] = shown;
  if (!first) return [];
  const ranked = others
    .map((one, place) => ({ one, place, priority: one.column.priority ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.priority === b.priority ? a.place - b.place : a.priority - b.priority));
  const chosen = new Set(ranked.slice(0, count).map(({ one }) => one));
  return [first, ...others.filter((one) => chosen.has(one))];
}
