/** What somebody set up outlasts the order in which a page hands over columns and the table's id. */
import { deepEqual, equal } from '../../support/assert.ts';
import { machineColumns, memoryStore, tableBench } from './table-bench.ts';

const bench = tableBench();
const restOfHand = 400;

const wish = {
  version: 1,
  sortBy: [{ id: 'size', desc: true }],
  visibleColumnIds: ['since', 'size', 'name'],
  columnWidths: { size: 200 },
  autoRefreshEnabled: false,
  switches: {},
};
const storeOf = (settings: object) => memoryStore({ machines: JSON.stringify(settings) });
const shownIds = (table: ReturnType<typeof bench.make>) => table.columns.shown.value.map(({ id }) => id);
const [name, size, since] = machineColumns;
type Columns = Parameters<typeof bench.make>[0] & object;
const columnsOf = (...columns: (typeof machineColumns)[number][]) => columns as NonNullable<Columns['columns']>;

describe('Saved settings', () => {
  it('wait for columns that come late', async () => {
    const settingsStore = storeOf(wish);
    const table = bench.make({ tableId: 'machines', settingsStore, columns: [] });
    await bench.clock.pass(restOfHand);
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), wish.visibleColumnIds);
    deepEqual(table.columns.sortBy.value, wish.sortBy);
    deepEqual(table.columns.widths.value, { size: 200 });
    deepEqual(bench.reports, []);
  });

  it('keep what they say of columns that come later still, also when they are saved meanwhile', async () => {
    const settingsStore = storeOf(wish);
    const table = bench.make({ tableId: 'machines', settingsStore, columns: columnsOf(name, since) });
    deepEqual(shownIds(table), ['since', 'name']);
    table.columns.resize('name', 300);
    await bench.clock.pass(restOfHand);
    deepEqual(JSON.parse(settingsStore.kept.machines ?? ''), { ...wish, columnWidths: { size: 200, name: 300 } });
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), wish.visibleColumnIds);
    deepEqual(table.columns.sortBy.value, wish.sortBy);
  });

  it('keep that also when somebody saves others in the dialog', () => {
    const settingsStore = storeOf(wish);
    const table = bench.make({ tableId: 'machines', settingsStore, columns: columnsOf(name, since) });
    table.settings.save({ ...table.settings.current.value, visibleColumnIds: ['name', 'since'] });
    deepEqual(JSON.parse(settingsStore.kept.machines ?? '').columnWidths, { size: 200 });
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), ['name', 'since', 'size']);
    deepEqual(table.columns.widths.value, { size: 200 });
  });

  it('are read once the table has its id', async () => {
    const settingsStore = storeOf(wish);
    const { columns, options } = bench.make({ settingsStore });
    const table = bench.make({ settingsStore });
    table.columns.resize('name', 300);
    table.update({ ...table.options.value, tableId: 'machines' });
    deepEqual(shownIds(table), wish.visibleColumnIds);
    await bench.clock.pass(restOfHand);
    deepEqual(JSON.parse(settingsStore.kept.machines ?? '').visibleColumnIds, wish.visibleColumnIds);
    equal(columns.shown.value.length, 3);
    equal(options.value.tableId, undefined);
  });

  it('of another table are others, and none are carried over', async () => {
    const settingsStore = storeOf(wish);
    const table = bench.make({ tableId: 'machines', settingsStore });
    table.columns.move('since', 1);
    table.update({ ...table.options.value, tableId: 'other' });
    deepEqual(shownIds(table), ['name', 'size', 'since']);
    await bench.clock.pass(restOfHand);
    deepEqual(JSON.parse(settingsStore.kept.machines ?? '').visibleColumnIds, ['size', 'since', 'name']);
    equal(settingsStore.kept.other, undefined);
  });

  it('are kept under an id that comes later, where there are none of it yet', async () => {
    const settingsStore = memoryStore();
    const table = bench.make({ settingsStore });
    table.columns.show(['size']);
    table.update({ ...table.options.value, tableId: 'machines' });
    deepEqual(shownIds(table), ['size']);
    await bench.clock.pass(restOfHand);
    deepEqual(JSON.parse(settingsStore.kept.machines ?? '').visibleColumnIds, ['size']);
  });
});

describe('A column', () => {
  it('that somebody has hidden stays hidden when it goes and comes back', () => {
    const table = bench.make();
    table.columns.show(['name', 'since']);
    table.update({ ...table.options.value, columns: columnsOf(name, since) });
    table.update({ ...table.options.value, columns: columnsOf(name, size, since) });
    deepEqual(shownIds(table), ['name', 'since']);
  });

  it('that was saved as hidden stays hidden when it comes late', () => {
    const settingsStore = storeOf({ ...wish, visibleColumnIds: ['name', 'since'], sortBy: [] });
    const table = bench.make({ tableId: 'machines', settingsStore, columns: columnsOf(name, since) });
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), ['name', 'since']);
  });

  it('that is shown comes back to its place', () => {
    const table = bench.make();
    table.columns.move('since', -1);
    table.update({ ...table.options.value, columns: columnsOf(name, size) });
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), ['name', 'since', 'size']);
  });

  it('that nobody has hidden is shown after a reset, wherever it was', () => {
    const table = bench.make();
    table.columns.show(['since']);
    table.settings.reset();
    table.update({ ...table.options.value, columns: columnsOf(name, since) });
    table.update({ ...table.options.value, columns: machineColumns });
    deepEqual(shownIds(table), ['name', 'size', 'since']);
  });
});
