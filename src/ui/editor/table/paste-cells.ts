/** What is pasted into tables, and tables that are pasted where there may be none. */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { Transform } from 'prosemirror-transform';
import { schema } from '../schema/schema.ts';
import { type Grid, overlaps, type Slot } from './grid.ts';
import { putCells, repeated } from './grid-edits.ts';
import { selectCells, withGrid } from './table-edit.ts';
import { gridOf, isTableCell, tablePlace } from './table-place.ts';

const { table, table_row, table_cell } = schema.nodes;

/**
 * Cells go over cells, from the selected one on, as often as they fit into those that are selected; a single one, and
 * anything else, into each of the selected cells. Does not apply at a caret, unless cells are pasted.
 */
export function pasteIntoTable(slice: Slice): Command {
  return (state, dispatch) => {
    const place = tablePlace(state);
    const areCellsSelected = state.selection instanceof CellSelection;
    const pasted = cellsOf(slice);
    if (place === undefined || slice.size === 0 || (pasted === undefined && !areCellsSelected)) return false;
    if (!dispatch) return true;
    const { grid, area } = place;
    const content = contentOf(slice, pasted);
    if (content) {
      const next = { ...grid, slots: grid.slots.map((slot) => (overlaps(slot, area) ? filled(slot, content) : slot)) };
      dispatch(withGrid(state, place, next).scrollIntoView());
      return true;
    }
    const put = areCellsSelected ? repeated(pasted as Grid, area) : (pasted as Grid);
    const next = putCells(grid, put, area.top, area.left);
    const at = (row: number, column: number) =>
      next.slots.find(({ top, left, bottom, right }) => top <= row && row < bottom && left <= column && column < right);
    const first = at(area.top, area.left) as Slot;
    const last = at(area.top + put.rows.length - 1, area.left + put.columns.length - 1) as Slot;
    dispatch(selectCells(withGrid(state, place, next), place, next, first, last).scrollIntoView());
    return true;
  };
}

/** What was in tables, without them. */
export function withoutTables(slice: Slice): Slice {
  if (!holdsTable(slice.content)) return slice;
  return Slice.maxOpen(flattened(slice.content));
}

/** The grid of a slice that is nothing but one table, or rows or cells of one. */
function cellsOf({ content }: Slice): Grid | undefined {
  const nodes = Array.from({ length: content.childCount }, (_, index) => content.child(index));
  const [first] = nodes;
  if (first?.type === table) return nodes.length === 1 ? gridOf(first) : undefined;
  if (first?.type === table_row) return gridOf(table.create(null, content));
  return first && isTableCell(first) ? gridOf(table.create(null, table_row.create(null, content))) : undefined;
}

/** What fills each of several cells: text, or what is in a single cell. */
function contentOf(slice: Slice, pasted: Grid | undefined): Fragment | undefined {
  const [single, ...rest] = pasted?.slots ?? [];
  if (single) return rest.length === 0 ? single.cell.content : undefined;
  const cell = table_cell.createAndFill() as Node;
  return new Transform(cell).replace(0, cell.content.size, slice).doc.content;
}

function filled(slot: Slot, content: Fragment): Slot {
  return { ...slot, cell: slot.cell.copy(content) };
}

function holdsTable(content: Fragment): boolean {
  let isFound = false;
  content.descendants((node) => {
    isFound ||= node.type.spec.tableRole !== undefined;
    return !isFound;
  });
  return isFound;
}

function flattened(content: Fragment): Fragment {
  let flat = Fragment.empty;
  content.forEach((node) => {
    if (node.type.spec.tableRole !== undefined) flat = flat.append(flattened(node.content));
    else flat = flat.addToEnd(node.isTextblock ? node : node.copy(flattened(node.content)));
  });
  return flat;
}
