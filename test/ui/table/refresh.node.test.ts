/** Keeping rows current, and saying honestly when they are not. */
import { deepEqual, equal } from '../../support/assert.ts';
import { machines, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();
const minute = 60_000;

async function filled(options = {}) {
  const table = bench.makeFetched({ pageSize: 10, ...options });
  await bench.clock.pass(0);
  await answer();
  return table;
}

async function answer() {
  await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 100));
}

describe('Refreshing by hand', () => {
  it('fetches again, and is busy until the answer', async () => {
    const table = await filled();
    const done = table.refresh.refresh();
    equal(bench.fetches.length, 2);
    equal(table.refresh.isRefreshing.value, true);
    await answer();
    await done;
    equal(table.refresh.isRefreshing.value, false);
  });

  it('asks the caller instead where there is a callback', async () => {
    let asked = 0;
    const table = await filled({
      onRefresh: async () => {
        asked += 1;
      },
    });
    await table.refresh.refresh();
    equal(asked, 1);
    equal(bench.fetches.length, 1);
  });

  it('reports a callback that fails, and is not busy for ever', async () => {
    const table = bench.make({
      rows: machines(3),
      onRefresh: () => {
        throw new Error('gone');
      },
    });
    await table.refresh.refresh();
    deepEqual(bench.reports, ['Error: gone']);
    equal(table.refresh.isRefreshing.value, false);
  });
});

describe('The age of rows', () => {
  it('is told in minutes from the fifth on, and not while they refresh by themselves', async () => {
    const table = await filled();
    equal(table.refresh.minutesOld.value, undefined);
    await bench.clock.pass(5 * minute - 1);
    equal(table.refresh.minutesOld.value, undefined);
    await bench.clock.pass(1);
    equal(table.refresh.minutesOld.value, 5);
    await bench.clock.pass(minute - 1);
    equal(table.refresh.minutesOld.value, 5);
    await bench.clock.pass(1);
    equal(table.refresh.minutesOld.value, 6);
    void table.refresh.refresh();
    await answer();
    equal(table.refresh.minutesOld.value, undefined);
    const automatic = await filled({ autoRefresh: { topic: 't', enabledByDefault: true } });
    await bench.clock.pass(10 * minute);
    equal(automatic.refresh.minutesOld.value, undefined);
  });

  it('of a caller’s own rows counts from when they were given', async () => {
    const table = bench.make({ rows: machines(1) });
    await bench.clock.pass(7 * minute);
    equal(table.refresh.minutesOld.value, 7);
    table.update({ ...table.options.value, rows: machines(2) });
    equal(table.refresh.minutesOld.value, undefined);
  });
});

describe('Messages of the channel', () => {
  const autoRefresh = { topic: 'machines', enabledByDefault: true };

  it('reload the page in view, silently', async () => {
    const table = await filled({ autoRefresh });
    await table.page.goTo(3);
    await bench.clock.pass(300);
    await answer();
    bench.publish('machines', { type: 'reload-table' });
    equal(bench.fetches.length, 3);
    equal(bench.lastFetch().query.pageIndex, 3);
    equal(table.rows.phase.value, 'filled');
  });

  it('go to page 0 and show skeletons where they say so', async () => {
    const table = await filled({ autoRefresh });
    await table.page.goTo(3);
    await bench.clock.pass(300);
    await answer();
    bench.publish('machines', { type: 'reload-table', options: { keepCurrentPage: false, showLoading: true } });
    equal(bench.lastFetch().query.pageIndex, 0);
    equal(table.rows.phase.value, 'loading');
  });

  it('of another kind, or malformed, are none of its business', async () => {
    await filled({ autoRefresh });
    for (const message of [
      undefined,
      'reload-table',
      { type: 'other' },
      { type: 'reload-table', options: { showLoading: 1 } },
    ])
      bench.publish('machines', message);
    bench.publish('other', { type: 'reload-table' });
    equal(bench.fetches.length, 1);
  });

  it('are heard only while refreshing by itself is on, and until the table goes', async () => {
    const table = await filled({ autoRefresh: { topic: 'machines' } });
    deepEqual(bench.topics, []);
    table.settings.save({ ...table.settings.current.value, autoRefreshEnabled: true });
    deepEqual(bench.topics, ['machines']);
    table.settings.save({ ...table.settings.current.value, autoRefreshEnabled: false });
    deepEqual(bench.topics, []);
    table.settings.save({ ...table.settings.current.value, autoRefreshEnabled: true });
    table.update({ ...table.options.value, autoRefresh: { topic: 'others' } });
    deepEqual(bench.topics, ['others']);
    table[Symbol.dispose]();
    deepEqual(bench.topics, []);
  });
});

describe('Asking now and then', () => {
  const autoRefresh = { pollEvery: 10_000, enabledByDefault: true };

  it('counts from the last answer', async () => {
    const table = await filled({ autoRefresh });
    await bench.clock.pass(6000);
    void table.rows.reload();
    await answer();
    await bench.clock.pass(9999);
    equal(bench.fetches.length, 2);
    await bench.clock.pass(1);
    equal(bench.fetches.length, 3);
    equal(table.rows.phase.value, 'filled');
    await bench.clock.pass(60_000);
    equal(bench.fetches.length, 3, 'and waits for a slow one');
    await answer();
    await bench.clock.pass(10_000);
    equal(bench.fetches.length, 4);
  });

  it('goes on after a failure', async () => {
    const table = await filled({ autoRefresh });
    await bench.clock.pass(10_000);
    await bench.lastFetch().fail(new Error('503'));
    await bench.clock.pass(10_000);
    await answer();
    equal(table.refresh.hasFailed.value, false);
  });

  it('pauses while nobody sees the page, and catches up at once', async () => {
    const table = await filled({ autoRefresh });
    bench.setVisible(false);
    equal(table.refresh.isPaused.value, true);
    await bench.clock.pass(60_000);
    equal(bench.fetches.length, 1);
    bench.setVisible(true);
    equal(table.refresh.isPaused.value, false);
    await bench.clock.pass(0);
    equal(bench.fetches.length, 2);
  });

  it('waits out its time where the pause was short', async () => {
    await filled({ autoRefresh });
    await bench.clock.pass(4000);
    bench.setVisible(false);
    await bench.clock.pass(1000);
    bench.setVisible(true);
    await bench.clock.pass(4999);
    equal(bench.fetches.length, 1);
    await bench.clock.pass(1);
    equal(bench.fetches.length, 2);
  });

  it('ends with the table, and is off until somebody turns it on', async () => {
    const table = await filled({ autoRefresh });
    table[Symbol.dispose]();
    equal(bench.clock.pendingTimers, 0);
    const off = await filled({ autoRefresh: { pollEvery: 10_000 } });
    const before = bench.fetches.length;
    await bench.clock.pass(60_000);
    equal(bench.fetches.length, before);
    equal(off.refresh.isPaused.value, false);
  });
});
