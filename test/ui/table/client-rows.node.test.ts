/** Client mode: order, search and pages of an array that stays where it is. */

import { signal } from '@preact/signals-core';
import fc from 'fast-check';
import { createResource } from '../../../src/base/resource/resource.ts';
import { createClientRows } from '../../../src/ui/table/model/rows/client-rows.ts';
import { textRanks } from '../../../src/ui/table/model/rows/text-ranks.ts';
import { deepEqual, equal, match } from '../../support/assert.ts';
import { idsInView, type Machine, machineColumns, machines, tableBench } from './table-bench.ts';

const bench = tableBench();

function namesBy(
  rows: readonly Partial<Machine>[],
  columnId: string,
  desc = false,
  options = {},
): (string | undefined)[] {
  const table = bench.make({
    rows: rows.map((row, index) => ({ id: `m${index}`, name: '', ...row })),
    initialSortBy: [{ id: columnId, desc }],
    ...options,
  });
  return idsInView(table);
}

describe('Rows of an array', () => {
  it('are loading until they are there, and empty when there are none', () => {
    const table = bench.make();
    equal(table.rows.phase.value, 'loading');
    table.update({ ...table.options.value, rows: [] });
    equal(table.rows.phase.value, 'empty');
    table.update({ ...table.options.value, rows: machines(3) });
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.totalCount.value, 3);
  });

  it('go while the caller loads others, unless the table is reactive', () => {
    const table = bench.make({ rows: machines(3), loading: true });
    equal(table.rows.phase.value, 'loading');
    table.update({ ...table.options.value, reactive: true });
    equal(table.rows.phase.value, 'filled');
    equal(table.rows.isReloading.value, true);
  });

  it('give way to an error of the caller', () => {
    const table = bench.make({ rows: machines(3), error: 'No answer.' });
    equal(table.rows.phase.value, 'error');
    equal(table.rows.error.value, 'No answer.');
  });

  it('come in pages of 250 at most', () => {
    const table = bench.make({ rows: machines(600), pageSize: 1000 });
    equal(table.rows.rowCount.value, 250);
    equal(table.rows.pageCount.value, 3);
    void table.page.goTo(2);
    equal(table.rows.rowCount.value, 100);
    equal(table.rows.firstIndex.value, 500);
    equal(table.rows.rowAt(99)?.id, 'm599');
    equal(table.rows.rowAt(100), undefined);
    equal(table.page.canGoOn.value, false);
    void table.page.goTo(7);
    equal(table.page.index.value, 2);
  });

  it('or in one list', () => {
    const table = bench.make({ rows: machines(600), pageSize: 'all' });
    equal(table.rows.rowCount.value, 600);
    equal(table.page.isEndless.value, true);
    equal(table.page.canGoOn.value, false);
  });

  it('that went away take their pages with them', () => {
    const table = bench.make({ rows: machines(600) });
    void table.page.goTo(2);
    table.update({ ...table.options.value, rows: machines(300) });
    equal(table.page.index.value, 1);
    equal(table.rows.rowCount.value, 50);
  });

  it('are found by their id, also on other pages', () => {
    const table = bench.make({ rows: machines(600) });
    equal(table.rows.rowById('m599')?.size, 599);
    equal(table.rows.rowById('nothing'), undefined);
    equal(table.rows.heldIds().length, 600);
  });
});

describe('Order', () => {
  it('of numbers is by size, with negative and broken ones', () => {
    const rows = [3, -1, 0, -0, 1e9, 0.5, -1e-9, Number.POSITIVE_INFINITY, 2].map((size) => ({ size }));
    deepEqual(namesBy(rows, 'size'), ['m1', 'm6', 'm2', 'm3', 'm5', 'm8', 'm0', 'm4', 'm7']);
  });

  it('has what is missing last, both ways, and what is equal as it came', () => {
    const rows = [{ size: null }, { size: 2 }, { size: 1 }, {}, { size: 2 }, { size: Number.NaN }];
    deepEqual(namesBy(rows, 'size'), ['m2', 'm1', 'm4', 'm0', 'm3', 'm5']);
    deepEqual(namesBy(rows, 'size', true), ['m1', 'm4', 'm2', 'm0', 'm3', 'm5']);
  });

  it('stays so when the direction is turned by hand', () => {
    const rows = [null, 2, 1, undefined, 2, 1].map((size, index) => ({
      id: `m${index}`,
      name: '',
      ...(size === undefined ? {} : { size }),
    }));
    const table = bench.make({ rows });
    table.columns.toggleSort('size');
    deepEqual(idsInView(table), ['m2', 'm5', 'm1', 'm4', 'm0', 'm3']);
    table.columns.toggleSort('size');
    deepEqual(idsInView(table), ['m1', 'm4', 'm2', 'm5', 'm0', 'm3']);
    table.columns.toggleSort('size');
    deepEqual(idsInView(table), ['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
  });

  it('of texts is the locale’s, with numbers as numbers', () => {
    const rows = ['b10', 'B9', 'ä', 'a', 'z'].map((name) => ({ name }));
    deepEqual(namesBy(rows, 'name'), ['m2', 'm3', 'm1', 'm0', 'm4']);
  });

  it('of dates is by time, whatever they are written as', () => {
    const rows = ['2024-03-01T12:00:00Z', '2024-03-01T13:00:00+02:00', null, '2023-01-01'].map((since) => ({ since }));
    deepEqual(namesBy(rows, 'since'), ['m3', 'm1', 'm0', 'm2']);
  });

  it('is the column’s own where it has one, missing values last nevertheless', () => {
    const sizes = ['S', 'M', 'L'];
    const columns = [
      {
        id: 'name',
        header: 'Size',
        compare: (a: unknown, b: unknown) => sizes.indexOf(a as string) - sizes.indexOf(b as string),
      },
    ];
    const rows = ['L', '', 'S', 'M', 'S'].map((name) => ({ name }));
    deepEqual(namesBy(rows, 'name', false, { columns }), ['m2', 'm4', 'm3', 'm0', 'm1']);
    deepEqual(namesBy(rows, 'name', true, { columns }), ['m0', 'm3', 'm2', 'm4', 'm1']);
  });

  it('by several columns is as sorting by each in turn, in any directions, turned or not', () => {
    const size = fc.constantFrom(null, -1, 0, 1, 2);
    const name = fc.constantFrom('', 'a', 'B', 'c2', 'c10');
    const direction = fc.constantFrom(-1, 1);
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, size }), { maxLength: 12 }),
        direction,
        direction,
        (rows, bySize, byName) => {
          const table = bench.make({
            rows: rows.map((row, index) => ({ ...row, id: `m${index}` })),
            initialSortBy: [
              { id: 'size', desc: bySize < 0 },
              { id: 'name', desc: byName < 0 },
            ],
          });
          const names = ['a', 'B', 'c2', 'c10'];
          const last = (missing: boolean, alsoMissing: boolean) => Number(missing) - Number(alsoMissing);
          const wanted = rows
            .map((row, index) => ({ ...row, index }))
            .sort(
              (a, b) =>
                last(a.size === null, b.size === null) ||
                bySize * ((a.size ?? 0) - (b.size ?? 0)) ||
                last(a.name === '', b.name === '') ||
                byName * (names.indexOf(a.name) - names.indexOf(b.name)) ||
                a.index - b.index,
            );
          deepEqual(
            idsInView(table),
            wanted.map(({ index }) => `m${index}`),
          );
          table[Symbol.dispose]();
        },
      ),
    );
  });

  it('begins at the first page', () => {
    const table = bench.make({ rows: machines(600) });
    void table.page.goTo(2);
    table.columns.toggleSort('name');
    equal(table.page.index.value, 0);
    equal(table.rows.rowAt(0)?.id, 'm599');
  });

  it('does not touch the array', () => {
    const rows = Object.freeze(machines(3));
    const table = bench.make({ rows, initialSortBy: [{ id: 'name', desc: false }] });
    deepEqual(idsInView(table), ['m2', 'm1', 'm0']);
    deepEqual(
      rows.map(({ id }) => id),
      ['m0', 'm1', 'm2'],
    );
  });
});

describe('The search', () => {
  function found(term: string, options = {}): string[] {
    const table = bench.make({
      rows: [
        { id: 'm0', name: 'Ａlpha' },
        { id: 'm1', name: 'beta', size: 42 },
        { id: 'm2', name: 'gamma', tags: ['Alpha', 'x'] },
      ],
      columns: [...machineColumns, { id: 'tags', header: 'Tags' }],
      ...options,
    });
    table.filters.search(term);
    table.filters.submitSearch();
    return idsInView(table);
  }

  it('finds parts of every column, in any case and width', () => {
    deepEqual(found('ALPH'), ['m0', 'm2']);
    deepEqual(found('42'), ['m1']);
    deepEqual(found('nothing'), []);
  });

  it('finds what a column says where that is not its value', () => {
    const columns = [{ id: 'size', header: 'Size', text: (row: Machine) => `${row.size ?? 0} bytes` }];
    deepEqual(found('2 byt', { columns }), ['m1']);
  });

  it('keeps the order', () => {
    const table = bench.make({ rows: machines(30), initialSortBy: [{ id: 'size', desc: true }] });
    table.filters.search('99999');
    table.filters.submitSearch();
    deepEqual(idsInView(table), ['m10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
  });
});

describe('Order of very many texts', () => {
  const rows = machines(3000);
  const reports: unknown[] = [];

  function sorted(read: () => Promise<{ textRanks: typeof textRanks }>) {
    const code = createResource({ read });
    const client = createClientRows<Machine>({
      rows: signal(rows),
      columns: signal(machineColumns),
      sortBy: signal([{ id: 'name', desc: false }]),
      keeps: signal(undefined),
      globalFilter: signal(''),
      locale: () => 'en',
      report: (error) => reports.push(error),
      code,
    });
    return { client, code };
  }

  beforeEach(() => {
    reports.length = 0;
  });

  it('waits for the code that is quick at it', async () => {
    const { client, code } = sorted(async () => ({ textRanks }));
    equal(client.isWaiting.value, true);
    await code.settled();
    equal(client.isWaiting.value, false);
    equal(client.at(0)?.id, 'm2999');
    deepEqual(reports, []);
  });

  it('is the collator’s where that does not come, which is reported', async () => {
    const { client, code } = sorted(() => Promise.reject(new Error('The network is gone.')));
    await code.settled();
    equal(client.isWaiting.value, false);
    equal(client.at(0)?.id, 'm2999');
    match(reports.join(), /The network is gone/);
  });
});
