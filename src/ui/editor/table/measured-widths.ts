import { fold } from '../../../base/fold.ts';
import { indexed } from '../../../base/indexed.ts';
import type { Grid, Slot } from './grid.ts';

/** CSS pixels of each column: what is set, else what is seen, so that the first drag changes one column and no other. */
export function measuredWidths(grid: Grid, table: HTMLTableElement): number[] {
  const widths = grid.columns.map(({ size }) => size);
  const cells = cellElements(grid, table);
  // The narrowest first: what spans several columns only tells of those that nothing else tells of.
  for (const [slot, cell] of [...cells].sort(([one], [other]) => one.right - one.left - (other.right - other.left))) {
    const own = widths.slice(slot.left, slot.right);
    const unknown = own.filter((width) => width === null).length;
    if (unknown === 0) continue;
    const rest = cell.getBoundingClientRect().width - fold(own, (sum, width) => sum + (width ?? 0), 0);
    for (let column = slot.left; column < slot.right; column += 1) widths[column] ??= Math.round(rest / unknown);
  }
  return widths.map((width) => width ?? 0);
}

function cellElements({ slots }: Grid, table: HTMLTableElement): Map<Slot, HTMLElement> {
  const found = new Map<Slot, HTMLElement>();
  for (const [row, { cells }] of indexed(table.rows)) {
    const own = slots.filter(({ top, origin }) => top === row && origin !== undefined);
    own.sort((one, other) => one.left - other.left);
    for (const [index, slot] of indexed(own)) {
      const cell = cells[index];
      if (cell) found.set(slot, cell);
    }
  }
  return found;
}
