/** Which columns are shown, how wide they are, and what is sorted by. */
import { effect } from '@preact/signals-core';
import { shareWidths } from '../../../src/ui/table/model/column-widths.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { machineColumns, machines, tableBench } from './table-bench.ts';

const bench = tableBench();
const letters = [...'abcdefgh'].map((id) => ({ id, header: id.toUpperCase() }));

function shownIds(table: ReturnType<typeof bench.make>): string {
  return table.columns.shown.value.map(({ id }) => id).join('');
}

function widthsOf(table: ReturnType<typeof bench.make>): number[] {
  return table.columns.shown.value.map(({ width }) => width.value);
}

describe('Columns', () => {
  it('are shown in their order, without those that are hidden at first', () => {
    const table = bench.make({ columns: [...letters.slice(0, 2), { id: 'x', header: 'X', isHiddenAtFirst: true }] });
    equal(shownIds(table), 'ab');
    equal(table.columns.all.value.length, 3);
  });

  it('may be made several at once, in the place of the one that makes them', () => {
    const table = bench.make({
      columns: [
        { id: 'a', header: 'A' },
        { id: 'many', header: '', generateColumns: () => letters.slice(3, 6) },
        { id: 'z', header: () => 'Zed' },
      ],
    });
    equal(shownIds(table), 'adefz');
    equal(table.columns.shown.value.at(-1)?.header, 'Zed');
  });

  it('are at most 20, unless the table says otherwise, and those that must stay come first', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      id: `c${index}`,
      header: '',
      ...(index === 24 ? { isRemovable: false } : {}),
    }));
    const table = bench.make({ columns: many });
    equal(table.columns.shown.value.length, 20);
    equal(table.columns.shown.value.at(-1)?.id, 'c24');
    equal(bench.make({ columns: many, maximumColumns: 3 }).columns.shown.value.length, 3);
  });

  it('are shown as somebody chose, known ones once', () => {
    const table = bench.make({ columns: letters });
    table.columns.show(['c', 'a', 'c', 'nothing']);
    equal(shownIds(table), 'ca');
  });

  it('stay where they may not be removed', () => {
    const columns = letters.map((column) => (column.id === 'b' ? { ...column, isRemovable: false } : column));
    const table = bench.make({ columns });
    table.columns.show(['d', 'e']);
    equal(shownIds(table), 'dbe');
  });

  it('are never none', () => {
    const table = bench.make({ columns: letters });
    table.columns.show([]);
    equal(shownIds(table).length, 1);
  });

  it('that are removed are sorted by no more, others still are', () => {
    const table = bench.make({ columns: letters });
    table.columns.toggleSort('a');
    table.columns.toggleSort('b', true);
    table.columns.show(['b', 'c']);
    deepEqual(table.columns.sortBy.value, [{ id: 'b', desc: false }]);
  });

  it('move by places and to a place, never beyond the ends', () => {
    const table = bench.make({ columns: letters.slice(0, 4) });
    table.columns.move('a', 2);
    equal(shownIds(table), 'bcad');
    table.columns.move('a', 9);
    equal(shownIds(table), 'bcda');
    table.columns.moveTo('d', -3);
    equal(shownIds(table), 'dbca');
    table.columns.move('nothing', 1);
    equal(shownIds(table), 'dbca');
  });

  it('keep what somebody arranged when definitions change, and new ones come last', () => {
    const table = bench.make({ columns: letters.slice(0, 3) });
    table.columns.move('a', 2);
    table.columns.resize('b', 222);
    table.update({ ...table.options.value, columns: [letters[4], letters[0], letters[1]] as typeof letters });
    equal(shownIds(table), 'bae');
    deepEqual(table.columns.widths.value, { b: 222 });
  });

  it('follow the definitions where nobody arranged any', () => {
    const table = bench.make({ columns: letters.slice(0, 3) });
    table.update({ ...table.options.value, columns: [letters[4], letters[0]] as typeof letters });
    equal(shownIds(table), 'ea');
  });
});

describe('Sorting', () => {
  it('goes up, down and away', () => {
    const table = bench.make();
    table.columns.toggleSort('name');
    deepEqual(table.columns.sortBy.value, [{ id: 'name', desc: false }]);
    table.columns.toggleSort('name');
    deepEqual(table.columns.sortBy.value, [{ id: 'name', desc: true }]);
    table.columns.toggleSort('name');
    deepEqual(table.columns.sortBy.value, []);
  });

  it('by another column replaces, unless it is added', () => {
    const table = bench.make();
    table.columns.toggleSort('name');
    table.columns.toggleSort('size');
    deepEqual(table.columns.sortBy.value, [{ id: 'size', desc: false }]);
    table.columns.toggleSort('name', true);
    table.columns.toggleSort('name', true);
    deepEqual(table.columns.sortBy.value, [
      { id: 'size', desc: false },
      { id: 'name', desc: true },
    ]);
    table.columns.toggleSort('name', true);
    deepEqual(table.columns.sortBy.value, [{ id: 'size', desc: false }]);
  });

  it('is refused where the column is not to be sorted, and says so', () => {
    const table = bench.make({ columns: [{ id: 'name', header: 'Name', disableSortBy: true }, ...letters] });
    table.columns.toggleSort('name');
    table.columns.toggleSort('nothing');
    deepEqual(table.columns.sortBy.value, []);
    equal(table.columns.shown.value[0]?.isSortable, false);
    equal(table.columns.shown.value[1]?.isSortable, true);
  });

  it('begins as the table says', () => {
    const table = bench.make({
      initialSortBy: [
        { id: 'size', desc: true },
        { id: 'nothing', desc: true },
      ],
    });
    deepEqual(table.columns.sortBy.value, [{ id: 'size', desc: true }]);
  });
});

describe('Widths', () => {
  it('give priority widths first, and share the rest', () => {
    const table = bench.make({ columns: [{ id: 'a', header: 'A', priorityWidth: 400 }, ...letters.slice(1, 3)] });
    table.columns.setAvailableWidth(1001);
    deepEqual(widthsOf(table), [400, 301, 300]);
    deepEqual(table.columns.offsets.value, [0, 400, 701, 1001]);
  });

  it('keep to the least and the greatest', () => {
    const widths = shareWidths(
      [
        { id: 'a', minWidth: 500 },
        { id: 'b', maxWidth: 100 },
        { id: 'c' },
        { id: 'd', priorityWidth: 10, minWidth: 40 },
      ],
      1000,
    );
    deepEqual([...widths].sort(), [
      ['a', 500],
      ['b', 100],
      ['c', 360],
      ['d', 40],
    ]);
  });

  it('share the room by what each column asks for, none below its least', () => {
    const wishes = [
      { id: 'name', minWidth: 220, share: 2.4 },
      { id: 'size', minWidth: 96, share: 0.6 },
      { id: 'date', minWidth: 178, share: 1 },
    ];
    deepEqual(Object.fromEntries(shareWidths(wishes, 1001)), { name: 601, size: 150, date: 250 });
    deepEqual(Object.fromEntries(shareWidths(wishes, 520)), { name: 246, size: 96, date: 178 });
    deepEqual(Object.fromEntries(shareWidths(wishes, 300)), { name: 220, size: 96, date: 178 });
  });

  it('give a column the room that its content wants where the table scrolls sideways anyway', () => {
    const wishes = [
      { id: 'name', minWidth: 206, scrollingWidth: 262 },
      { id: 'date', minWidth: 182 },
    ];
    deepEqual(Object.fromEntries(shareWidths(wishes, 388)), { name: 206, date: 182 });
    deepEqual(Object.fromEntries(shareWidths(wishes, 387)), { name: 262, date: 182 });
  });

  it('overflow rather than become unreadable', () => {
    const widths = shareWidths([{ id: 'a' }, { id: 'b' }, { id: 'c', minWidth: 30 }], 100);
    ok((widths.get('a') ?? 0) >= 100);
    equal(widths.get('c'), 30);
  });

  it('leave no gap at the end while a column may grow', () => {
    const widths = shareWidths(
      [
        { id: 'a', priorityWidth: 100 },
        { id: 'b', maxWidth: 200 },
      ],
      1000,
    );
    deepEqual(Object.fromEntries(widths), { a: 800, b: 200 });
  });

  it('keep the columns before a resized one where they are, so that its edge stays under the hand', () => {
    const table = bench.make({ columns: letters.slice(0, 4) });
    table.columns.setAvailableWidth(1000);
    table.columns.resize('b', 350);
    deepEqual(widthsOf(table), [250, 350, 200, 200]);
    deepEqual(table.columns.widths.value, { b: 350 });
    table.columns.setAvailableWidth(1100);
    deepEqual(widthsOf(table), [250, 350, 250, 250]);
    table.columns.resetWidth('b');
    deepEqual(widthsOf(table), [275, 275, 275, 275]);
  });

  it('resize within the limits of the column', () => {
    const table = bench.make({
      columns: [{ id: 'a', header: 'A', minWidth: 90, maxWidth: 300 }, ...letters.slice(1, 2)],
    });
    table.columns.setAvailableWidth(1000);
    table.columns.resize('a', 10);
    equal(widthsOf(table)[0], 90);
    table.columns.resize('a', 1000.4);
    equal(widthsOf(table)[0], 300);
    table.columns.resize('b', 1);
    equal(widthsOf(table)[1], 48);
    table.columns.resize('b', Number.NaN);
    equal(widthsOf(table)[1], 48);
  });

  it('tell which columns lie in a stretch', () => {
    const table = bench.make({ columns: letters });
    table.columns.setAvailableWidth(1600);
    deepEqual(table.columns.columnsIn(0, 400), { first: 0, end: 2 });
    deepEqual(table.columns.columnsIn(399, 401), { first: 1, end: 3 });
    deepEqual(table.columns.columnsIn(1600, 1800), { first: 8, end: 8 });
  });

  it('change without the list of columns changing: nobody repaints a cell for them', () => {
    const table = bench.make({ rows: machines(3), columns: machineColumns });
    let repaints = 0;
    const end = effect(() => {
      table.columns.shown.value;
      table.rows.rowAt(0);
      repaints += 1;
    });
    table.columns.setAvailableWidth(900);
    table.columns.resize('name', 200);
    equal(repaints, 1);
    table.columns.move('name', 1);
    equal(repaints, 2);
    end();
  });
});
