/** How many rows a page has is the reader's to say, and stays said. */
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, machines, memoryStore, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();

describe('The number of rows a page', () => {
  it('is one of those offered, that of the table among them', () => {
    const table = bench.make({ rows: machines(300), pageSize: 40 });
    deepEqual(table.page.sizes.value, [25, 40, 50, 100, 250]);
    table.update({ ...table.options.value, pageSizes: [10, 1000] });
    deepEqual(table.page.sizes.value, [10, 40, 250]);
    table.update({ ...table.options.value, pageSizes: [] });
    deepEqual(table.page.sizes.value, []);
    table.update({ ...table.options.value, pageSizes: [10], pageSize: 'all' });
    deepEqual(table.page.sizes.value, []);
  });

  it('changes under the first row in view, which stays in view', async () => {
    const table = bench.make({ rows: machines(300), pageSize: 50 });
    await table.page.goTo(3);
    equal(idsInView(table)[0], 'm150');
    table.page.setSize(100);
    equal(table.page.index.value, 1);
    equal(idsInView(table).length, 100);
    equal(idsInView(table).includes('m150'), true);
    table.page.setSize(25);
    equal(idsInView(table)[0], 'm100');
  });

  it('is asked for once with its page in server mode', async () => {
    const table = bench.makeFetched({ pageSize: 50 });
    await bench.clock.pass(0);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 300));
    await table.page.goTo(4);
    await bench.clock.pass(300);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 300));
    table.page.setSize(100);
    await bench.clock.pass(300);
    equal(bench.fetches.length, 3);
    deepEqual([bench.lastFetch().query.pageIndex, bench.lastFetch().query.pageSize], [2, 100]);
  });

  it('is kept with the settings, and goes with them', async () => {
    const settingsStore = memoryStore();
    const options = { rows: machines(300), pageSize: 50, tableId: 'machines', settingsStore };
    const table = bench.make(options);
    table.page.setSize(100);
    equal(table.settings.current.value.pageSize, 100);
    await bench.clock.pass(400);
    equal(JSON.parse(settingsStore.kept.machines ?? '{}').pageSize, 100);
    const later = bench.make(options);
    await bench.clock.pass(0);
    equal(later.page.size.value, 100);
    later.settings.reset();
    equal(later.page.size.value, 50);
    equal(settingsStore.kept.machines, undefined);
  });

  it('is that of the table where what was kept is no number of rows', async () => {
    const kept = { version: 1, sortBy: [], visibleColumnIds: ['name'], columnWidths: {}, autoRefreshEnabled: false };
    for (const pageSize of [0, -5, 'many']) {
      const settingsStore = memoryStore({ machines: JSON.stringify({ ...kept, switches: {}, pageSize }) });
      const table = bench.make({ rows: machines(300), pageSize: 50, tableId: 'machines', settingsStore });
      await bench.clock.pass(0);
      equal(table.page.size.value, 50);
    }
    equal(bench.reports.length, 3);
  });
});
