/** A selection holds exactly what somebody saw, and its count is exact or none. */
import type { TableOptions } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type Machine, machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();
const size = { name: 'size', type: 'NumberRange', label: 'Size' } as const;

async function answer(total: number, isCounted = true) {
  const { totalCount, ...page } = pageOf(bench.lastFetch().query, total);
  await bench.lastFetch().answer(isCounted ? { ...page, totalCount } : page);
}

async function fetched(total: number, options: Partial<TableOptions<Machine>> = {}, isCounted = true) {
  const table = bench.makeFetched({ pageSize: 10, ...options });
  await bench.clock.pass(0);
  await answer(total, isCounted);
  return table;
}

describe('The check box of the header', () => {
  for (const pageSize of [10, 'all'] as const) {
    const kind = pageSize === 'all' ? 'an endless table' : 'a page';

    it(`selects nothing of ${kind} that is still loading, or failed`, async () => {
      const table = bench.makeFetched({ pageSize, requestPageSize: 10 });
      await bench.clock.pass(0);
      table.selection.togglePage();
      table.selection.extend(0, 5, true);
      equal(table.selection.count.value, 0, 'while loading');
      equal(table.selection.pageCount.value, 0);
      equal(table.selection.canSelectAll.value, false);
      await bench.lastFetch().fail(new Error('Away'));
      equal(table.rows.phase.value, 'error');
      table.selection.togglePage();
      equal(table.selection.count.value, 0, 'failed');
      equal(table.selection.pageCount.value, 0);
    });
  }

  it('selects nothing of the page before while the next one comes', async () => {
    const table = await fetched(1000);
    table.columns.toggleSort('name');
    equal(table.rows.phase.value, 'loading');
    table.selection.togglePage();
    equal(table.selection.count.value, 0);
  });

  it('selects nothing while the page is still fetching its own rows, or says that it could not', () => {
    const table = bench.make({ rows: machines(3), loading: true });
    table.selection.togglePage();
    equal(table.selection.count.value, 0);
    table.update({ ...table.options.value, loading: false, error: true });
    table.selection.togglePage();
    equal(table.selection.count.value, 0);
    table.update({ ...table.options.value, error: false });
    table.selection.togglePage();
    equal(table.selection.count.value, 3);
  });

  it('is checked for what is found, not for as many others that were selected before', async () => {
    const table = await fetched(30, { pageSize: 'all', requestPageSize: 50, filters: [size] });
    table.selection.extend(0, 2, true);
    equal(table.selection.count.value, 3);
    table.filters.set('size', { from: 20, to: 22 });
    await bench.clock.pass(300);
    await bench.lastFetch().answer({ data: machines(3, 20), pageCount: 1, totalCount: 3 });
    equal(table.rows.totalCount.value, 3);
    equal(table.selection.pageState.value, false);
  });
});

describe('Everything', () => {
  it('has no count where the backend tells none', async () => {
    const table = await fetched(1000, {}, false);
    table.selection.selectAll();
    equal(table.selection.selection.value.mode, 'all');
    equal(table.selection.count.value, undefined);
    for (let index = 0; index < 10; index += 1) table.selection.toggle(`m${index}`);
    equal(table.selection.selection.value.mode, 'all', 'there are other pages');
    equal(table.selection.selection.value.excludedIds.length, 10);
  });

  it('is counted where the one page is all there is', async () => {
    const table = await fetched(4, {}, false);
    table.selection.selectAll();
    equal(table.selection.count.value, 4);
  });

  it('is counted anew when what was left out is deleted', () => {
    const table = bench.make({ rows: machines(10) });
    table.selection.selectAll();
    table.selection.toggle('m1');
    equal(table.selection.count.value, 9);
    table.update({ ...table.options.value, rows: machines(10).filter(({ id }) => id !== 'm1') });
    equal(table.selection.count.value, 9);
  });

  it('has no count once other rows are there and it is not known which were left out', async () => {
    const table = await fetched(1000);
    table.selection.selectAll();
    table.selection.toggle('m3');
    equal(table.selection.count.value, 999);
    void table.rows.reload();
    await bench.clock.pass(0);
    await answer(999);
    equal(table.selection.count.value, undefined);
    deepEqual(table.selection.selection.value.excludedIds, ['m3']);
    table.selection.toggle('m3');
    equal(table.selection.count.value, 999);
  });

  it('is nothing once all of it was deleted: what comes later was selected by nobody', async () => {
    const table = await fetched(1000);
    table.selection.selectAll();
    void table.rows.reload();
    await bench.clock.pass(0);
    await answer(0);
    equal(table.selection.selection.value.mode, 'some');
    void table.rows.reload();
    await bench.clock.pass(0);
    await answer(5);
    equal(table.selection.count.value, 0);
  });

  it('is not offered while another answer is on its way, and has no count till then', async () => {
    const table = await fetched(1000, { filters: [size], reactive: true });
    equal(table.selection.canSelectAll.value, true);
    table.filters.set('size', { from: 5, to: null });
    equal(table.rows.phase.value, 'filled');
    equal(table.selection.canSelectAll.value, false);
    table.selection.selectAll();
    equal(table.selection.count.value, undefined, 'a page may ask for it');
    await bench.clock.pass(300);
    await answer(7);
    equal(table.selection.count.value, 7);
  });
});

describe('Rows selected one by one', () => {
  it('are selected no more once they are not among all that a backend has', async () => {
    const table = await fetched(4);
    table.selection.toggle('m1');
    table.selection.toggle('m3');
    void table.rows.reload();
    await bench.clock.pass(0);
    await answer(3);
    deepEqual(table.selection.selection.value.ids, ['m1']);
  });
});
