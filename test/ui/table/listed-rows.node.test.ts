/** Endless scrolling over a fetcher: what is asked for, what is shown of what is not here, and what is selected of it. */
import type { TableModel } from '../../../src/ui/table/table-model-types.ts';
import { deepEqual, equal, match } from '../../support/assert.ts';
import { type Machine, machines, type OpenFetch, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();

const size = 100;

function endless(options = {}) {
  return bench.makeFetched({ pageSize: 'all', requestPageSize: size, ...options });
}

/** Not answered yet, and still wanted. */
const open = () => bench.fetches.filter(({ query }) => !query.signal.aborted && !answered.has(query));
let answered = new Set<object>();
beforeEach(() => {
  answered = new Set();
});

async function answer(total: number, one: OpenFetch = bench.lastFetch(), options = {}): Promise<void> {
  answered.add(one.query);
  await one.answer({ ...pageOf(one.query, total), ...options });
}

async function answerAll(total: number): Promise<void> {
  for (const one of open()) await answer(total, one);
}

async function filled(total = 1_000_000, options = {}): Promise<TableModel<Machine>> {
  const table = endless(options);
  await bench.clock.pass(0);
  await answerAll(total);
  return table;
}

const pages = () => bench.fetches.map(({ query }) => query.pageIndex);

describe('A fetcher whose rows are all scrolled through', () => {
  it('is asked for its first page, and tells how long the list is', async () => {
    const table = endless();
    equal(table.rows.phase.value, 'loading');
    await bench.clock.pass(0);
    const { signal: _, ...query } = bench.lastFetch().query;
    deepEqual(query, { pageIndex: 0, pageSize: size, globalFilter: '', sortBy: [], filters: [] });
    await answerAll(1_000_000);
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.rowCount.value, 1_000_000);
    equal(table.rows.totalCount.value, 1_000_000);
    equal(table.page.isEndless.value, true);
    equal(table.page.index.value, 0);
    equal(table.rows.updatedAt.value, performance.now());
  });

  it('is asked for the page of the end alone when somebody goes there', async () => {
    const table = await filled();
    table.rows.look(999_980, 1_000_000);
    await bench.clock.pass(200);
    deepEqual(pages(), [0, 9999]);
    equal(table.rows.rowAt(999_999), undefined);
    await answerAll(1_000_000);
    equal(table.rows.rowAt(999_999)?.id, 'm999999');
  });

  it('is not asked any more for what was scrolled past', async () => {
    const table = await filled();
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    const [, passed] = bench.fetches;
    table.rows.look(800_000, 800_020);
    await bench.clock.pass(200);
    equal(passed?.query.signal.aborted, true);
    equal(bench.lastFetch().query.pageIndex, 8000);
  });

  it('may leave the total open: the list ends where a page says so', async () => {
    const table = endless();
    await bench.clock.pass(0);
    await answer(1_000, bench.lastFetch(), { totalCount: null, pageCount: 2 });
    equal(table.rows.totalCount.value, undefined);
    equal(table.rows.rowCount.value, size + 1);
    table.rows.look(90, size + 1);
    await bench.clock.pass(200);
    await answer(142, bench.lastFetch(), { totalCount: null, pageCount: 2 });
    equal(table.rows.totalCount.value, 142);
    equal(table.rows.rowAt(141)?.id, 'm141');
  });

  it('shows a page that failed where it is, and asks again on demand', async () => {
    const table = await filled();
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    for (const one of open()) await one.fail(new Error('gone for a moment'));
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.rowAt(0)?.id, 'm0');
    deepEqual(table.rows.failureAt(5000), { page: 50, isFirst: true });
    deepEqual(table.rows.failureAt(5001), { page: 50, isFirst: false });
    match(bench.reports[0] ?? '', /gone for a moment/);
    table.rows.retry(50);
    equal(table.rows.failureAt(5000), undefined);
    await answer(1_000_000);
    equal(table.rows.rowAt(5001)?.id, 'm5001');
  });

  it('fails as a whole where the first page does, and is tried again', async () => {
    const table = endless();
    await bench.clock.pass(0);
    await bench.lastFetch().fail(new Error('down'));
    equal(table.rows.phase.value, 'error');
    void table.rows.reload({ showLoading: true });
    equal(table.rows.phase.value, 'loading');
    await answer(3);
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.error.value, undefined);
  });

  it('is another list after a search, a filter or another order, asked for once it has rested', async () => {
    const table = await filled(1_000_000, { filters: [{ name: 'size', type: 'NumberRange', label: 'Size' }] });
    table.columns.toggleSort('name');
    equal(table.rows.phase.value, 'loading');
    await bench.clock.pass(200);
    table.filters.set('size', { from: 3, to: null });
    await bench.clock.pass(299);
    deepEqual(pages(), [0]);
    await bench.clock.pass(1);
    deepEqual(pages(), [0, 0]);
    deepEqual(bench.lastFetch().query.sortBy, [{ id: 'name', desc: false }]);
    equal(bench.lastFetch().query.filters.length, 1);
    await answer(7);
    equal(table.rows.rowCount.value, 7);
  });

  it('keeps its rows in a reactive table until the other answer is there', async () => {
    const table = await filled(1_000_000, { reactive: true });
    table.columns.toggleSort('name');
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.isReloading.value, true);
    equal(table.rows.rowAt(0)?.id, 'm0');
    await bench.clock.pass(300);
    await answer(12);
    equal(table.rows.rowCount.value, 12);
    equal(table.rows.isReloading.value, false);
  });

  it('is asked again for what is looked at when it is refreshed, and its rows stay meanwhile', async () => {
    const table = await filled();
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    await answerAll(1_000_000);
    const before = bench.fetches.length;
    const done = table.rows.reload();
    equal(table.rows.isReloading.value, true);
    equal(table.rows.rowAt(5000)?.id, 'm5000');
    deepEqual(pages().slice(before).toSorted(), [49, 50]);
    await answerAll(900_000);
    await done;
    equal(table.rows.isReloading.value, false);
    equal(table.rows.rowCount.value, 900_000);
  });

  it('goes to another fetcher at once, and leaves nothing of the one before', async () => {
    for (const reactive of [false, true]) {
      const table = await filled(1_000_000, { reactive });
      table.selection.toggle('m3');
      table.update({ ...table.options.value, fetcher: async () => ({ data: machines(2, 70), pageCount: 1 }) });
      equal(table.rows.phase.value, 'loading');
      equal(table.rows.rowAt(0), undefined);
      equal(table.selection.count.value, 0);
      await bench.clock.pass(0);
      equal(table.rows.rowCount.value, 2);
      equal(table.rows.rowAt(1)?.id, 'm71');
    }
  });

  it('is as old as its first answer, whatever was scrolled to since', async () => {
    const table = await filled();
    const first = table.rows.updatedAt.value;
    await bench.clock.pass(5000);
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    await answerAll(1_000_000);
    equal(table.rows.updatedAt.value, first);
    void table.rows.reload();
    await answerAll(1_000_000);
    equal(table.rows.updatedAt.value, performance.now());
  });

  it('is left alone when the table ends', async () => {
    const table = endless();
    await bench.clock.pass(0);
    table[Symbol.dispose]();
    equal(bench.lastFetch().query.signal.aborted, true);
  });
});

describe('What is selected of rows that are held in part', () => {
  it('is everything by one press, described and not counted out', async () => {
    const table = await filled(1_000_000, { selectable: true });
    equal(table.selection.pageState.value, false);
    table.selection.togglePage();
    equal(table.selection.pageState.value, true);
    table.selection.toggle('m3');
    equal(table.selection.pageState.value, 'mixed');
    const { mode, ids, excludedIds, count } = table.selection.selection.value;
    deepEqual({ mode, ids, excludedIds, count }, { mode: 'all', ids: [], excludedIds: ['m3'], count: 999_999 });
    equal(table.selection.canShowSelected.value, false);
    table.selection.toggle('m3');
    table.selection.togglePage();
    equal(table.selection.count.value, 0);
  });

  it('has no count while the end is not known', async () => {
    const table = endless({ selectable: true });
    await bench.clock.pass(0);
    await answer(1_000, bench.lastFetch(), { totalCount: null, pageCount: 2 });
    table.selection.selectAll();
    deepEqual([table.selection.count.value, table.selection.pageCount.value], [undefined, size]);
  });

  it('leaves out disabled rows, those too that come later', async () => {
    const table = await filled(1_000_000, {
      selectable: true,
      rowFlags: ({ size = 0 }: Machine) => ({ disabled: (size ?? 0) % 5000 === 0 }),
    });
    table.selection.selectAll();
    equal(table.selection.isSelected('m0'), false);
    equal(table.selection.count.value, 999_999);
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    await answerAll(1_000_000);
    deepEqual(table.selection.selection.value.excludedIds, ['m0', 'm5000']);
  });

  it('is a whole range, fetched where it is not here', async () => {
    const table = await filled(1_000_000, { selectable: true });
    table.selection.extend(90, 310, true);
    equal(table.selection.count.value, 0);
    await bench.clock.pass(301);
    deepEqual(table.selection.gathering.value, { is: 'adding', count: 221 });
    for (const page of [1, 2, 3]) {
      equal(bench.lastFetch().query.pageIndex, page);
      await answer(1_000_000);
    }
    equal(table.selection.count.value, 221);
    equal(table.selection.isSelected('m310'), true);
    equal(table.selection.gathering.value, undefined);
  });

  it('is nothing of a range that failed, or that is too long', async () => {
    const table = await filled(1_000_000, { selectable: true });
    table.selection.extend(90, 150, true);
    await bench.clock.pass(0);
    await bench.lastFetch().fail(new Error('gone'));
    deepEqual(table.selection.gathering.value, { is: 'failed' });
    equal(table.selection.count.value, 0);
    table.selection.extend(0, 999_999, true);
    deepEqual(table.selection.gathering.value, { is: 'too-many', count: 1_000_000 });
    table.selection.toggle('m1');
    equal(table.selection.gathering.value, undefined);
    equal(table.selection.count.value, 1);
  });

  it('ends with its question where it was everything', async () => {
    const table = await filled(1_000_000, { selectable: true });
    table.selection.selectAll();
    table.filters.search('x');
    table.filters.submitSearch();
    equal(table.selection.count.value, 0);
  });

  it('can be shown alone, and back', async () => {
    const table = await filled(1_000_000, { selectable: true });
    table.selection.toggle('m4');
    table.selection.showSelected(true);
    deepEqual([table.rows.rowCount.value, table.rows.rowAt(0)?.id], [1, 'm4']);
    table.selection.showSelected(false);
    equal(table.rows.rowCount.value, 1_000_000);
    equal(bench.fetches.length, 1);
  });
});
