/**
 * A table as a grid: every cell with the rectangle that it covers, read once and written once. The edits of a table are
 * edits of its grid, which is rectangular by its making: what overlaps in a table is cut, what is missing is filled.
 */
import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { indexed } from '../../../base/indexed.ts';

export interface Rectangle {
  top: number;
  left: number;
  /** The first row that is not in it. */
  bottom: number;
  /** The first column that is not in it. */
  right: number;
}

export interface Slot extends Rectangle {
  cell: Node;
  /** Place before the cell, counted from the table's start; `undefined` for a cell that is new. */
  origin: number | undefined;
}

/** A row or a column. */
export interface Line {
  /** Height or width in CSS pixels; `null` where none was set. */
  size: number | null;
}

export interface Grid {
  rows: readonly Line[];
  columns: readonly Line[];
  slots: readonly Slot[];
}

/** As browsers lay tables out. Cells that would overlap are cut; places without a cell get an empty one. */
export function readGrid(table: Node): Grid {
  const rows: Line[] = [];
  const slots: Slot[] = [];
  const widths: (number | null)[] = [];
  const taken: boolean[][] = Array.from({ length: table.childCount }, () => []);

  table.forEach((row, rowOffset, top) => {
    const line = taken[top] as boolean[];
    let left = 0;
    rows.push({ size: row.attrs.height });
    row.forEach((cell, cellOffset) => {
      const { colspan, rowspan, colwidth } = cell.attrs;
      while (line[left]) left += 1;
      let right = left + 1;
      while (right < left + colspan && !line[right]) right += 1;
      const bottom = Math.min(top + Math.max(rowspan, 1), table.childCount);
      const slot = { cell, origin: rowOffset + 1 + cellOffset, top, left, bottom, right };
      occupy(taken, slot);
      slots.push(slot);
      for (let column = left; column < right; column += 1) widths[column] ??= colwidth?.[column - left] || null;
      left = right;
    });
  });

  const width = Math.max(1, widths.length);
  for (const [top, line] of indexed(taken)) {
    for (let left = 0; left < width; left += 1) {
      if (!line[left]) slots.push(newSlot(emptyCell(table.type.schema.nodes.table_cell as NodeType), top, left));
    }
  }
  return { rows, columns: Array.from({ length: width }, (_, index) => ({ size: widths[index] ?? null })), slots };
}

/** The table of a grid; the very same nodes wherever nothing changed. */
export function writeGrid(table: Node, grid: Grid): Node {
  const lines: Slot[][] = grid.rows.map(() => []);
  for (const slot of grid.slots) lines[slot.top]?.push(slot);
  const before = new Map<Node | null, Node>();
  table.forEach((row) => {
    before.set(row.firstChild, row);
  });
  const rows = grid.rows.map(({ size }, index) => {
    const cells = (lines[index] as Slot[])
      .sort((one, other) => one.left - other.left)
      .map((slot) => cellOf(grid, slot));
    const own = before.get(cells[0] ?? null);
    const isSame = own?.attrs.height === size && consistsOf(own, cells);
    return isSame ? own : (table.type.schema.nodes.table_row as NodeType).create({ height: size }, cells);
  });
  return consistsOf(table, rows) ? table : table.copy(Fragment.from(rows));
}

/** Where the slots of a grid came to stand in the table that was written of it, counted from the table's start. */
export function slotOffsets(grid: Grid): Map<Slot, number> {
  const offsets = new Map<Slot, number>();
  const ordered = [...grid.slots].sort((one, other) => one.top - other.top || one.left - other.left);
  let row = 0;
  let offset = 1;
  for (const slot of ordered) {
    offset += (slot.top - row) * 2;
    row = slot.top;
    offsets.set(slot, offset);
    offset += slot.cell.nodeSize;
  }
  return offsets;
}

export function emptyCell(type: NodeType, attributes: Record<string, unknown> = {}): Node {
  return type.createAndFill(attributes) as Node;
}

export function newSlot(cell: Node, top: number, left: number): Slot {
  return { cell, origin: undefined, top, left, bottom: top + 1, right: left + 1 };
}

/** Rows as columns and columns as rows, so that what is done to the one is written once. */
export function transposed({ rows, columns, slots }: Grid): Grid {
  return {
    rows: columns,
    columns: rows,
    slots: slots.map((slot) => ({ ...slot, top: slot.left, left: slot.top, bottom: slot.right, right: slot.bottom })),
  };
}

export function overlaps(slot: Rectangle, area: Rectangle): boolean {
  return slot.top < area.bottom && slot.bottom > area.top && slot.left < area.right && slot.right > area.left;
}

export function isWithin(slot: Rectangle, area: Rectangle): boolean {
  return slot.top >= area.top && slot.bottom <= area.bottom && slot.left >= area.left && slot.right <= area.right;
}

/** The smallest rectangle around both. */
export function around(one: Rectangle, other: Rectangle): Rectangle {
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  };
}

function cellOf({ columns }: Grid, { cell, top, left, bottom, right }: Slot): Node {
  const widths = columns.slice(left, right).map(({ size }) => size ?? 0);
  const colwidth = widths.every((width) => width === 0) ? null : widths;
  const { attrs } = cell;
  const isSame =
    attrs.colspan === right - left && attrs.rowspan === bottom - top && sameWidths(attrs.colwidth, colwidth);
  if (isSame) return cell;
  return cell.type.create({ ...attrs, colspan: right - left, rowspan: bottom - top, colwidth }, cell.content);
}

function sameWidths(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return String(one) === String(other);
}

function occupy(taken: boolean[][], { top, left, bottom, right }: Rectangle) {
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) (taken[row] as boolean[])[column] = true;
  }
}

function consistsOf(parent: Node, nodes: readonly Node[]): boolean {
  return parent.childCount === nodes.length && nodes.every((node, index) => parent.child(index) === node);
}
