/** Filters and search as somebody uses them. */
import { deepEqual, equal, throws } from '../../support/assert.ts';
import { idsInView, type Machine, machines, tableBench } from './table-bench.ts';

const bench = tableBench();

const size = { name: 'size', type: 'NumberRange', label: 'Size' } as const;
const name = { name: 'name', type: 'SingleValue', label: 'Name' } as const;

describe('Filters', () => {
  it('keep the rows that all of them let through', () => {
    const table = bench.make({ rows: machines(30), filters: [size, name] });
    table.filters.set('size', { from: 3, to: 12 });
    equal(table.rows.totalCount.value, 10);
    table.filters.set('name', '99999');
    deepEqual(idsInView(table), ['m3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10']);
    deepEqual(
      table.filters.active.value.map((filter) => filter.name),
      ['size', 'name'],
    );
  });

  it('start with their initial values, and tell nobody', () => {
    const calls: unknown[] = [];
    const table = bench.make({
      rows: machines(30),
      filters: [{ ...size, initialValue: { from: 28, to: null }, onFilterChange: (value) => calls.push(value) }],
    });
    equal(table.rows.totalCount.value, 2);
    deepEqual(table.filters.valueOf('size'), { from: 28, to: null });
    deepEqual(calls, []);
  });

  it('filter although they are hidden', () => {
    const filters = [{ ...size, hidden: true, initialValue: { from: 28, to: null } }];
    equal(bench.make({ rows: machines(30), filters }).rows.totalCount.value, 2);
  });

  it('may decide by themselves', () => {
    const odd = {
      name: 'odd',
      type: 'UserDefined' as const,
      label: 'Odd',
      initialValue: true,
      filter: (row: Machine, value: unknown) => (value === true) === ((row.size ?? 0) % 2 === 1),
    };
    const table = bench.make({ rows: machines(6), filters: [odd] });
    deepEqual(idsInView(table), ['m1', 'm3', 'm5']);
  });

  it('without a column look at the row’s member', () => {
    const rows = machines(3).map((row, index) => ({ ...row, tags: index === 1 ? ['x', 'y'] : [] }));
    const table = bench.make({ rows, filters: [{ name: 'tags', type: 'MultiSelect', label: 'Tags' }] });
    table.filters.set('tags', ['y']);
    deepEqual(idsInView(table), ['m1']);
  });

  it('tell of each change, by whoever sets them and by clearing, once', () => {
    const calls: unknown[] = [];
    const initialValue = { from: 1, to: null };
    const table = bench.make({
      rows: machines(3),
      filters: [{ ...size, initialValue, onFilterChange: (value) => calls.push(value) }],
    });
    table.filters.set('size', { from: 2, to: null });
    table.filters.set('size', { from: 2, to: null });
    table.filters.clear();
    table.filters.clear();
    deepEqual(calls, [{ from: 2, to: null }, initialValue]);
  });

  it('are cleared to initial values, or to default values where the table says so', () => {
    const filters = [{ ...name, initialValue: 'initial', defaultValue: 'default' }, { ...size }];
    const table = bench.make({ rows: machines(3), filters });
    const clear = () => {
      table.filters.set('name', 'typed');
      table.filters.set('size', { from: 1, to: 1 });
      table.filters.clear();
      return [table.filters.valueOf('name'), table.filters.valueOf('size')];
    };
    deepEqual(clear(), ['initial', undefined]);
    table.update({ ...table.options.value, resetFiltersToDefault: true });
    deepEqual(clear(), ['default', undefined]);
  });

  it('are cleared one by one', () => {
    const table = bench.make({ rows: machines(3), filters: [size, name] });
    table.filters.set('size', { from: 1, to: 1 });
    table.filters.set('name', 'x');
    table.filters.clearOne('name');
    deepEqual(
      table.filters.active.value.map((filter) => filter.name),
      ['size'],
    );
  });

  it('stand where the caller holds them; wishes are only told', () => {
    const calls: unknown[] = [];
    const held = { ...size, value: { from: 2, to: null }, onFilterChange: (value: unknown) => calls.push(value) };
    const table = bench.make({ rows: machines(5), filters: [held] });
    table.filters.set('size', { from: 4, to: null });
    deepEqual(idsInView(table), ['m2', 'm3', 'm4']);
    deepEqual(calls, [{ from: 4, to: null }]);
    table.update({ ...table.options.value, filters: [{ ...held, value: { from: 4, to: null } }] });
    deepEqual(idsInView(table), ['m4']);
  });

  it('go back to page 0', () => {
    const table = bench.make({ rows: machines(600), filters: [size] });
    void table.page.goTo(2);
    table.filters.set('size', { from: 0, to: 599 });
    equal(table.page.index.value, 0);
  });

  it('that do not exist cannot be set', () => {
    throws(() => bench.make().filters.set('nothing', 1), /no filter 'nothing'/);
  });

  it('that are written anew with the same values ask for nothing new', async () => {
    const table = bench.makeFetched({ filters: [{ ...name, initialValue: 'x' }] });
    await bench.clock.pass(0);
    table.update({ ...table.options.value, filters: [{ ...name, initialValue: 'x' }] });
    await bench.clock.pass(1000);
    equal(bench.fetches.length, 1);
  });
});

describe('The search', () => {
  it('waits for 400 ms without a key', async () => {
    const table = bench.make({ rows: machines(30) });
    table.filters.search('99998');
    equal(table.filters.searchText.value, '99998');
    await bench.clock.pass(399);
    table.filters.search('999985');
    await bench.clock.pass(399);
    equal(table.query.value.globalFilter, '');
    await bench.clock.pass(1);
    equal(table.query.value.globalFilter, '999985');
    deepEqual(idsInView(table), ['m15']);
  });

  it('does not wait for who presses Enter', async () => {
    const table = bench.make({ rows: machines(30) });
    table.filters.search('999985');
    table.filters.submitSearch();
    equal(table.rows.totalCount.value, 1);
  });

  it('is trimmed, while what was typed stays as it was', () => {
    const table = bench.make({ rows: machines(3) });
    table.filters.search('  a b ');
    table.filters.submitSearch();
    equal(table.query.value.globalFilter, 'a b');
    equal(table.filters.searchText.value, '  a b ');
    const exact = bench.make({ rows: machines(3), search: { trim: false } });
    exact.filters.search(' a ');
    exact.filters.submitSearch();
    equal(exact.query.value.globalFilter, ' a ');
  });

  it('ends at the character limit', () => {
    const table = bench.make({ rows: machines(3), search: { characterLimit: 4 } });
    table.filters.search('abcdef');
    table.filters.submitSearch();
    equal(table.filters.searchText.value, 'abcd');
    equal(table.query.value.globalFilter, 'abcd');
  });

  it('counts what is searched for, not the blanks around it', () => {
    const table = bench.make({ rows: machines(3), search: { characterLimit: 4 } });
    table.filters.search('  abcdef');
    table.filters.submitSearch();
    equal(table.filters.searchText.value, '  abcd');
    equal(table.query.value.globalFilter, 'abcd');
    const exact = bench.make({ rows: machines(3), search: { trim: false, characterLimit: 4 } });
    exact.filters.search('  abcdef');
    exact.filters.submitSearch();
    equal(exact.query.value.globalFilter, '  ab');
  });

  it('is not asked for again for blanks around the same words', async () => {
    const table = bench.makeFetched();
    await bench.clock.pass(0);
    table.filters.search('  ');
    await bench.clock.pass(1000);
    equal(bench.fetches.length, 1);
  });

  it('ends with the table', () => {
    const table = bench.make({ rows: machines(3) });
    table.filters.search('a');
    table[Symbol.dispose]();
    equal(bench.clock.pendingTimers, 0);
  });
});
