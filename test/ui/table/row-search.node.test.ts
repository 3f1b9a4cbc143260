/** Letters that are typed on a row go to the row that begins with them. */
import { createRowSearch } from '../../../src/ui/table/body/cursor/row-search.ts';
import { equal, ok } from '../../support/assert.ts';
import { type Machine, pageOf, tableBench } from './table-bench.ts';

const bench = tableBench();

const named = (...names: string[]): Machine[] => names.map((name, index) => ({ id: `m${index}`, name }));

function search(...names: string[]) {
  return createRowSearch(bench.make({ rows: named(...names), pageSize: 'all' }), () => 'en');
}

describe('What is typed on a row', () => {
  it('leads to the next row that begins with it, around the end, whatever its case and accents', async () => {
    const names = search('Alpha', 'beta', 'Éclair', 'Bravo');
    equal(names.type('b', 0), 1);
    await bench.clock.pass(1000);
    equal(names.type('B', 1), 3);
    await bench.clock.pass(1000);
    equal(names.type('b', 3), 1);
    await bench.clock.pass(1000);
    equal(names.type('e', 0), 2);
    await bench.clock.pass(1000);
    equal(names.type('x', 0), undefined);
  });

  it('is one word while it comes in quick succession, blanks among it', async () => {
    const names = search('new', 'new plan', 'old');
    equal(names.isTyping(), false);
    names.type('n', 2);
    equal(names.isTyping(), true);
    names.type('e', 0);
    names.type('w', 0);
    names.type(' ', 0);
    equal(names.type('p', 0), 1);
    await bench.clock.pass(1000);
    equal(names.isTyping(), false);
  });

  it('is found among a million rows, of which only those are read that are here', async () => {
    const table = bench.makeFetched({ pageSize: 'all' });
    await bench.clock.pass(0);
    await bench.lastFetch().answer(pageOf(bench.lastFetch().query, 1_000_000));
    table.rows.look(999_900, 999_920);
    await bench.clock.pass(200);
    const { query } = bench.lastFetch();
    const page = pageOf(query, 1_000_000);
    await bench.lastFetch().answer({ ...page, data: page.data.map((row) => ({ ...row, name: `zebra ${row.id}` })) });
    let read = 0;
    const rowLabel = (row: Machine) => {
      read += 1;
      return table.rowLabel(row);
    };
    const found = createRowSearch({ ...table, rowLabel }, () => 'en').type('z', 0) ?? -1;
    equal(table.rows.rowAt(found)?.name?.startsWith('zebra'), true);
    equal(found, query.pageIndex * 250);
    ok(read <= 2 * 250, `${read} rows were read`);
  });
});
