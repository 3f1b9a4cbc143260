/** Rows of headers in a grid; columns of headers are those of the transposed one. */
import type { Grid, Slot } from './grid.ts';
import { asHeader, asPlain } from './grid-edits.ts';

type Scope = 'row' | 'col';

/**
 * Whether every cell of the row is a header of `scope`, or of row and column. In a grid as it stands a row's headers are
 * those of columns: `col`; in a transposed one `row`.
 */
export function isHeaderRow(grid: Grid, row: number, scope: Scope): boolean {
  return covering(grid, row).every(({ cell }) => isHeaderOf(cell, scope));
}

export function withHeaderRows(grid: Grid, from: number, to: number, scope: Scope, isOn: boolean): Grid {
  const other: Scope = scope === 'col' ? 'row' : 'col';
  const slots = grid.slots.map((slot) => {
    if (slot.top >= to || slot.bottom <= from) return slot;
    const { cell } = slot;
    const isOther = isHeader(cell) && cell.attrs.scope === other;
    if (isOn) return { ...slot, cell: isOther ? asHeader(cell, null) : isHeader(cell) ? cell : asHeader(cell, scope) };
    if (isOther) return slot;
    const staysHeader = isHeader(cell) && cell.attrs.scope === null && crossesHeaders(grid, slot, from, to, other);
    return { ...slot, cell: staysHeader ? asHeader(cell, other) : asPlain(cell) };
  });
  return { ...grid, slots };
}

/** Whether the other cells in its column are headers of their rows. */
function crossesHeaders({ slots }: Grid, slot: Slot, from: number, to: number, scope: Scope): boolean {
  const others = slots.filter(
    ({ left, right, top, bottom }) => left < slot.right && right > slot.left && (top >= to || bottom <= from),
  );
  return others.length > 0 && others.every(({ cell }) => isHeaderOf(cell, scope));
}

function covering({ slots }: Grid, row: number): Slot[] {
  return slots.filter(({ top, bottom }) => top <= row && row < bottom);
}

function isHeader({ type }: Slot['cell']): boolean {
  return type.spec.tableRole === 'header_cell';
}

function isHeaderOf(cell: Slot['cell'], scope: Scope): boolean {
  return isHeader(cell) && cell.attrs.scope !== (scope === 'col' ? 'row' : 'col');
}
