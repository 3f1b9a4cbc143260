/** What can be done to the rows and cells of a grid. For columns: the same on the transposed grid. */

import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { fold } from '../../../base/fold.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';
import {
  emptyCell,
  type Grid,
  isWithin,
  type Line,
  newSlot,
  overlaps,
  type Rectangle,
  type Slot,
  transposed,
} from './grid.ts';

const { table_cell, table_header, paragraph } = schema.nodes;

/** The cell of a new line where it crosses the one with this index. */
type MakeCell = (crossing: number) => Node;

/** Puts `count` empty rows before the one at `at`, or at the end; cells that reach across it grow. */
export function insertRows(grid: Grid, at: number, count: number, line: Line, makeCell: MakeCell): Grid {
  const slots = grid.slots.map((slot) => {
    if (slot.top >= at) return { ...slot, top: slot.top + count, bottom: slot.bottom + count };
    return slot.bottom > at ? { ...slot, bottom: slot.bottom + count } : slot;
  });
  const crossed = new Set(slots.filter(({ top, bottom }) => top < at && bottom > at).flatMap(columnsOf));
  const added: Slot[] = [];
  for (let row = at; row < at + count; row += 1) {
    for (let column = 0; column < grid.columns.length; column += 1) {
      if (!crossed.has(column)) added.push(newSlot(makeCell(column), row, column));
    }
  }
  const lines = Array.from({ length: count }, () => line);
  return { ...grid, rows: grid.rows.toSpliced(at, 0, ...lines), slots: [...slots, ...added] };
}

/** `undefined` when no row is left. Cells that reach across shrink and keep what is in them. */
export function deleteRows(grid: Grid, from: number, to: number): Grid | undefined {
  if (to - from >= grid.rows.length) return undefined;
  const moved = (line: number) => (line <= from ? line : Math.max(from, line - (to - from)));
  const slots = grid.slots
    .map((slot) => ({ ...slot, top: moved(slot.top), bottom: moved(slot.bottom) }))
    .filter(({ top, bottom }) => top < bottom);
  return { ...grid, rows: grid.rows.toSpliced(from, to - from), slots };
}

/** Puts the rows before the one at `target`; `undefined` where a cell would be torn, or nothing would move. */
export function moveRows(grid: Grid, from: number, to: number, target: number): Grid | undefined {
  const isMove = target >= 0 && target <= grid.rows.length && (target < from || target > to);
  const isTorn = grid.slots.some(({ top, bottom }) => [from, to, target].some((line) => top < line && bottom > line));
  if (!isMove || isTorn) return undefined;
  const order = [...grid.rows.keys()];
  const block = order.splice(from, to - from);
  order.splice(target > from ? target - block.length : target, 0, ...block);
  const slots = grid.slots.map((slot) => {
    const top = order.indexOf(slot.top);
    return { ...slot, top, bottom: top + slot.bottom - slot.top };
  });
  return { ...grid, rows: order.map((row) => grid.rows[row] as Line), slots };
}

/** Whether no cell reaches out of the area. */
export function isWhole(grid: Grid, area: Rectangle): boolean {
  return grid.slots.every((slot) => !overlaps(slot, area) || isWithin(slot, area));
}

/** Makes one cell of all in the area, which has to be whole: the first one, with what is in the others behind its own. */
export function mergeArea(grid: Grid, area: Rectangle): Grid {
  const inside = grid.slots.filter((slot) => isWithin(slot, area)).sort(byPlace);
  const first = inside[0] as Slot;
  const full = inside.filter(({ cell }) => !isEmptyCell(cell));
  const content = fold(full, (joined, { cell }) => joined.append(cell.content), Fragment.empty);
  const cell = first.cell.copy(full.length === 0 ? first.cell.content : content);
  const outside = grid.slots.filter((slot) => !inside.includes(slot));
  return { ...grid, slots: [...outside, { ...area, cell, origin: first.origin }] };
}

/** One cell for each place that it covers; what is in it stays in the first. */
export function splitSlot(grid: Grid, slot: Slot): Grid {
  const parts: Slot[] = [];
  for (let row = slot.top; row < slot.bottom; row += 1) {
    for (let column = slot.left; column < slot.right; column += 1) {
      const { type, attrs } = slot.cell;
      parts.push(newSlot(emptyCell(type, { ...attrs, colspan: 1, rowspan: 1, colwidth: null }), row, column));
    }
  }
  const first = { ...(parts[0] as Slot), cell: slot.cell, origin: slot.origin };
  return { ...grid, slots: [...grid.slots.filter((one) => one !== slot), first, ...parts.slice(1)] };
}

/** Puts the cells of another grid over those that are there, whatever they reach over; the grid grows as it must. */
export function putCells(grid: Grid, put: Grid, top: number, left: number): Grid {
  const area = { top, left, bottom: top + put.rows.length, right: left + put.columns.length };
  let next = grown(grid, area.bottom - grid.rows.length, null);
  const width = grid.columns.every(({ size }) => size !== null) ? editorLimits.table.cellWidth : null;
  next = transposed(grown(transposed(next), area.right - grid.columns.length, width));
  for (const slot of next.slots) {
    if (overlaps(slot, area) && !isWithin(slot, area)) next = splitSlot(next, slot);
  }
  const around = next.slots.filter((slot) => !overlaps(slot, area));
  const moved = put.slots.map(({ cell, ...slot }) => ({
    cell,
    origin: undefined,
    top: slot.top + top,
    bottom: slot.bottom + top,
    left: slot.left + left,
    right: slot.right + left,
  }));
  return { ...next, slots: [...around, ...moved] };
}

/** The cells again and again, until they fill an area that is a multiple of theirs. */
export function repeated(grid: Grid, area: Rectangle): Grid {
  const down = Math.max(1, (area.bottom - area.top) / grid.rows.length);
  const across = Math.max(1, (area.right - area.left) / grid.columns.length);
  if (!Number.isInteger(down) || !Number.isInteger(across)) return grid;
  return transposed(repeatedDown(transposed(repeatedDown(grid, down)), across));
}

export function isEmptyCell({ content }: Node): boolean {
  return content.childCount === 1 && content.firstChild?.type === paragraph && content.firstChild.content.size === 0;
}

/** The same cell as a header or a plain one. */
export function asHeader(cell: Node, scope: 'row' | 'col' | null): Node {
  const isSame = cell.type === table_header && cell.attrs.scope === scope;
  return isSame ? cell : retyped(cell, table_header, { scope });
}

export function asPlain(cell: Node): Node {
  return cell.type === table_cell ? cell : retyped(cell, table_cell);
}

function retyped({ attrs, content }: Node, type: NodeType, more = {}): Node {
  const { colspan, rowspan, colwidth, background } = attrs;
  return type.create({ colspan, rowspan, colwidth, background, ...more }, content);
}

function grown(grid: Grid, count: number, size: number | null): Grid {
  if (count <= 0) return grid;
  return insertRows(grid, grid.rows.length, count, { size }, () => emptyCell(table_cell));
}

function repeatedDown({ rows, columns, slots }: Grid, times: number): Grid {
  const copies = Array.from({ length: times }, (_, index) => index * rows.length);
  return {
    rows: copies.flatMap(() => rows),
    columns,
    slots: copies.flatMap((offset) =>
      slots.map((slot) => ({ ...slot, top: slot.top + offset, bottom: slot.bottom + offset })),
    ),
  };
}

function columnsOf({ left, right }: Slot): number[] {
  return Array.from({ length: right - left }, (_, index) => left + index);
}

function byPlace(one: Slot, other: Slot): number {
  return one.top - other.top || one.left - other.left;
}
