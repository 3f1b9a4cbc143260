/** Which rows of a long list are rendered. Rows have the heights that the list's sheet gives them. */
import type { Option } from '../option.ts';

export interface ChoiceRow {
  /** Of the option in the list; `undefined` for a heading. */
  index?: number;
  option?: Option;
  group: string | undefined;
}

/** CSS pixels. */
export interface RowHeights {
  option: number;
  /** With a description, or the reason why it is disabled. */
  described: number;
  heading: number;
}

export const fineHeights: RowHeights = { option: 32, described: 48, heading: 28 };
export const coarseHeights: RowHeights = { option: 40, described: 56, heading: 32 };

/** Past this many options only those in view are rendered. */
export const renderedAtOnce = 200;
/** CSS pixels above and below the view that are rendered as well. */
const overscan = 320;

/** Options with the headings of their groups between them. */
export function choiceRows(options: readonly Option[]): ChoiceRow[] {
  let group: string | undefined;
  return options.flatMap((option, index) => {
    const row: ChoiceRow = { index, option, group: option.group };
    const isNew = option.group !== group;
    group = option.group;
    return isNew && group !== undefined ? [{ group }, row] : [row];
  });
}

/** Where each row begins, and at the end where the last one ends. */
export function rowOffsets(rows: readonly ChoiceRow[], heights: RowHeights): number[] {
  let at = 0;
  const offsets = rows.map((row) => {
    const begin = at;
    at += rowHeight(row, heights);
    return begin;
  });
  return [...offsets, at];
}

function rowHeight({ option }: ChoiceRow, heights: RowHeights): number {
  if (option === undefined) return heights.heading;
  return secondLine(option) === undefined ? heights.option : heights.described;
}

export function secondLine(option: Option): string | undefined {
  return option.disabledReason ?? option.description;
}

/** The first row to render and the one after the last. */
export function rowsInView(offsets: readonly number[], top: number, height: number): [number, number] {
  const count = offsets.length - 1;
  if (count <= renderedAtOnce) return [0, count];
  return [rowAt(offsets, top - overscan), Math.min(count, rowAt(offsets, top + height + overscan) + 1)];
}

function rowAt(offsets: readonly number[], place: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** How far to scroll so that an option is in view, together with the heading right above it. */
export function scrollToReveal(
  rows: readonly ChoiceRow[],
  offsets: readonly number[],
  index: number,
  top: number,
  height: number,
): number {
  const row = rows.findIndex((one) => one.index === index);
  if (row < 0) return top;
  const first = rows[row - 1]?.option === undefined && row > 0 ? row - 1 : row;
  const begin = offsets[first] ?? 0;
  const end = offsets[row + 1] ?? begin;
  if (begin < top) return begin;
  return end > top + height ? end - height : top;
}
