/** Where in which table the selection is. */
import type { Node, ResolvedPos } from 'prosemirror-model';
import type { EditorState, Selection } from 'prosemirror-state';
import { around, type Grid, type Rectangle, readGrid, type Slot } from './grid.ts';
import { TableCellMissingError } from './table-errors.ts';

/** Selections of cells are told by what they have: their class comes with the tables' late part. */
type CellsSelection = Selection & { $anchorCell?: ResolvedPos; $headCell?: ResolvedPos };

export interface TablePlace {
  table: Node;
  /** Before the table. */
  pos: number;
  grid: Grid;
  /** What is selected of it: one cell, or all those of a selection of cells. */
  area: Rectangle;
  /** The cell in which the selection begins. */
  anchor: Slot;
  /** The cell in which it ends. */
  head: Slot;
}

/** The innermost table that holds the whole selection; `undefined` outside of tables. */
export function tablePlace({ selection }: EditorState): TablePlace | undefined {
  const { $anchorCell, $headCell } = selection as CellsSelection;
  const anchorPos = $anchorCell?.pos ?? cellBefore(selection.$from);
  const headPos = $headCell?.pos ?? cellBefore(selection.$to);
  if (anchorPos === undefined || headPos === undefined) return undefined;
  const $anchor = selection.$from.doc.resolve(anchorPos);
  const table = $anchor.node(-1);
  const pos = $anchor.before(-1);
  // A selection that reaches out of one table into another is in neither.
  if (headPos < pos || headPos > pos + table.nodeSize) return undefined;
  const grid = gridOf(table);
  const anchor = slotAt(grid, anchorPos - pos - 1);
  const head = slotAt(grid, headPos - pos - 1);
  return { table, pos, grid, area: around(anchor, head), anchor, head };
}

/** Place before the cell that a menu would hang at: cheaper than `tablePlace`, for every key. */
export function selectedCell(selection: Selection): number | undefined {
  return (selection as CellsSelection).$headCell?.pos ?? cellBefore(selection.$head);
}

/** Throws a `TableCellMissingError` for a place that the grid does not have. */
export function slotCovering(grid: Grid, row: number, column: number): Slot {
  const slot = grid.slots.find(
    ({ top, left, bottom, right }) => top <= row && row < bottom && left <= column && column < right,
  );
  if (slot === undefined) throw new TableCellMissingError(row, column, grid);
  return slot;
}

export function isTableCell({ type }: Node): boolean {
  return type.spec.tableRole === 'cell' || type.spec.tableRole === 'header_cell';
}

const grids = new WeakMap<Node, Grid>();

/** Remembered for as long as the table is the same. */
export function gridOf(table: Node): Grid {
  const grid = grids.get(table) ?? readGrid(table);
  grids.set(table, grid);
  return grid;
}

function slotAt(grid: Grid, origin: number): Slot {
  const slot = grid.slots.find((one) => one.origin === origin);
  if (slot === undefined) throw new RangeError(`No table cell stands ${origin} places behind the start of its table.`);
  return slot;
}

function cellBefore($pos: ResolvedPos): number | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    if (isTableCell($pos.node(depth))) return $pos.before(depth);
  }
  return undefined;
}
