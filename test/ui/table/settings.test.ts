/** What somebody set up, and what becomes of it when it is read again. */
import { readSettings, storageKey } from '../../../src/ui/table/model/table/settings-store.ts';
import type { TableSettings } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, match, ok } from '../../support/assert.ts';
import { machineColumns, memoryStore, tableBench } from './table-bench.ts';

const bench = tableBench();

const wish: TableSettings = {
  sortBy: [{ id: 'size', desc: true }],
  visibleColumnIds: ['since', 'size'],
  columnWidths: { size: 200 },
  autoRefreshEnabled: true,
  switches: { compact: true },
};
const options = {
  tableId: 'machines',
  autoRefresh: { topic: 'machines' },
  extraSwitches: [{ name: 'compact', label: 'Compact' }],
};
const keptText = (settings: object) => ({ machines: JSON.stringify({ version: 1, ...settings }) });

describe('Settings', () => {
  it('are the table’s own until somebody changes them', () => {
    const table = bench.make({
      initialSortBy: [{ id: 'name', desc: true }],
      autoRefresh: { pollEvery: 1000, enabledByDefault: true },
      extraSwitches: [
        { name: 'a', label: 'A', initial: true },
        { name: 'b', label: 'B' },
      ],
    });
    deepEqual(table.settings.current.value, {
      sortBy: [{ id: 'name', desc: true }],
      visibleColumnIds: ['name', 'size', 'since'],
      columnWidths: {},
      autoRefreshEnabled: true,
      switches: { a: true, b: false },
    });
    deepEqual(table.settings.defaults.value, table.settings.current.value);
    equal(table.settings.switchOf('a'), true);
    equal(table.settings.switchOf('nothing'), false);
  });

  it('are applied and kept', () => {
    const settingsStore = memoryStore();
    const table = bench.make({ ...options, settingsStore });
    table.settings.save(wish);
    deepEqual(table.settings.current.value, wish);
    deepEqual(
      table.columns.shown.value.map(({ id }) => id),
      ['since', 'size'],
    );
    deepEqual(JSON.parse(settingsStore.kept.machines ?? ''), { version: 1, ...wish });
    deepEqual(bench.make({ ...options, settingsStore }).settings.current.value, wish);
    deepEqual(bench.reports, []);
  });

  it('are kept in the browser under the table’s id', () => {
    localStorage.removeItem(storageKey('kept-test'));
    const table = bench.make({ tableId: 'kept-test' });
    table.settings.save({ ...wish, switches: {}, autoRefreshEnabled: false });
    match(localStorage.getItem('rmm-table:kept-test') ?? '', /"version":1/);
    deepEqual(bench.make({ tableId: 'kept-test' }).columns.sortBy.value, wish.sortBy);
    table.settings.reset();
    equal(localStorage.getItem('rmm-table:kept-test'), null);
  });

  it('are kept nowhere without an id', () => {
    const settingsStore = memoryStore();
    bench.make({ settingsStore }).settings.save(wish);
    deepEqual(settingsStore.kept, {});
  });

  it('go back to defaults and are forgotten', () => {
    const settingsStore = memoryStore(keptText(wish));
    const table = bench.make({ ...options, settingsStore });
    table.settings.reset();
    deepEqual(table.settings.current.value, table.settings.defaults.value);
    deepEqual(settingsStore.kept, {});
  });

  it('take along what is sorted, moved and resized by hand, once the hand rests', async () => {
    const settingsStore = memoryStore();
    const table = bench.make({ ...options, settingsStore });
    table.columns.toggleSort('name');
    table.columns.move('name', 1);
    for (let width = 100; width < 200; width += 10) table.columns.resize('size', width);
    deepEqual(settingsStore.kept, {});
    await bench.clock.pass(1000);
    const kept = readSettings(settingsStore.kept.machines ?? '');
    deepEqual(kept.sortBy, [{ id: 'name', desc: false }]);
    deepEqual(kept.visibleColumnIds, ['size', 'name', 'since']);
    deepEqual(kept.columnWidths, { size: 190 });
  });

  it('are kept at the latest when the table goes', () => {
    const settingsStore = memoryStore();
    const table = bench.make({ ...options, settingsStore });
    table.columns.toggleSort('name');
    table[Symbol.dispose]();
    match(settingsStore.kept.machines ?? '', /"id":"name"/);
  });

  it('refresh by themselves only where there is a topic or a time', () => {
    const settingsStore = memoryStore(keptText(wish));
    const { autoRefresh: _, ...others } = options;
    const table = bench.make({ ...others, settingsStore });
    equal(table.settings.current.value.autoRefreshEnabled, false);
    equal(table.refresh.isAutomatic.value, false);
    table.update({ ...table.options.value, autoRefresh: { pollEvery: 1000 } });
    equal(table.refresh.isAutomatic.value, true);
  });
});

describe('Settings that were kept', () => {
  const broken: Record<string, string> = {
    'no JSON': '{"version":1,',
    'another version': JSON.stringify({ ...wish, version: 2 }),
    'no version': JSON.stringify(wish),
    'a list': '[]',
    'nothing at all': 'null',
    'no columns': JSON.stringify({ version: 1, ...wish, visibleColumnIds: [] }),
    'a width that is none': JSON.stringify({ version: 1, ...wish, columnWidths: { size: 'wide' } }),
    'a negative width': JSON.stringify({ version: 1, ...wish, columnWidths: { size: -4 } }),
    'a sort without a direction': JSON.stringify({ version: 1, ...wish, sortBy: [{ id: 'size' }] }),
  };
  for (const [what, text] of Object.entries(broken)) {
    it(`as ${what} are dropped with a report`, () => {
      const table = bench.make({ ...options, settingsStore: memoryStore({ machines: text }) });
      deepEqual(table.settings.current.value, table.settings.defaults.value);
      equal(bench.reports.length, 1);
      match(bench.reports[0] ?? '', /table 'machines'/);
    });
  }

  it('lose only the columns that the table does not have, with a report', () => {
    const kept = {
      ...wish,
      visibleColumnIds: ['old', 'size'],
      sortBy: [
        { id: 'old', desc: true },
        { id: 'size', desc: true },
      ],
      columnWidths: { old: 100, size: 120 },
    };
    const table = bench.make({ ...options, settingsStore: memoryStore(keptText(kept)) });
    deepEqual(table.settings.current.value, {
      ...wish,
      visibleColumnIds: ['size'],
      columnWidths: { size: 120 },
    });
    deepEqual(bench.reports.length, 1);
    match(bench.reports[0] ?? '', /old/);
  });

  it('of columns of which none is left show the defaults', () => {
    const kept = { ...wish, visibleColumnIds: ['old'], sortBy: [], columnWidths: {} };
    const table = bench.make({ ...options, settingsStore: memoryStore(keptText(kept)) });
    deepEqual(
      table.columns.shown.value.map(({ id }) => id),
      ['name', 'size', 'since'],
    );
  });

  it('cannot take away what must stay, nor show more than the most', () => {
    const columns = machineColumns.map((column) => (column.id === 'name' ? { ...column, isRemovable: false } : column));
    const table = bench.make({
      ...options,
      columns,
      maximumColumns: 2,
      settingsStore: memoryStore(keptText({ ...wish, visibleColumnIds: ['since', 'size'] })),
    });
    const shown = table.columns.shown.value.map(({ id }) => id);
    equal(shown.length, 2);
    ok(shown.includes('name'));
  });

  it('may come late, and then no later than what somebody did meanwhile', async () => {
    const late = () => ({
      ...memoryStore(),
      read: () => new Promise<string>((resolve) => setTimeout(() => resolve(keptText(wish).machines), 100)),
    });
    const waited = bench.make({ ...options, settingsStore: late() });
    const touched = bench.make({ ...options, settingsStore: late() });
    touched.columns.toggleSort('name');
    await bench.clock.pass(100);
    deepEqual(waited.settings.current.value, wish);
    deepEqual(touched.columns.sortBy.value, [{ id: 'name', desc: false }]);
  });
});

describe('A store that fails', () => {
  const failing = () => {
    throw new Error('QuotaExceededError');
  };
  it('is reported once, and the table goes on', async () => {
    const table = bench.make({ ...options, settingsStore: { read: failing, write: failing, remove: failing } });
    table.settings.save(wish);
    table.settings.reset();
    table.settings.save(wish);
    await bench.clock.pass(0);
    deepEqual(table.settings.current.value, wish);
    equal(bench.reports.length, 1);
    match(bench.reports[0] ?? '', /QuotaExceededError/);
  });

  it('may also fail later', async () => {
    const settingsStore = { ...memoryStore(), write: async () => failing() };
    const table = bench.make({ ...options, settingsStore });
    table.settings.save(wish);
    await bench.clock.pass(0);
    equal(bench.reports.length, 1);
  });
});
