/** Client mode where rows come bit by bit. Source: spec 003 §4 and §9, the lazy load rule. */
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, machines, tableBench } from './table-bench.ts';

const bench = tableBench();

function lazyTable(options: { total?: number; held?: number; late?: boolean; requestPageSize?: number } = {}) {
  const { total = 60, held = 20, late = false, requestPageSize = 20 } = options;
  const loads: { signal: AbortSignal; fail(error: unknown): void; finish(): void }[] = [];
  const lazyLoad = (count: number) => ({
    requestPageSize,
    hasMore: count < total,
    load: (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        loads.push({
          signal,
          fail: reject,
          finish() {
            const next = Math.min(total, count + requestPageSize);
            const arrive = () =>
              table.update({ ...table.options.value, rows: machines(next), lazyLoad: lazyLoad(next) });
            if (late) setTimeout(arrive, 50);
            else arrive();
            resolve();
          },
        });
      }),
  });
  const table = bench.make({
    rows: machines(held),
    pageSize: 5,
    lazyLoad: lazyLoad(held),
    filters: [{ name: 'size', type: 'NumberRange', label: 'Size' }],
  });
  return { table, loads };
}

describe('Going on in rows that come bit by bit', () => {
  it('loads more at the end of what was requested, and moves on once rows are there', async () => {
    const { table, loads } = lazyTable();
    for (const page of [1, 2, 3]) {
      await table.page.goTo(page);
      equal(table.page.index.value, page);
    }
    equal(loads.length, 0);
    equal(table.page.canGoOn.value, true);
    const going = table.page.goTo(4);
    equal(loads.length, 1);
    equal(table.page.isLoadingMore.value, true);
    equal(table.page.index.value, 3);
    loads[0]?.finish();
    await going;
    await bench.clock.pass(0);
    equal(table.page.index.value, 4);
    equal(table.page.isLoadingMore.value, false);
    deepEqual(idsInView(table).slice(0, 1), ['m20']);
  });

  it('moves on when rows arrive a while after the promise', async () => {
    const { table, loads } = lazyTable({ late: true });
    await table.page.goTo(3);
    void table.page.goTo(4);
    loads[0]?.finish();
    await bench.clock.pass(10);
    equal(table.page.index.value, 3);
    await bench.clock.pass(100);
    equal(table.page.index.value, 4);
    equal(loads.length, 1);
  });

  it('does not load what is held already', async () => {
    const { table, loads } = lazyTable({ held: 40 });
    await table.page.goTo(3);
    await table.page.goTo(4);
    equal(table.page.index.value, 4);
    equal(loads.length, 0);
  });

  it('loads where requests end in the middle of a page', async () => {
    const { table, loads } = lazyTable({ requestPageSize: 18, held: 18 });
    await table.page.goTo(3);
    equal(table.rows.rowCount.value, 3);
    void table.page.goTo(4);
    equal(loads.length, 1);
  });

  it('loads where a request begins, although some rows of it are here', async () => {
    const { table, loads } = lazyTable({ held: 22 });
    await table.page.goTo(3);
    void table.page.goTo(4);
    equal(loads.length, 1);
  });

  it('does not load on the way back', async () => {
    const { table, loads } = lazyTable();
    await table.page.goTo(3);
    await table.page.goTo(0);
    equal(table.page.index.value, 0);
    equal(loads.length, 0);
  });

  it('ends where there is no more', async () => {
    const { table } = lazyTable({ total: 20 });
    await table.page.goTo(3);
    equal(table.page.canGoOn.value, false);
    await table.page.goTo(4);
    equal(table.page.index.value, 3);
  });

  it('stays where loading fails, says so, and tries again when asked', async () => {
    const { table, loads } = lazyTable();
    await table.page.goTo(3);
    const going = table.page.goTo(4);
    loads[0]?.fail(new Error('no line'));
    await going;
    await bench.clock.pass(0);
    equal(table.page.index.value, 3);
    equal(table.page.isLoadingMore.value, false);
    deepEqual(bench.reports, ['Error: no line']);
    void table.page.goTo(4);
    equal(loads.length, 2);
  });

  it('loads again while nothing that came is found', async () => {
    const { table, loads } = lazyTable();
    table.filters.set('size', { from: 41, to: null });
    void table.page.goTo(1);
    loads[0]?.finish();
    await bench.clock.pass(0);
    equal(loads.length, 2);
    loads[1]?.finish();
    await bench.clock.pass(0);
    equal(table.page.index.value, 1);
    deepEqual(idsInView(table).slice(0, 1), ['m46']);
  });

  it('forgets where somebody wanted to go when they go elsewhere', async () => {
    const { table, loads } = lazyTable();
    await table.page.goTo(3);
    void table.page.goTo(4);
    void table.page.goTo(1);
    loads[0]?.finish();
    await bench.clock.pass(0);
    equal(table.page.index.value, 1);
  });

  it('is aborted with the table', async () => {
    const { table, loads } = lazyTable();
    await table.page.goTo(3);
    const going = table.page.goTo(4);
    table[Symbol.dispose]();
    equal(loads[0]?.signal.aborted, true);
    await going;
    loads[0]?.fail(new Error('aborted'));
    await bench.clock.pass(0);
    deepEqual(bench.reports, []);
  });

  it('in one list loads more whenever the view wants to go on', async () => {
    const { table, loads } = lazyTable();
    table.update({ ...table.options.value, pageSize: 'all' });
    equal(table.page.canGoOn.value, true);
    void table.page.goTo(1);
    void table.page.goTo(1);
    equal(loads.length, 1);
    loads[0]?.finish();
    await bench.clock.pass(0);
    equal(table.rows.rowCount.value, 40);
    equal(table.page.isLoadingMore.value, false);
  });
});
