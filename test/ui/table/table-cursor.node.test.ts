/** Where the keyboard is in a table: ranges that follow the head, the last cell, and the row that has the focus. */
import { signal } from '@preact/signals-core';
import { createTableCursor, type TableCursor } from '../../../src/ui/table/body/cursor/table-cursor-model.ts';
import type { TableModel } from '../../../src/ui/table/table-model-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type Machine, machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();
let cursor: TableCursor;

function cursorOf(table: TableModel<Machine>): TableCursor {
  const sides = signal({ hasChecks: true, hasActions: false });
  cursor = createTableCursor(table, signal(36), sides, () => 'en');
  return cursor;
}

const selectedIds = (table: TableModel<Machine>) => [...table.selection.selection.value.ids].sort();
const ids = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => `m${first + at}`);
const plain = { shift: false, toggle: false };
const shift = { shift: true, toggle: false };
const activeId = (table: TableModel<Machine>) => table.rows.rowAt(cursor.active.value.row)?.id;

describe('A range', () => {
  afterEach(() => cursor[Symbol.dispose]());

  it('shrinks and turns around by Shift and a press, as far as the row that is pressed', () => {
    const table = bench.make({ rows: machines(10), selectable: true });
    cursorOf(table);
    cursor.press({ row: 3, column: 1 }, plain);
    cursor.press({ row: 7, column: 1 }, shift);
    deepEqual(selectedIds(table), ids(3, 8));
    cursor.press({ row: 5, column: 1 }, shift);
    deepEqual(selectedIds(table), ids(3, 6));
    cursor.press({ row: 1, column: 1 }, shift);
    deepEqual(selectedIds(table), ids(1, 4));
    cursor.press({ row: 3, column: 1 }, shift);
    deepEqual(selectedIds(table), ids(3, 4));
  });

  it('shrinks and turns around by Shift and arrows', () => {
    const table = bench.make({ rows: machines(10), selectable: true });
    cursorOf(table);
    cursor.goTo({ row: 4, column: 1 });
    cursor.press({ row: 4, column: 1 }, plain);
    const move = (by: number) => cursor.run({ do: 'move-row', by, extend: true });
    move(1);
    move(1);
    deepEqual(selectedIds(table), ids(4, 7));
    move(-1);
    deepEqual(selectedIds(table), ids(4, 6));
    for (let turn = 0; turn < 3; turn += 1) move(-1);
    deepEqual(selectedIds(table), ids(2, 5));
  });

  it('begins at the row that somebody is in, also by a press on something in it', () => {
    const table = bench.make({ rows: machines(10), selectable: true });
    cursorOf(table);
    const move = (by: number) => cursor.run({ do: 'move-row', by, extend: true });
    cursor.focused({ row: 4, column: 1 }, true);
    move(1);
    deepEqual(selectedIds(table), ids(4, 6));
    cursor.focused({ row: 8, column: 1 }, true);
    move(-1);
    deepEqual(selectedIds(table), [...ids(4, 6), ...ids(7, 9)]);
    move(1);
    deepEqual(selectedIds(table), [...ids(4, 6), ...ids(8, 9)]);
  });

  it('that takes rows out gives them back as it shrinks', () => {
    const table = bench.make({ rows: machines(10), selectable: true });
    cursorOf(table);
    table.selection.extend(0, 9, true);
    cursor.press({ row: 2, column: 1 }, plain);
    cursor.press({ row: 6, column: 1 }, shift);
    deepEqual(selectedIds(table), [...ids(0, 2), ...ids(7, 10)]);
    cursor.press({ row: 4, column: 1 }, shift);
    deepEqual(selectedIds(table), [...ids(0, 2), ...ids(5, 10)]);
  });

  it('leaves what was selected elsewhere, and begins anew after another press', () => {
    const table = bench.make({ rows: machines(20), selectable: true });
    cursorOf(table);
    cursor.press({ row: 15, column: 0 }, { shift: false, toggle: true });
    cursor.press({ row: 2, column: 1 }, plain);
    cursor.press({ row: 5, column: 1 }, shift);
    cursor.press({ row: 8, column: 0 }, { shift: false, toggle: true });
    cursor.press({ row: 10, column: 1 }, shift);
    cursor.press({ row: 9, column: 1 }, shift);
    deepEqual(selectedIds(table), ['m15', ...ids(2, 6), ...ids(8, 10)].sort());
  });
});

describe('Control and End', () => {
  afterEach(() => cursor[Symbol.dispose]());

  it('go to the last cell of the last row, Control and Home to the first of the first', () => {
    cursorOf(bench.make({ rows: machines(10), selectable: true }));
    cursor.goTo({ row: 3, column: 2 });
    cursor.run({ do: 'move-corner', to: 'last', extend: false });
    deepEqual(cursor.active.value, { row: 9, column: 3 });
    cursor.run({ do: 'move-corner', to: 'first', extend: false });
    deepEqual(cursor.active.value, { row: 0, column: 0 });
  });
});

describe('The focus', () => {
  afterEach(() => cursor[Symbol.dispose]());

  it('stays with its row when others come before it or go', () => {
    const table = bench.make({ rows: machines(10, 5), selectable: true });
    cursorOf(table);
    cursor.press({ row: 3, column: 1 }, plain);
    equal(activeId(table), 'm8');
    table.update({ ...table.options.value, rows: machines(15) });
    equal(activeId(table), 'm8');
    cursor.run({ do: 'move-row', by: 2, extend: true });
    deepEqual(selectedIds(table), ['m10', 'm8', 'm9']);
    table.update({ ...table.options.value, rows: machines(5, 8) });
    equal(activeId(table), 'm10');
  });

  it('is in the place of its row when that is gone', () => {
    const table = bench.make({ rows: machines(10), selectable: true });
    cursorOf(table);
    cursor.goTo({ row: 3, column: 1 });
    table.update({ ...table.options.value, rows: machines(10).filter(({ id }) => id !== 'm3') });
    deepEqual([cursor.active.value.row, activeId(table)], [3, 'm4']);
  });

  it('stays with its row when a page or a list of pages is fetched anew', async () => {
    for (const pageSize of [20, 'all'] as const) {
      const table = bench.makeFetched({ pageSize, requestPageSize: 20, selectable: true });
      await bench.clock.pass(0);
      await bench.lastFetch().answer(pageOf({ ...bench.lastFetch().query, pageIndex: 0 }, 20));
      cursorOf(table);
      cursor.goTo({ row: 7, column: 1 });
      void table.rows.reload();
      await bench.clock.pass(0);
      const data = [...machines(2, 500), ...machines(18)];
      await bench.lastFetch().answer({ data, pageCount: 1, totalCount: 20 });
      equal(activeId(table), 'm7', String(pageSize));
      equal(cursor.active.value.row, 9);
    }
  });

  it('begins at the top of another order, search or page', () => {
    const table = bench.make({ rows: machines(30), pageSize: 10, selectable: true });
    cursorOf(table);
    cursor.goTo({ row: 3, column: 1 });
    table.columns.toggleSort('name');
    equal(cursor.active.value.row, 0);
    equal(activeId(table), 'm29');
  });

  it('begins at the top of another order that a backend makes', async () => {
    const table = bench.makeFetched({ pageSize: 10, selectable: true, reactive: true });
    await bench.clock.pass(0);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 10));
    cursorOf(table);
    cursor.press({ row: 0, column: 1 }, plain);
    table.columns.toggleSort('name');
    await bench.clock.pass(300);
    await bench.lastFetch().answer({ data: machines(10).reverse(), pageCount: 1, totalCount: 10 });
    equal(cursor.active.value.row, 0);
    equal(activeId(table), 'm9');
  });

  it('that is elsewhere leaves the tab stop where it is', () => {
    const table = bench.make({ rows: machines(10, 5), selectable: true });
    cursorOf(table);
    table.update({ ...table.options.value, rows: machines(15) });
    equal(cursor.active.value.row, 0);
    cursor.goTo({ row: 3, column: 1 });
    cursor.left();
    table.update({ ...table.options.value, rows: machines(20, 1) });
    equal(cursor.active.value.row, 3);
  });
});

describe('Rows that are selected without checkboxes', () => {
  const tableOf = (count = 10) => {
    const table = bench.make({ rows: machines(count), selectable: 'rows' });
    const sides = signal({ hasChecks: false, picks: true, hasActions: false });
    cursor = createTableCursor(table, signal(45), sides, () => 'en');
    return table;
  };
  afterEach(() => cursor[Symbol.dispose]());

  it('are each selected in place of the others by a press', () => {
    const table = tableOf();
    cursor.press({ row: 3, column: 0 }, plain);
    cursor.press({ row: 6, column: 0 }, plain);
    deepEqual(selectedIds(table), ids(6, 7));
  });

  it('are joined by another with Ctrl, and by all up to a row with Shift', () => {
    const table = tableOf();
    cursor.press({ row: 3, column: 0 }, plain);
    cursor.press({ row: 6, column: 0 }, { shift: false, toggle: true });
    deepEqual(selectedIds(table), ['m3', 'm6']);
    cursor.press({ row: 8, column: 0 }, shift);
    deepEqual(selectedIds(table), ['m3', 'm6', 'm7', 'm8']);
    cursor.press({ row: 2, column: 0 }, plain);
    cursor.press({ row: 4, column: 0 }, shift);
    cursor.press({ row: 0, column: 0 }, shift);
    deepEqual(selectedIds(table), ids(0, 3));
  });

  it('follow the arrows, and are stretched by Shift and an arrow', () => {
    const table = tableOf();
    cursor.press({ row: 3, column: 0 }, plain);
    cursor.run({ do: 'move-row', by: 1, extend: false });
    deepEqual(selectedIds(table), ids(4, 5));
    cursor.run({ do: 'move-row', by: 1, extend: true });
    cursor.run({ do: 'move-row', by: 1, extend: true });
    deepEqual(selectedIds(table), ids(4, 7));
    cursor.run({ do: 'move-edge', to: 'last', extend: false });
    deepEqual(selectedIds(table), ids(9, 10));
    cursor.run({ do: 'move-column', by: 1 });
    deepEqual(selectedIds(table), ids(9, 10));
  });

  it('leave the selection as it is in the header, and tell each change once', () => {
    const table = tableOf();
    cursor.press({ row: 0, column: 0 }, plain);
    const changes: number[] = [];
    const stop = table.selection.selection.subscribe(({ ids }) => changes.push([...ids].length));
    cursor.run({ do: 'move-row', by: 1, extend: false });
    cursor.run({ do: 'move-row', by: -2, extend: false });
    stop();
    deepEqual(selectedIds(table), ids(1, 2));
    deepEqual(changes, [1, 1]);
  });
});
