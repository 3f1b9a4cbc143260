/** What a page's own functions or rows do wrong costs the cell or the row that it is about, never the table. */
import { cellText } from '../../../src/ui/table/cells/cell-text.ts';
import type { TableColumn } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, match } from '../../support/assert.ts';
import { idsInView, type Machine, machines, tableBench } from './table-bench.ts';

const bench = tableBench();
const rows = machines(4);
const fails = (row: Machine) => {
  if (row.id === 'm1') throw new Error('m1 is broken');
  return row.name;
};
const withNull = (...given: (Machine | null | undefined | number)[]) => given as Machine[];

describe('One bad row', () => {
  it('is shown without the value that it cannot tell, which is reported once', () => {
    const table = bench.make({ rows, columns: [{ id: 'name', header: 'Name', value: fails }] });
    const column = table.columns.all.value[0] as TableColumn<Machine>;
    deepEqual(
      rows.map((row) => cellText(column, 'en')(row)),
      ['name 1000000', '', 'name 999998', 'name 999997'],
    );
    table.columns.toggleSort('name');
    table.filters.search('name');
    table.filters.submitSearch();
    deepEqual(idsInView(table), ['m3', 'm2', 'm0']);
    equal(bench.reports.length, 1);
    match(bench.reports[0] ?? '', /value of column 'name'.*m1 is broken/);
  });

  it('keeps its table whatever function of a column, a cell or the table fails for it', () => {
    const broken = () => {
      throw new Error('Broken');
    };
    const table = bench.make({
      rows,
      selectable: true,
      columns: [
        { id: 'text', header: broken, text: broken, isRequired: broken, compare: broken },
        { id: 'anchor', header: 'A', cell: { type: 'Anchor', href: broken, text: broken } },
        { id: 'tags', header: 'T', cell: { type: 'Tags', tags: broken } },
        { id: 'cost', header: 'C', value: () => 5, cell: { type: 'Currency', currency: broken } },
        { id: 'icon', header: 'I', cell: { type: 'Icon', icon: broken, label: broken } },
        { id: 'made', header: 'M', generateColumns: broken },
      ],
      rowFlags: broken,
      rowLabel: broken,
      rowActions: broken,
      filters: [{ name: 'text', type: 'SingleValue', label: 'Text', filter: broken, initialValue: 'x' }],
    });
    equal(table.rows.phase.value, 'empty', 'a filter that cannot tell finds nothing');
    table.filters.clear();
    table.filters.set('text', '');
    deepEqual(idsInView(table), ['m0', 'm1', 'm2', 'm3']);
    for (const column of table.columns.all.value) for (const row of rows) cellText(column, 'en')(row);
    deepEqual(table.flagsOf(rows[0] as Machine), {});
    equal(table.rowLabel(rows[0] as Machine), '');
    table.columns.toggleSort('text');
    equal(table.rows.rowCount.value, 4);
    const { rowActions } = table.options.value;
    deepEqual(typeof rowActions === 'function' && rowActions(rows[0] as Machine), []);
  });

  it('that is none stands as an empty one, which nobody can select', () => {
    const table = bench.make({
      rows: withNull(rows[0] as Machine, null, 7, undefined, rows[1] as Machine),
      selectable: true,
    });
    equal(table.rows.rowCount.value, 5);
    equal(table.rows.rowAt(4)?.id, 'm1');
    table.selection.togglePage();
    deepEqual(table.selection.selection.value.ids, ['m0', 'm1']);
    equal(bench.reports.length, 1);
    match(bench.reports[0] ?? '', /row.* at place 1/i);
  });

  it('of a fetcher leaves the others of its page', async () => {
    for (const pageSize of [10, 'all'] as const) {
      const table = bench.makeFetched({ pageSize, selectable: true });
      await bench.clock.pass(0);
      await bench.lastFetch().answer({ data: withNull(rows[0] as Machine, null), pageCount: 1, totalCount: 2 });
      equal(table.rows.phase.value, 'filled');
      equal(table.rows.rowCount.value, 2);
      equal(table.rows.rowAt(0)?.id, 'm0');
      match(bench.reports.at(-1) ?? '', /at place 1/);
    }
  });
});

describe('Rows without an id', () => {
  const nameless = [{ name: 'a' }, { name: 'b' }, { id: 'm9', name: 'c' }] as Machine[];

  it('cannot be selected, one by one or together', () => {
    for (const omitDisabled of [true, false]) {
      const table = bench.make({ rows: nameless, selectable: true, omitDisabled, rowId: (row) => row.id });
      equal(table.selection.isSelectable(nameless[0] as Machine), false);
      table.selection.toggle('');
      equal(table.selection.count.value, 0);
      table.selection.togglePage();
      deepEqual(table.selection.selection.value.ids, ['m9']);
      table.selection.clear();
      table.selection.selectAll();
      equal(table.selection.count.value, 1);
      equal(table.selection.isSelected(''), false);
    }
  });
});
