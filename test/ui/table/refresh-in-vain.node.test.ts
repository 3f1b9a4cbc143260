/** A refresh that fails takes nothing away that is there: it is told, and rows stay. */
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();
const autoRefresh = { pollEvery: 10_000, enabledByDefault: true };

async function answerAll(total = 30) {
  for (const fetch of bench.fetches.splice(0)) await fetch.answer(pageOf(fetch.query, total));
}

async function failAll() {
  for (const fetch of bench.fetches.splice(0)) await fetch.fail(new Error('503'));
}

for (const pageSize of [10, 'all'] as const) {
  describe(`A background poll of ${pageSize === 'all' ? 'an endless table' : 'pages'}`, () => {
    async function filled() {
      const table = bench.makeFetched({ pageSize, requestPageSize: 10, autoRefresh });
      await bench.clock.pass(0);
      await answerAll();
      equal(table.rows.phase.value, 'filled');
      return table;
    }

    it('that fails leaves the rows, says so, and tries again', async () => {
      const table = await filled();
      const before = idsInView(table).slice(0, 10);
      equal(table.refresh.hasFailed.value, false);
      await bench.clock.pass(10_000);
      await failAll();
      equal(table.rows.phase.value, 'filled');
      deepEqual(idsInView(table).slice(0, 10), before);
      equal(table.refresh.hasFailed.value, true);
      equal(table.refresh.isRefreshing.value, false);
      equal(bench.reports.length > 0, true);
      await bench.clock.pass(10_000);
      await answerAll();
      equal(table.refresh.hasFailed.value, false);
      deepEqual(idsInView(table).slice(0, 10), before);
    });

    it('that fails after another does so still', async () => {
      const table = await filled();
      for (let turn = 0; turn < 3; turn += 1) {
        await bench.clock.pass(10_000);
        await failAll();
        equal(table.rows.phase.value, 'filled');
        equal(table.rows.rowAt(0)?.id, 'm0');
      }
    });

    it('is another thing than another question, whose failure is all there is to show', async () => {
      const table = await filled();
      table.columns.toggleSort('name');
      await bench.clock.pass(300);
      await failAll();
      equal(table.rows.phase.value, 'error');
      equal(table.refresh.hasFailed.value, false);
    });
  });
}

describe('A refresh of the caller’s own', () => {
  it('that fails leaves the rows and says so, until one succeeds', async () => {
    let isAway = true;
    const onRefresh = async () => {
      if (isAway) throw new Error('503');
    };
    const table = bench.make({ rows: pageOf({ pageIndex: 0, pageSize: 3 } as never, 3).data, onRefresh });
    await table.refresh.refresh();
    equal(table.refresh.hasFailed.value, true);
    equal(table.rows.phase.value, 'filled');
    isAway = false;
    await table.refresh.refresh();
    equal(table.refresh.hasFailed.value, false);
  });
});
