/** Where the keyboard is in a table, header included, and what its commands do. No DOM: views focus what `active` names. */

import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import { createRowWindow, type RowWindow } from '../../../row-window/row-window.ts';
import type { GridTable, SelectionModel } from '../../table-model-types.ts';
import type { CursorCommand, GridSides, TableCell } from './cursor-types.ts';
import { createLateRowSearch } from './late-row-search.ts';
import { placeNear } from './place-near.ts';

export type { CursorCommand, GridSides, TableCell };

interface Shape {
  window: Pick<RowWindow, keyof RowWindow & string>;
  /** Where it is as far as rows and columns reach. */
  active: ReadonlySignal<TableCell>;
  columnCount: ReadonlySignal<number>;
  /** Rises when the active cell is to take the focus. */
  focusRequests: ReadonlySignal<number>;
  run(command: CursorCommand): void;
  /** Letters go to the row that begins with them; a blank is one of them while somebody types. */
  isTyping(): boolean;
  /** A press on a cell of a row: makes it active, and selects as the modifier keys say. */
  press(cell: TableCell, modifiers: { shift: boolean; toggle: boolean }): void;
  /** The focus came to a cell, or to a control in it, by itself: pointer, script, a screen reader's own cursor. */
  focused(cell: TableCell, isInside: boolean): void;
  /** The focus went elsewhere. */
  left(): void;
  /** By how many places the row with the focus, and those around it, were moved by rows that came or went. */
  shifted: ReadonlySignal<{ readonly by: number }>;
  goTo(cell: TableCell): void;
  requestFocus(): void;
}
export type TableCursor = Model<Shape>;

export function createTableCursor<Row>(
  table: GridTable<Row>,
  rowHeight: ReadonlySignal<number>,
  sides: ReadonlySignal<GridSides>,
  /** BCP 47, for what is typed. */
  locale: () => string,
): TableCursor {
  return new (createModel<Shape>(() => tableCursor(table, rowHeight, sides, locale)))();
}

function tableCursor<Row>(
  table: GridTable<Row>,
  rowHeight: ReadonlySignal<number>,
  sides: ReadonlySignal<GridSides>,
  locale: () => string,
): Shape {
  const { rows, selection, columns } = table;
  const { initialRow = 0 } = table.options.peek();
  const window = createRowWindow(rowHeight, rows.rowCount);
  // Beside the checkboxes: who comes by keyboard wants to read.
  const wanted = signal<TableCell>({ row: initialRow, column: sides.peek().hasChecks ? 1 : 0 });
  const focusRequests = signal(0);
  const shifted = signal({ by: 0 });
  let anchor = initialRow;
  /** What Shift has stretched from there. */
  let range: { head: number; isSelected: boolean } | undefined;
  let hasFocus = false;
  const selects = () => sides.peek().hasChecks || sides.peek().picks === true;

  const columnCount = computed(() => {
    const { hasChecks, hasActions } = sides.value;
    return columns.inView.value.length + (hasChecks ? 1 : 0) + (hasActions ? 1 : 0);
  });
  let last = wanted.peek();
  const active = computed(() => {
    const row = Math.min(wanted.value.row, rows.phase.value === 'filled' ? rows.rowCount.value - 1 : -1);
    const column = Math.min(wanted.value.column, Math.max(0, columnCount.value - 1));
    if (row !== last.row || column !== last.column) last = { row, column };
    return last;
  });

  effect(() => () => window[Symbol.dispose]());
  effect(() => {
    const { first, end } = window.visible.value;
    // An empty window still has to ask for the first page.
    untracked(() => rows.look(first, Math.max(end, first + 1)));
  });
  // A row that somebody is to see at the top, once there are rows.
  let seen: object | undefined;
  effect(() => {
    const wish = table.page.wantedRow?.value;
    if (!wish || wish === seen || rows.phase.value !== 'filled') return;
    seen = wish;
    untracked(() => {
      const lastRow = rows.rowCount.value - 1;
      const row = Math.min(wish.row, lastRow);
      window.reveal(Math.min(row + window.rowsPerScreen.value - 1, lastRow));
      window.reveal(row);
    });
  });
  effect(() => {
    const { row } = active.value;
    if (row >= 0) untracked(() => table.options.peek().onActiveRow?.(row));
  });
  // Another page, order or search is another list: read from its start. In the same list the focus stays with its row.
  let query = '';
  let isAnother = false;
  let known: { wish: number; id: string } | undefined;
  effect(() => {
    const now = jsonText(table.query.value);
    const isSettled = rows.phase.value === 'filled' && !rows.isReloading.value;
    const { row } = active.value;
    rows.version.value;
    const here = row < 0 ? undefined : rows.rowAt(row);
    untracked(() => {
      if (query !== '' && query !== now) {
        isAnother = true;
        anchorAt(0);
        if (wanted.peek().row > 0) wanted.value = { ...wanted.peek(), row: 0 };
        window.reveal(0);
      } else if (isSettled) {
        if (here !== undefined && hasFocus && !isAnother && known?.wish === wanted.peek().row) follow(known.id, row);
        isAnother = false;
      }
      query = now;
      const at = active.peek().row;
      const held = at < 0 ? undefined : rows.rowAt(at);
      const { row: wish } = wanted.peek();
      if (held !== undefined) known = { wish, id: table.rowId(held) };
      else if (known?.wish !== wish) known = undefined;
    });
  });

  function follow(id: string, from: number): void {
    const at = placeNear(table, id, from);
    if (at === undefined || at === from) return;
    const by = at - from;
    batch(() => {
      shifted.value = { by };
      wanted.value = { ...wanted.peek(), row: at };
      anchor += by;
      if (range) range.head += by;
      window.reveal(at);
    });
  }

  function anchorAt(row: number): void {
    anchor = Math.max(row, 0);
    range = undefined;
  }

  function goTo(cell: TableCell): void {
    const lastRow = rows.phase.peek() === 'filled' ? rows.rowCount.peek() - 1 : -1;
    const row = Math.min(Math.max(cell.row, -1), lastRow);
    const column = Math.min(Math.max(cell.column, 0), columnCount.peek() - 1);
    hasFocus = true;
    batch(() => {
      wanted.value = { row, column };
      if (row >= 0) window.reveal(row);
      focusRequests.value += 1;
    });
  }

  function moveTo(row: number, extend: boolean, column = active.peek().column): void {
    const { row: from } = active.peek();
    // A press on something in a row has led there, which is no beginning yet: it may have been one with Shift.
    if (extend && from >= 0 && from !== (range?.head ?? anchor)) anchorAt(from);
    // Rows stretch a selection; the header does not.
    goTo({ row: extend && from >= 0 ? Math.max(row, 0) : row, column });
    const { row: now } = active.peek();
    if (extend && now >= 0 && selects()) stretchTo(now, true);
    else if (!extend) pick(now);
  }

  /** Where a range begins; without checkboxes it is what is selected from now on. */
  function pick(index: number): void {
    anchorAt(index);
    if (!sides.peek().picks || index < 0) return;
    batch(() => {
      (selection as SelectionModel<Row>).clear();
      toggle(index);
    });
  }

  function toggle(index: number): void {
    const row = rows.rowAt(index);
    if (row === undefined || table.flagsOf(row).disabled) return;
    selection.toggle(table.rowId(row), row);
  }

  /** As its checkbox in the header, which is off where nothing can be selected. */
  function togglePage(): void {
    if (selection.pageCount.peek() > 0) selection.togglePage();
  }

  function stretch(index: number): void {
    const row = rows.rowAt(index);
    // One that is not here yet is taken along with those that are.
    stretchTo(index, row === undefined || !selection.isSelected(table.rowId(row), row));
  }

  /** Rows that the range had and has no more are as they were not: a range shrinks, and turns around. */
  function stretchTo(head: number, isFirstSelected: boolean): void {
    const { head: before = anchor, isSelected = isFirstSelected } = range ?? {};
    const side = Math.sign(before - anchor);
    const kept = Math.max(0, (head - anchor) * side);
    if ((before - anchor) * side > kept) selection.extend(anchor + side * (kept + 1), before, !isSelected);
    range = { head, isSelected };
    selection.extend(anchor, head, isSelected);
  }

  const search = createLateRowSearch(
    table,
    locale,
    () => active.peek().row,
    (index) => moveTo(index, false),
  );

  return {
    window,
    active,
    columnCount,
    focusRequests,
    shifted,
    goTo,
    isTyping: search.isTyping,

    run(command) {
      const { row, column } = active.peek();
      const lastRow = rows.rowCount.peek() - 1;
      switch (command.do) {
        case 'move-row':
          return moveTo(row + command.by, command.extend);
        case 'move-page':
          return moveTo(Math.max(row + command.by * window.rowsPerScreen.peek(), 0), command.extend);
        case 'move-edge':
          return moveTo(command.to === 'first' ? 0 : lastRow, command.extend);
        case 'move-corner':
          return command.to === 'first'
            ? moveTo(0, command.extend, 0)
            : moveTo(lastRow, command.extend, columnCount.peek() - 1);
        case 'move-row-edge':
          return goTo({ row, column: command.to === 'first' ? 0 : columnCount.peek() - 1 });
        case 'move-column':
          return goTo({ row, column: column + command.by });
        case 'toggle':
          if (!selects()) return;
          if (row < 0) return togglePage();
          if (command.extend) return stretch(row);
          anchorAt(row);
          return toggle(row);
        case 'select-all':
          if (selects() && selection.pageState.peek() !== true) togglePage();
          return;
        case 'type':
          search.type(command.text);
      }
    },

    press(cell, { shift, toggle: isToggle }) {
      const { row } = cell;
      wanted.value = cell;
      hasFocus = true;
      if (shift && selects()) return sides.peek().picks ? stretchTo(row, true) : stretch(row);
      if (!isToggle || !selects()) return pick(row);
      anchorAt(row);
      toggle(row);
    },

    focused(cell, isInside) {
      const { row, column } = active.peek();
      hasFocus = true;
      if (row === cell.row && column === cell.column) return;
      wanted.value = cell;
      if (!isInside) anchorAt(cell.row);
    },

    left() {
      hasFocus = false;
    },

    requestFocus() {
      focusRequests.value += 1;
    },
  };
}
