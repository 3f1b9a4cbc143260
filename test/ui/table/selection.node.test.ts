/** What is selected, and what an action is told about it. */
import { effect } from '@preact/signals-core';
import type { TableSelection } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, type Machine, machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();
const size = { name: 'size', type: 'NumberRange', label: 'Size' } as const;
const thirds = { rowFlags: (row: Machine) => ({ disabled: (row.size ?? 0) % 3 === 0 }) };

function chosen(table: ReturnType<typeof bench.make>) {
  const { mode, ids, excludedIds, count } = table.selection.selection.value;
  return { mode, ids: [...ids].sort(), excludedIds: [...excludedIds].sort(), count };
}

async function fetched(total: number, options = {}) {
  const table = bench.makeFetched({ pageSize: 10, ...options });
  await bench.clock.pass(0);
  await bench.lastFetch().answer(pageOf(bench.lastFetch().query, total));
  return table;
}

async function goTo(table: Awaited<ReturnType<typeof fetched>>, page: number, total: number) {
  await table.page.goTo(page);
  await bench.clock.pass(300);
  await bench.lastFetch().answer(pageOf(bench.lastFetch().query, total));
}

describe('Selecting rows', () => {
  it('one by one keeps them by id, through pages, order and filters', () => {
    const table = bench.make({ rows: machines(30), pageSize: 10, filters: [size] });
    table.selection.toggle('m1');
    void table.page.goTo(2);
    table.selection.toggle('m25');
    table.columns.toggleSort('name');
    table.filters.set('size', { from: 29, to: null });
    deepEqual(chosen(table), { mode: 'some', ids: ['m1', 'm25'], excludedIds: [], count: 2 });
    table.selection.toggle('m1');
    equal(table.selection.isSelected('m1'), false);
    equal(table.selection.isSelected('m25'), true);
  });

  it('refuses a disabled one', () => {
    const table = bench.make({ rows: machines(5), ...thirds });
    table.selection.toggle('m3');
    equal(table.selection.count.value, 0);
    equal(table.selection.isSelectable({ id: 'm3', name: '', size: 3 }), false);
    equal(table.selection.isSelectable({ id: 'm4', name: '', size: 4 }), true);
  });

  it('by a range takes what lies between, in either direction, without disabled ones', () => {
    const table = bench.make({ rows: machines(10), ...thirds });
    table.selection.extend(7, 2, true);
    deepEqual(chosen(table).ids, ['m2', 'm4', 'm5', 'm7']);
    table.selection.extend(4, 5, false);
    deepEqual(chosen(table).ids, ['m2', 'm7']);
    table.selection.extend(-5, 99, true);
    equal(table.selection.count.value, 6);
  });

  it('by a range takes disabled ones along where the table says so', () => {
    const table = bench.make({ rows: machines(4), ...thirds, omitDisabled: false });
    table.selection.extend(0, 3, true);
    equal(table.selection.count.value, 4);
  });

  it('knows how many everything would be: without disabled ones, as far as they are known', async () => {
    equal(bench.make({ rows: machines(30), pageSize: 10 }).selection.allCount.value, 30);
    equal(bench.make({ rows: machines(30), pageSize: 10, ...thirds }).selection.allCount.value, 20);
    const taking = bench.make({ rows: machines(30), pageSize: 10, ...thirds, omitDisabled: false });
    equal(taking.selection.allCount.value, 30);
    equal((await fetched(30, thirds)).selection.allCount.value, 30);
    const whole = bench.make({ rows: machines(30), pageSize: 10, filters: [size], ...thirds });
    whole.filters.set('size', { from: 3, to: 8 });
    equal(whole.selection.allCount.value, 4);
  });

  it('by a page takes the page in view', () => {
    const table = bench.make({ rows: machines(30), pageSize: 10, ...thirds });
    void table.page.goTo(1);
    equal(table.selection.pageCount.value, 7);
    equal(table.selection.pageState.value, false);
    table.selection.toggle('m10');
    equal(table.selection.pageState.value, 'mixed');
    table.selection.togglePage();
    equal(table.selection.pageState.value, true);
    deepEqual(chosen(table).ids, ['m10', 'm11', 'm13', 'm14', 'm16', 'm17', 'm19']);
    table.selection.togglePage();
    equal(table.selection.count.value, 0);
  });

  it('repaints only the row that it is about', () => {
    const table = bench.make({ rows: machines(30) });
    const repaints = { m1: 0, m2: 0 };
    const ends = (['m1', 'm2'] as const).map((id) =>
      effect(() => {
        table.selection.isSelected(id);
        repaints[id] += 1;
      }),
    );
    table.selection.toggle('m1');
    table.selection.toggle('m20');
    deepEqual(repaints, { m1: 2, m2: 1 });
    for (const end of ends) end();
  });

  it('is told, but not that nothing changed', () => {
    const calls: TableSelection[] = [];
    const table = bench.make({ rows: machines(30), onSelectionChange: (selection) => calls.push(selection) });
    table.selection.clear();
    table.columns.toggleSort('name');
    equal(calls.length, 0);
    table.selection.toggle('m1');
    table.selection.toggle('m2');
    deepEqual(
      calls.map(({ ids }) => ids),
      [['m1'], ['m1', 'm2']],
    );
  });

  it('ends for rows that are there no more, but not while others are loaded', () => {
    const table = bench.make({ rows: machines(5) });
    table.selection.toggle('m1');
    table.selection.toggle('m4');
    table.update({ ...table.options.value, rows: [], loading: true });
    equal(table.selection.count.value, 2);
    table.update({ ...table.options.value, rows: machines(3), loading: false });
    deepEqual(chosen(table).ids, ['m1']);
  });
});

describe('Selecting everything', () => {
  it('names no ids, but the query and the exceptions', async () => {
    const table = await fetched(1000, { filters: [{ ...size, initialValue: { from: 0, to: null } }] });
    table.columns.toggleSort('name');
    await bench.clock.pass(300);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
    table.selection.selectAll();
    table.selection.toggle('m3');
    deepEqual(table.selection.selection.value, {
      mode: 'all',
      ids: [],
      excludedIds: ['m3'],
      query: {
        globalFilter: '',
        sortBy: [{ id: 'name', desc: false }],
        filters: [{ name: 'size', type: 'NumberRange', value: { from: 0, to: null } }],
      },
      count: 999,
    });
    equal(table.selection.isSelected('m3'), false);
    equal(table.selection.isSelected('never seen'), true);
    equal(table.selection.pageState.value, 'mixed');
    table.selection.toggle('m3');
    equal(table.selection.count.value, 1000);
    equal(table.selection.pageState.value, true);
  });

  it('holds on other pages, and takes a page out', async () => {
    const table = await fetched(1000);
    table.selection.selectAll();
    await goTo(table, 3, 1000);
    equal(table.selection.pageState.value, true);
    table.selection.togglePage();
    equal(table.selection.count.value, 990);
    equal(table.selection.pageState.value, false);
    table.selection.extend(0, 4, true);
    equal(table.selection.count.value, 995);
  });

  it('leaves disabled rows out by name, as they are seen', async () => {
    const table = await fetched(1000, thirds);
    table.selection.selectAll();
    deepEqual(chosen(table).excludedIds, ['m0', 'm3', 'm6', 'm9']);
    equal(table.selection.count.value, 996);
    await goTo(table, 1, 1000);
    equal(table.selection.count.value, 993);
    equal(chosen(table).excludedIds.includes('m12'), true);
    equal(chosen(table).excludedIds.includes('m0'), true, 'and those of the page before');
  });

  it('in client mode leaves all disabled rows out, also those of other pages', () => {
    const table = bench.make({ rows: machines(30), pageSize: 10, ...thirds });
    table.selection.selectAll();
    equal(table.selection.count.value, 20);
    equal(table.selection.selection.value.excludedIds.length, 10);
    const all = bench.make({ rows: machines(30), ...thirds, omitDisabled: false });
    all.selection.selectAll();
    equal(all.selection.count.value, 30);
  });

  it('ends when filters or the search are others, because nobody saw what would be acted upon', () => {
    for (const change of [
      (table: ReturnType<typeof bench.make>) => table.filters.set('size', { from: 5, to: null }),
      (table: ReturnType<typeof bench.make>) => {
        table.filters.search('99999');
        table.filters.submitSearch();
      },
    ]) {
      const table = bench.make({ rows: machines(30), filters: [size] });
      table.selection.selectAll();
      change(table);
      deepEqual(chosen(table), { mode: 'some', ids: [], excludedIds: [], count: 0 });
    }
  });

  it('stays when only the order is another', () => {
    const table = bench.make({ rows: machines(30) });
    table.selection.selectAll();
    table.columns.toggleSort('size');
    equal(table.selection.count.value, 30);
  });

  it('but everything is nothing, and can begin anew', () => {
    const table = bench.make({ rows: machines(2) });
    table.selection.selectAll();
    table.selection.toggle('m0');
    table.selection.toggle('m1');
    deepEqual(chosen(table), { mode: 'some', ids: [], excludedIds: [], count: 0 });
    table.selection.toggle('m1');
    deepEqual(chosen(table).ids, ['m1']);
  });

  it('of no rows selects nothing', () => {
    const table = bench.make({ rows: [] });
    table.selection.selectAll();
    equal(table.selection.selection.value.mode, 'some');
  });
});

describe('Showing only what is selected', () => {
  it('shows all of it, found or not, in the table’s order', () => {
    const table = bench.make({ rows: machines(30), pageSize: 2, filters: [size] });
    for (const id of ['m4', 'm20', 'm7']) table.selection.toggle(id);
    table.filters.set('size', { from: 6, to: 8 });
    table.columns.toggleSort('name');
    table.selection.showSelected(true);
    deepEqual(idsInView(table), ['m20', 'm7']);
    equal(table.rows.totalCount.value, 3);
    void table.page.goTo(1);
    deepEqual(idsInView(table), ['m4']);
    table.selection.showSelected(false);
    deepEqual(idsInView(table), ['m8', 'm7']);
  });

  it('ends when the last row is taken out of it', () => {
    const table = bench.make({ rows: machines(30) });
    table.selection.toggle('m4');
    table.selection.showSelected(true);
    table.selection.toggle('m4');
    equal(table.selection.isShowingSelected.value, false);
    equal(table.rows.rowCount.value, 30);
  });

  it('does not begin with nothing', () => {
    const table = bench.make({ rows: machines(30) });
    table.selection.showSelected(true);
    equal(table.selection.isShowingSelected.value, false);
  });

  it('of everything leaves out the exceptions', () => {
    const table = bench.make({ rows: machines(4) });
    table.selection.selectAll();
    table.selection.toggle('m2');
    table.selection.showSelected(true);
    deepEqual(idsInView(table), ['m0', 'm1', 'm3']);
    equal(table.selection.count.value, 3);
    equal(table.rows.totalCount.value, 3);
  });

  it('in server mode shows the rows as they were selected, without asking', async () => {
    const table = await fetched(1000);
    table.selection.toggle('m2');
    await goTo(table, 5, 1000);
    table.selection.toggle('m51');
    const asked = bench.fetches.length;
    table.selection.showSelected(true);
    deepEqual(idsInView(table), ['m2', 'm51']);
    equal(table.rows.rowById('m2')?.name, 'name 999998');
    equal(table.rows.totalCount.value, 2);
    equal(table.rows.pageCount.value, 1);
    await bench.clock.pass(1000);
    equal(bench.fetches.length, asked);
    table.selection.showSelected(false);
    await bench.clock.pass(300);
    equal(bench.lastFetch().query.pageIndex, 0);
  });
});
