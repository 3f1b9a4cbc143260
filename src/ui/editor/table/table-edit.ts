/** From an edit of a grid to a command. */
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { changeTable } from './change-table.ts';
import { type Grid, type Slot, slotOffsets, writeGrid } from './grid.ts';
import { gridOf, type TablePlace, tablePlace } from './table-place.ts';

/** Another grid; `undefined` where the edit does not apply, `gone` where no table is left. */
export type GridEdit = (grid: Grid, place: TablePlace) => Grid | 'gone' | undefined;

/** An edit of the table with the selection, which stays on what it was on. */
export function tableCommand(edit: GridEdit): Command {
  return (state, dispatch) => {
    const place = tablePlace(state);
    const next = place && edit(place.grid, place);
    if (place === undefined || next === undefined) return false;
    if (dispatch) dispatch(next === 'gone' ? withoutTable(state, place) : withGrid(state, place, next));
    return true;
  };
}

/** An edit of the table before which `pos` stands, wherever the selection is. */
export function editTableAt(pos: number, edit: (grid: Grid) => Grid): Command {
  return (state, dispatch) => {
    const table = state.doc.nodeAt(pos);
    if (table?.type.spec.tableRole !== 'table') return false;
    const { tr } = state;
    changeTable(tr, pos, table, writeGrid(table, edit(gridOf(table))));
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** The selection of all cells between two. */
export function selectCells(tr: Transaction, { pos }: TablePlace, next: Grid, from: Slot, to: Slot): Transaction {
  const offsets = slotOffsets(next);
  const anchor = pos + 1 + (offsets.get(from) as number);
  const head = pos + 1 + (offsets.get(to) as number);
  return tr.setSelection(CellSelection.create(tr.doc, anchor, head));
}

export function withGrid(state: EditorState, place: TablePlace, next: Grid): Transaction {
  const { tr, selection } = state;
  const { pos, table, anchor, head, area } = place;
  changeTable(tr, pos, table, writeGrid(table, next));
  const offsets = slotOffsets(next);
  const placeNow = (slot: Slot) => {
    const same = next.slots.find(({ origin }) => origin !== undefined && origin === slot.origin);
    return same && pos + 1 + (offsets.get(same) as number);
  };
  const anchorNow = placeNow(anchor);
  const headNow = placeNow(head);
  if (selection instanceof CellSelection && anchorNow !== undefined && headNow !== undefined) {
    return tr.setSelection(CellSelection.create(tr.doc, anchorNow, headNow));
  }
  if (!(selection instanceof CellSelection) && anchorNow !== undefined && headNow !== undefined) {
    const before = pos + 1 + (anchor.origin as number);
    const beforeHead = pos + 1 + (head.origin as number);
    return tr.setSelection(
      textBetween(tr.doc, anchorNow + selection.from - before, headNow + selection.to - beforeHead),
    );
  }
  // The cell is gone: to the one that has taken its place.
  const row = Math.min(area.top, next.rows.length - 1);
  const column = Math.min(area.left, next.columns.length - 1);
  const nearest = next.slots.find(
    (slot) => slot.top <= row && row < slot.bottom && slot.left <= column && column < slot.right,
  );
  return tr.setSelection(Selection.near(tr.doc.resolve(pos + 2 + (offsets.get(nearest as Slot) as number))));
}

function withoutTable({ tr }: EditorState, { pos, table }: TablePlace): Transaction {
  return tr.delete(pos, pos + table.nodeSize).scrollIntoView();
}

function textBetween(doc: Node, from: number, to: number): Selection {
  return TextSelection.between(doc.resolve(from), doc.resolve(to));
}
