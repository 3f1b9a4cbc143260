/** Where the keyboard is in a list, and what its commands do to rows and selection. */

import { signal } from '@preact/signals-core';
import { rowSearchCode } from '../../../src/ui/table/body/cursor/late-row-search.ts';
import { createTableCursor, type TableCursor } from '../../../src/ui/table/body/cursor/table-cursor-model.ts';
import { createListModel, type ListModel, type ListOptions } from '../../../src/ui/table/model/list-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { listingBench } from './listing-bench.ts';

const bench = listingBench();
let list: ListModel<string>;
let model: TableCursor;
let log: string[];

const selection = {
  isSelected: () => false,
  toggle: (row: string) => void log.push(`toggle ${row}`),
  extend: (anchor: number, head: number, isSelected: boolean) =>
    void log.push(`${isSelected ? 'extend' : 'give back'} ${anchor} to ${head}`),
  pageState: signal(false),
  pageCount: signal(0),
  togglePage: () => void log.push('toggle all'),
};
const nameOf = (row: string) => row;

async function grid(rows: number, own: Partial<ListOptions<string>> = {}) {
  log = [];
  selection.pageCount.value = rows;
  bench.list(rows, { pageSize: 50 });
  list = createListModel<string>({
    label: 'Files',
    listing: bench.listing,
    columns: ['name', 'size', 'date'].map((id) => ({ id, header: id, value: nameOf })),
    selection,
    rowId: nameOf,
    rowLabel: nameOf,
    ...own,
  });
  const sides = signal({ hasChecks: list.options.value.selectable === true, hasActions: false });
  model = createTableCursor(list, signal(36), sides, () => 'en');
  await bench.clock.pass(200);
  await bench.answerAll();
}

afterEach(() => model[Symbol.dispose]());
const move = (by: number, extend = false) => model.run({ do: 'move-row', by, extend });

describe('The active cell', () => {
  it('asks for the first page as soon as there is a grid, also while it has no room yet', async () => {
    await grid(1_000);
    deepEqual(bench.source.asked, [0]);
  });

  it('moves by rows, pages, columns and to the edges, and never beyond', async () => {
    await grid(1_000);
    deepEqual(model.active.value, { row: 0, column: 1 }, 'beside the checkboxes');
    move(-1);
    equal(model.active.value.row, -1, 'the header');
    move(-1);
    equal(model.active.value.row, -1);
    move(2);
    model.run({ do: 'move-column', by: 1 });
    deepEqual(model.active.value, { row: 1, column: 2 });
    model.run({ do: 'move-column', by: 1 });
    model.run({ do: 'move-column', by: 1 });
    equal(model.active.value.column, 3);
    model.run({ do: 'move-edge', to: 'last', extend: false });
    deepEqual(model.active.value, { row: 999, column: 3 });
    move(1);
    equal(model.active.value.row, 999);
    model.run({ do: 'move-page', by: -1, extend: false });
    equal(model.active.value.row, 999 - model.window.rowsPerScreen.value);
    model.run({ do: 'move-edge', to: 'first', extend: false });
    equal(model.active.value.row, 0);
  });

  it('asks for the focus with every move, and only then', async () => {
    await grid(1_000);
    equal(model.focusRequests.value, 0);
    move(1);
    model.run({ do: 'move-column', by: 1 });
    equal(model.focusRequests.value, 2);
    model.press({ row: 4, column: 1 }, { shift: false, toggle: false });
    equal(model.focusRequests.value, 2);
  });

  it('begins where somebody was, and tells of each row it comes to', async () => {
    const rows: number[] = [];
    await grid(1_000, { initialRow: 120, onActiveRow: (row) => void rows.push(row) });
    equal(model.active.value.row, 120);
    move(1);
    model.run({ do: 'move-column', by: 1 });
    equal(rows.at(-1), 121);
  });

  it('comes back to the last row when the list became shorter', async () => {
    await grid(1_000);
    model.run({ do: 'move-edge', to: 'last', extend: false });
    bench.source.has.rows = 30;
    bench.listing.refresh();
    await bench.answerAll();
    equal(model.active.value.row, 29);
  });

  it('has nowhere to go in an empty list but its header', async () => {
    await grid(0);
    move(1);
    model.run({ do: 'move-edge', to: 'last', extend: false });
    equal(model.active.value.row, -1);
    model.run({ do: 'toggle', extend: false });
    model.run({ do: 'type', text: 'r' });
    deepEqual(log, []);
  });
});

describe('Choosing rows with the keyboard', () => {
  it('stretches from where it began, both ways, and begins anew after a plain move', async () => {
    await grid(1_000);
    move(5);
    move(1, true);
    move(1, true);
    move(-4, true);
    model.run({ do: 'move-edge', to: 'last', extend: true });
    deepEqual(log, [
      'extend 5 to 6',
      'extend 5 to 7',
      'give back 6 to 7',
      'extend 5 to 3',
      'give back 4 to 3',
      'extend 5 to 999',
    ]);
    move(-1);
    move(-1, true);
    equal(log.at(-1), 'extend 998 to 997');
  });

  it('toggles the active row, which is where the next stretch begins', async () => {
    await grid(1_000);
    move(3);
    model.run({ do: 'toggle', extend: false });
    move(2, true);
    model.run({ do: 'toggle', extend: true });
    model.run({ do: 'select-all' });
    deepEqual(log, ['toggle row 3', 'extend 3 to 5', 'extend 3 to 5', 'toggle all']);
  });

  it('toggles nothing where no row is held', async () => {
    await grid(1_000);
    model.run({ do: 'move-edge', to: 'last', extend: false });
    model.run({ do: 'toggle', extend: false });
    deepEqual(log, []);
  });

  it('toggles the row that is seen where rows are sorted', async () => {
    await grid(12);
    bench.listing.sortBy('name');
    bench.listing.sortBy('name');
    model.run({ do: 'toggle', extend: false });
    deepEqual(log, ['toggle row 9']);
    equal(list.rows.rowAt(0), 'row 9');
  });

  it('works without a selection', async () => {
    await grid(10, { selection: undefined });
    move(1, true);
    model.run({ do: 'toggle', extend: false });
    model.run({ do: 'select-all' });
    model.press({ row: 2, column: 0 }, { shift: true, toggle: true });
    equal(model.active.value.row, 2);
  });
});

describe('Choosing rows with the pointer', () => {
  it('makes the cell active, toggles with Ctrl and stretches with Shift', async () => {
    await grid(1_000);
    model.press({ row: 4, column: 2 }, { shift: false, toggle: false });
    deepEqual(model.active.value, { row: 4, column: 2 });
    model.press({ row: 8, column: 1 }, { shift: true, toggle: false });
    model.press({ row: 10, column: 0 }, { shift: false, toggle: true });
    model.press({ row: 12, column: 0 }, { shift: true, toggle: false });
    deepEqual(log, ['extend 4 to 8', 'toggle row 10', 'extend 10 to 12']);
  });
});

describe('Other commands', () => {
  before(async () => {
    rowSearchCode.ask();
    await rowSearchCode.settled();
  });

  it('find a row by what is typed, whatever its case and accents', async () => {
    const labels = ['alpha', 'Éclair', 'beta', 'e\u0301tude', 'レポート'];
    await grid(5, { rowLabel: (row) => labels[Number(row.split(' ')[1])] ?? '' });
    const typing = async (text: string) => {
      await bench.clock.pass(1_000);
      for (const letter of text) model.run({ do: 'type', text: letter });
      return model.active.value.row;
    };
    equal(await typing('b'), 2);
    equal(model.isTyping(), true);
    equal(await typing('ecl'), 1);
    equal(await typing('レ'), 4);
    equal(await typing('ét'), 3, 'as a Mac writes it');
    await bench.clock.pass(1_000);
    equal(model.isTyping(), false);
  });

  it('look once at each page of a million rows for what is typed, and only at the rows that are held', async () => {
    const looks = { pages: 0, rows: 0 };
    await grid(1_000_000, {
      rowLabel(row) {
        looks.rows += 1;
        return row;
      },
    });
    const { page } = bench.listing;
    Object.assign(bench.listing, {
      page(index: number) {
        looks.pages += 1;
        return page(index);
      },
    });
    model.run({ do: 'type', text: 'x' });
    equal(looks.rows, 50);
    // The one in which it begins and ends twice.
    equal(looks.pages, 1_000_000 / 50 + 1);
  });
});
