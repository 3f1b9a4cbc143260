/** A table over a listing that somebody else holds: a place that is left, and come back to. */
import { createListing, type Listing } from '../../../src/ui/table/model/listing.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type Machine, machines, tableBench } from './table-bench.ts';

const bench = tableBench();

let lists: Listing<Machine>[] = [];
afterEach(() => {
  for (const list of lists) list[Symbol.dispose]();
  lists = [];
});

function listing(total: number, from = 0): Listing<Machine> {
  const list = createListing<Machine>({
    pageSize: 100,
    fetchPage: async (page) => ({
      rows: machines(Math.max(0, Math.min(100, total - page * 100)), from + page * 100),
      total,
    }),
    comparators: { size: (a, b, sign) => sign * ((a.size ?? 0) - (b.size ?? 0)) },
  });
  lists.push(list);
  return list;
}

async function over(list: Listing<Machine>) {
  const table = bench.make({ listing: list, selectable: true });
  table.rows.look(0, 20);
  await bench.clock.pass(0);
  return table;
}

describe('A table over a listing', () => {
  it('shows it, and asks it for what comes into view', async () => {
    const table = await over(listing(1_000_000));
    deepEqual([table.rows.phase.value, table.rows.rowCount.value], ['filled', 1_000_000]);
    table.rows.look(5000, 5020);
    await bench.clock.pass(200);
    equal(table.rows.rowAt(5000)?.id, 'm5000');
    equal(table.page.isEndless.value, true);
  });

  it('goes to another one and back, and ends neither', async () => {
    const [first, second] = [listing(300), listing(50, 1000)];
    const table = await over(first);
    table.update({ ...table.options.value, listing: second });
    table.rows.look(0, 20);
    await bench.clock.pass(0);
    deepEqual([table.rows.rowCount.value, table.rows.rowAt(0)?.id], [50, 'm1000']);
    table.update({ ...table.options.value, listing: first });
    equal(table.rows.rowAt(0)?.id, 'm0');
    table[Symbol.dispose]();
    equal(first.phase.value, 'filled');
  });

  it('offers an order only while every row is here', async () => {
    const table = await over(listing(250));
    const isSortable = () => table.columns.shown.value.some((column) => column.isSortable);
    equal(isSortable(), false);
    table.rows.look(90, 250);
    await bench.clock.pass(200);
    equal(isSortable(), true);
    table.columns.toggleSort('size');
    table.columns.toggleSort('size');
    equal(table.rows.rowAt(0)?.id, 'm249');
  });

  it('comes back in the order in which it was left', async () => {
    const [first, second] = [listing(90), listing(50, 1000)];
    const table = await over(first);
    table.columns.setSortBy([{ id: 'size', desc: true }]);
    table.update({ ...table.options.value, listing: second });
    await bench.clock.pass(0);
    deepEqual(table.columns.sortBy.value, []);
    table.update({ ...table.options.value, listing: first });
    deepEqual(table.columns.sortBy.value, [{ id: 'size', desc: true }]);
    equal(table.rows.rowAt(0)?.id, 'm89');
  });

  it('is refreshed with its table', async () => {
    const table = await over(listing(300));
    const done = table.rows.reload();
    equal(table.rows.isReloading.value, true);
    await done;
    equal(table.rows.isReloading.value, false);
    equal(table.rows.rowAt(0)?.id, 'm0');
  });
});
