/** Server mode: what is asked for and when, and what is made of each way in which a backend can fail. */
import { deepEqual, equal, match, ok } from '../../support/assert.ts';
import { idsInView, machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();

async function filled(total = 1000, options = {}) {
  const table = bench.makeFetched({ pageSize: 10, ...options });
  await bench.clock.pass(0);
  await bench.lastFetch().answer(pageOf(bench.lastFetch().query, total));
  return table;
}

describe('The first page of a fetched table', () => {
  it('is asked for at once, with everything that the query is', async () => {
    const table = bench.makeFetched({
      pageSize: 50,
      initialSortBy: [{ id: 'size', desc: true }],
      filters: [{ name: 'name', type: 'SingleValue', label: 'Name', initialValue: ' pc ' }],
    });
    equal(table.rows.phase.value, 'loading');
    await bench.clock.pass(0);
    equal(bench.fetches.length, 1);
    const { signal, ...query } = bench.lastFetch().query;
    equal(signal.aborted, false);
    deepEqual(query, {
      pageIndex: 0,
      pageSize: 50,
      globalFilter: '',
      sortBy: [{ id: 'size', desc: true }],
      filters: [{ name: 'name', value: 'pc', type: 'SingleValue' }],
    });
  });

  it('is shown when it is answered', async () => {
    const table = await filled(25);
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.totalCount.value, 25);
    equal(table.rows.pageCount.value, 3);
    deepEqual(idsInView(table).slice(0, 2), ['m0', 'm1']);
    equal(table.rows.updatedAt.value, performance.now());
  });

  it('may be empty, and may leave the total open', async () => {
    const table = bench.makeFetched();
    await bench.clock.pass(0);
    await bench.lastFetch().answer({ data: [], pageCount: 0, totalCount: null });
    equal(table.rows.phase.value, 'empty');
    equal(table.rows.totalCount.value, undefined);
    deepEqual(bench.reports, []);
  });
});

describe('Another query', () => {
  it('waits for 300 ms of rest, and asks once', async () => {
    const table = await filled();
    table.columns.toggleSort('name');
    await bench.clock.pass(299);
    table.columns.toggleSort('name');
    await bench.clock.pass(299);
    equal(bench.fetches.length, 1);
    await bench.clock.pass(1);
    equal(bench.fetches.length, 2);
    deepEqual(bench.lastFetch().query.sortBy, [{ id: 'name', desc: true }]);
  });

  it('aborts the older one at once', async () => {
    const table = bench.makeFetched();
    await bench.clock.pass(0);
    const [first] = bench.fetches;
    table.columns.toggleSort('name');
    equal(first?.query.signal.aborted, true);
  });

  for (const [what, change] of [
    ['sorting', (table) => table.columns.toggleSort('name')],
    ['a filter', (table) => table.filters.set('size', { from: 3, to: null })],
    [
      'the search',
      (table) => {
        table.filters.search('x');
        table.filters.submitSearch();
      },
    ],
  ] as [string, (table: Awaited<ReturnType<typeof filled>>) => void][]) {
    it(`goes back to page 0 after ${what}`, async () => {
      const table = await filled(1000, { filters: [{ name: 'size', type: 'NumberRange', label: 'Size' }] });
      await table.page.goTo(7);
      await bench.clock.pass(300);
      equal(bench.lastFetch().query.pageIndex, 7);
      await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
      change(table);
      equal(table.page.index.value, 0);
      await bench.clock.pass(300);
      equal(bench.fetches.length, 3);
      equal(bench.lastFetch().query.pageIndex, 0);
    });
  }

  it('shows skeletons, but in a reactive table leaves the rows', async () => {
    const plain = await filled();
    plain.columns.toggleSort('name');
    equal(plain.rows.phase.value, 'loading');
    const reactive = await filled(1000, { reactive: true });
    reactive.columns.toggleSort('name');
    equal(reactive.rows.phase.value, 'filled');
    equal(reactive.rows.isReloading.value, true);
    equal(reactive.rows.rowAt(0)?.id, 'm0');
  });
});

describe('Answers of a slow backend', () => {
  it('are not listened to once a newer query was asked', async () => {
    const table = bench.makeFetched({ pageSize: 10 });
    await bench.clock.pass(0);
    table.columns.toggleSort('name');
    await bench.clock.pass(300);
    const [older, newer] = bench.fetches;
    await newer?.answer({ data: machines(1, 500), pageCount: 1, totalCount: 1 });
    await older?.answer({ data: machines(3), pageCount: 1, totalCount: 3 });
    deepEqual(idsInView(table), ['m500']);
    equal(table.rows.totalCount.value, 1);
  });

  it('are not listened to before the newer one comes, nor while it waits to be asked', async () => {
    const table = bench.makeFetched();
    await bench.clock.pass(0);
    table.columns.toggleSort('name');
    await bench.fetches[0]?.answer({ data: machines(3), pageCount: 1, totalCount: 3 });
    equal(table.rows.phase.value, 'loading');
    await bench.clock.pass(300);
    await bench.fetches[0]?.answer({ data: machines(3), pageCount: 1 });
    equal(table.rows.phase.value, 'loading');
  });

  it('that fail late trouble nobody', async () => {
    const table = await filled();
    table.columns.toggleSort('name');
    await bench.clock.pass(300);
    table.columns.toggleSort('name');
    await bench.fetches[1]?.fail(new Error('too late'));
    await bench.clock.pass(300);
    await bench.lastFetch().answer({ data: machines(2), pageCount: 1 });
    equal(table.rows.phase.value, 'filled');
    deepEqual(bench.reports, []);
  });

  it('are for nobody after the table has gone', async () => {
    const table = bench.makeFetched();
    await bench.clock.pass(0);
    table[Symbol.dispose]();
    equal(bench.fetches[0]?.query.signal.aborted, true);
    await bench.fetches[0]?.answer({ data: machines(1), pageCount: 1 });
    equal(table.rows.phase.value, 'loading');
    deepEqual(bench.reports, []);
    equal(bench.clock.pendingTimers, 0);
  });
});

describe('A fetch that fails', () => {
  it('is reported and shown, and the next reload tries again', async () => {
    const table = await filled();
    const reloading = table.rows.reload({ showLoading: true });
    await bench.lastFetch().fail(new Error('503'));
    await reloading;
    equal(table.rows.phase.value, 'error');
    match(String(table.rows.error.value), /503/);
    deepEqual(bench.reports, ['Error: 503']);
    void table.rows.reload();
    equal(table.rows.phase.value, 'loading');
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 5));
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.error.value, undefined);
  });

  it('may throw before it is a promise', async () => {
    const table = bench.make({
      fetcher: () => {
        throw new Error('at once');
      },
    });
    await bench.clock.pass(0);
    equal(table.rows.phase.value, 'error');
  });

  for (const [what, answer, wanted] of [
    ['nothing', undefined, /an object was expected, not undefined/],
    ['no rows', { pageCount: 1 }, /data: /],
    ['rows that are no list', { data: {}, pageCount: 1 }, /data: /],
    ['a count that is a text', { data: [], pageCount: '3' }, /pageCount: /],
    ['a negative count', { data: [], pageCount: -1 }, /pageCount: /],
    ['a total that is none', { data: [], pageCount: 1, totalCount: Number.NaN }, /totalCount: /],
  ] as [string, unknown, RegExp][]) {
    it(`may have answered ${what}, and says so`, async () => {
      const table = bench.makeFetched();
      await bench.clock.pass(0);
      await bench.lastFetch().answer(answer);
      equal(table.rows.phase.value, 'error');
      match(bench.reports[0] ?? '', wanted);
      match(bench.reports[0] ?? '', /data, pageCount/);
    });
  }
});

describe('Reloading', () => {
  it('asks at once, keeps page and rows, and waits for the answer', async () => {
    const table = await filled();
    await table.page.goTo(4);
    await bench.clock.pass(300);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
    let isDone = false;
    void table.rows.reload().then(() => {
      isDone = true;
    });
    equal(bench.lastFetch().query.pageIndex, 4);
    equal(bench.fetches.length, 3);
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.isReloading.value, true);
    await bench.clock.pass(50);
    equal(isDone, false);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
    equal(isDone, true);
    equal(table.rows.isReloading.value, false);
  });

  it('shows skeletons, or goes to page 0, where it is told to', async () => {
    const table = await filled();
    await table.page.goTo(4);
    await bench.clock.pass(300);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
    void table.rows.reload({ keepCurrentPage: false, showLoading: true });
    equal(table.rows.phase.value, 'loading');
    equal(bench.lastFetch().query.pageIndex, 0);
    await bench.clock.pass(1000);
    equal(bench.fetches.length, 3, 'and is not asked for twice');
  });

  it('goes to the last page where the page in view is gone', async () => {
    const table = await filled();
    await table.page.goTo(99);
    await bench.clock.pass(300);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
    void table.rows.reload();
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 35));
    equal(table.page.index.value, 3);
    equal(bench.lastFetch().query.pageIndex, 3, 'asked for without waiting');
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 35));
    equal(table.rows.rowCount.value, 5);
    equal(table.rows.firstIndex.value, 30);
    equal(table.page.canGoOn.value, false);
    ok(table.page.canGoBack.value);
  });

  it('ends at page 0 where nothing is left', async () => {
    const table = await filled();
    await table.page.goTo(5);
    await bench.clock.pass(300);
    await bench.lastFetch().answer({ data: [], pageCount: 0, totalCount: 0 });
    await bench.lastFetch().answer({ data: [], pageCount: 0, totalCount: 0 });
    equal(table.page.index.value, 0);
    equal(table.rows.phase.value, 'empty');
  });
});
