/** Another fetcher is another source, be it another customer's: nothing of the one before is shown, selected or waited for. */
import type { TableQuery } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();

async function filled(total = 1000, options = {}) {
  const table = bench.makeFetched({ pageSize: 10, ...options });
  await bench.clock.pass(0);
  await bench.lastFetch().answer(pageOf(bench.lastFetch().query, total));
  return table;
}

describe('A table whose fetcher is another one', () => {
  it('goes to another fetcher at once, from its first page, and leaves nothing of the one before', async () => {
    for (const reactive of [false, true]) {
      const table = await filled(1000, { reactive });
      void table.page.goTo(3);
      await bench.clock.pass(300);
      await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1000));
      table.selection.toggle('m31');
      const asked: TableQuery[] = [];
      table.update({
        ...table.options.value,
        fetcher: async (query) => {
          asked.push(query);
          return { data: machines(1, 500), pageCount: 1, totalCount: 1 };
        },
      });
      equal(table.rows.phase.value, 'loading');
      equal(table.rows.totalCount.value, undefined);
      deepEqual(idsInView(table), []);
      equal(table.selection.count.value, 0);
      await bench.clock.pass(0);
      deepEqual(
        asked.map(({ pageIndex }) => pageIndex),
        [0],
      );
      deepEqual(idsInView(table), ['m500']);
    }
  });

  it('does not listen to what another fetcher was asked', async () => {
    const table = bench.makeFetched({ pageSize: 10 });
    await bench.clock.pass(0);
    const old = bench.lastFetch();
    table.update({ ...table.options.value, fetcher: async () => ({ data: machines(1, 500), pageCount: 1 }) });
    equal(old.query.signal.aborted, true);
    await old.answer(pageOf(old.query, 1000));
    deepEqual(idsInView(table), ['m500']);
  });
});
