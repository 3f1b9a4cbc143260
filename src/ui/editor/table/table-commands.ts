/** What the menu of a table's cell does. Source: spec 003 §2, table cell menu. */

import type { Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { fold } from '../../../base/fold.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { emptyCell, type Grid, type Line, overlaps, type Slot, transposed } from './grid.ts';
import { deleteRows, insertRows, isWhole, mergeArea, moveRows, splitSlot } from './grid-edits.ts';
import { isHeaderRow, withHeaderRows } from './grid-headers.ts';
import { editTableAt, selectCells, tableCommand, withGrid } from './table-edit.ts';
import { TableColumnMissingError, TableRowMissingError } from './table-errors.ts';
import { type TablePlace, tablePlace } from './table-place.ts';

export type Axis = 'row' | 'column';

/** The selected cells as one. Spec 003 §5: several of them, that form a rectangle. */
export const mergeCells: Command = (state, dispatch) => {
  const place = tablePlace(state);
  if (place === undefined || place.anchor === place.head || !isWhole(place.grid, place.area)) return false;
  if (dispatch) {
    const next = mergeArea(place.grid, place.area);
    const merged = next.slots.find(({ top, left }) => top === place.area.top && left === place.area.left) as Slot;
    dispatch(selectCells(withGrid(state, place, next), place, next, merged, merged));
  }
  return true;
};

/** Every selected cell that was merged is taken apart; what is in it stays in its first part. */
export const unmergeCells: Command = tableCommand((grid, { area }) => {
  const merged = grid.slots.filter((slot) => overlaps(slot, area) && spans(slot));
  return merged.length === 0 ? undefined : fold(merged, splitSlot, grid);
});

/** As many lines as are selected, or `count`. */
export function insertLines(axis: Axis, side: 'before' | 'after', count?: number): Command {
  return tableCommand((grid, place) => {
    const { from, to } = linesOf(axis, place.area);
    const at = side === 'before' ? from : to;
    return onAxis(axis, grid, (turned) => {
      const headers = turned.columns.map((_, column) => isHeaderRow(transposed(turned), column, crossing[axis]));
      const makeCell = (column: number) => newCell(headers[column] === true, axis);
      return insertRows(turned, at, count ?? countedLines(axis, place), newLine(axis, turned), makeCell);
    });
  });
}

/** With the last line goes the table. Of one merged cell it is the first of its lines: the cell stays, and shrinks. */
export function deleteLines(axis: Axis): Command {
  return tableCommand((grid, place) => {
    const { from } = linesOf(axis, place.area);
    return onAxis(axis, grid, (turned) => deleteRows(turned, from, from + countedLines(axis, place))) ?? 'gone';
  });
}

export const deleteTable: Command = tableCommand(() => 'gone');

/** Past its neighbour, or past all that merged cells hold together with it. */
export function moveLines(axis: Axis, direction: -1 | 1): Command {
  return tableCommand((grid, { area }) => {
    const { from, to } = linesOf(axis, area);
    return onAxis(axis, grid, (turned) => {
      for (let steps = 1; steps <= turned.rows.length; steps += 1) {
        const moved = moveRows(turned, from, to, direction === -1 ? from - steps : to + steps);
        if (moved) return moved;
      }
      return undefined;
    });
  });
}

/** Makes the selected rows, or columns, headers, or, where they all are, plain ones again. */
export function toggleHeader(axis: Axis): Command {
  return tableCommand((grid, { area }) => {
    const { from, to } = linesOf(axis, area);
    return onAxis(axis, grid, (turned) =>
      withHeaderRows(turned, from, to, scopeOf(axis), !hasHeaders(turned, axis, from, to)),
    );
  });
}

/** Whether all the lines are headers. */
export function areHeaders(axis: Axis, grid: Grid, area: { top: number; left: number; bottom: number; right: number }) {
  const { from, to } = linesOf(axis, area);
  return hasHeaders(axis === 'row' ? grid : transposed(grid), axis, from, to);
}

/** `null` takes the colour away. */
export function setCellBackground(background: string | null): Command {
  return tableCommand((grid, { area }) => {
    const slots = grid.slots.map((slot) => {
      if (!overlaps(slot, area) || slot.cell.attrs.background === background) return slot;
      const { type, attrs, content } = slot.cell;
      return { ...slot, cell: type.create({ ...attrs, background }, content) };
    });
    return slots.every((slot, index) => slot === grid.slots[index]) ? undefined : { ...grid, slots };
  });
}

/** Widths of all columns, or heights of all rows, of the table before which `pos` stands, in CSS pixels. */
export function setSizes(pos: number, axis: Axis, sizes: ReadonlyMap<number, number | null>): Command {
  return editTableAt(pos, (grid) => sized(grid, axis, sizes));
}

/** The same for the selected lines of the table with the selection. */
export function setSelectedSizes(sizes: { column: number | null; row: number | null }): Command {
  return tableCommand((grid, { area }) => {
    const every = (axis: Axis): ReadonlyMap<number, number | null> => {
      const { from, to } = linesOf(axis, area);
      return new Map(Array.from({ length: to - from }, (_, index) => [from + index, sizes[axis]]));
    };
    return sized(sized(grid, 'column', every('column')), 'row', every('row'));
  });
}

/** How many lines are meant by what is selected: by one cell a single one, however many it spans. */
export function countedLines(axis: Axis, { area, anchor, head }: TablePlace): number {
  const { from, to } = linesOf(axis, area);
  return anchor === head ? 1 : to - from;
}

export function linesOf(axis: Axis, area: { top: number; left: number; bottom: number; right: number }) {
  return axis === 'row' ? { from: area.top, to: area.bottom } : { from: area.left, to: area.right };
}

function sized(grid: Grid, axis: Axis, sizes: ReadonlyMap<number, number | null>): Grid {
  const name = axis === 'row' ? 'rows' : 'columns';
  const { columnMinimumWidth, rowMinimumHeight } = editorLimits.table;
  const minimum = axis === 'row' ? rowMinimumHeight : columnMinimumWidth;
  const lines = [...grid[name]];
  for (const [index, size] of sizes) {
    if (lines[index] === undefined) {
      throw axis === 'row' ? new TableRowMissingError(index, grid) : new TableColumnMissingError(index, grid);
    }
    lines[index] = { size: size === null ? null : Math.max(minimum, Math.round(size)) };
  }
  return { ...grid, [name]: lines };
}

/** Does to rows what is written for rows, and to columns the same. */
function onAxis(axis: Axis, grid: Grid, edit: (turned: Grid) => Grid | undefined): Grid | undefined {
  if (axis === 'row') return edit(grid);
  const turned = edit(transposed(grid));
  return turned && transposed(turned);
}

function hasHeaders(turned: Grid, axis: Axis, from: number, to: number): boolean {
  for (let row = from; row < to; row += 1) {
    if (!isHeaderRow(turned, row, scopeOf(axis))) return false;
  }
  return true;
}

/** The cells of a row of headers are each the header of a column. */
function scopeOf(axis: Axis): 'row' | 'col' {
  return axis === 'row' ? 'col' : 'row';
}

/** What a header is of whose line crosses a row, or a column. */
const crossing = { row: 'row', column: 'col' } as const;

function newCell(isHeader: boolean, axis: Axis): Node {
  const { table_cell, table_header } = schema.nodes;
  return isHeader ? emptyCell(table_header, { scope: crossing[axis] }) : emptyCell(table_cell);
}

/** A column among columns with widths has one, too. */
function newLine(axis: Axis, turned: Grid): Line {
  const hasSizes = axis === 'column' && turned.rows.every(({ size }) => size !== null);
  return { size: hasSizes ? editorLimits.table.cellWidth : null };
}

function spans({ top, left, bottom, right }: Slot): boolean {
  return bottom - top > 1 || right - left > 1;
}
