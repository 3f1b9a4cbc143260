/** Widths of columns, as the cells of a table keep them. Apart from the grid, because the first sight needs them. */
import type { Node } from 'prosemirror-model';

/** CSS pixels of each column by the first row, whose cells stand in every one; `null` where none is known. */
export function columnWidths(table: Node): (number | null)[] {
  const widths: (number | null)[] = [];
  table.firstChild?.forEach(({ attrs: { colspan, colwidth } }) => {
    for (let index = 0; index < colspan; index += 1) widths.push(colwidth?.[index] || null);
  });
  return widths;
}

/** The same, where every column has one and every cell says so: then nothing is lost or made up by writing them once. */
export function writtenWidths(table: Node): number[] | undefined {
  const widths = columnWidths(table);
  if (widths.length === 0 || widths.includes(null)) return undefined;
  let isKnown = true;
  table.descendants((node) => {
    if (node.type.spec.tableRole === 'row') return true;
    const { colspan, colwidth } = node.attrs;
    isKnown &&= colwidth !== null && colwidth.length === colspan && !colwidth.includes(0);
    return false;
  });
  return isKnown ? (widths as number[]) : undefined;
}
