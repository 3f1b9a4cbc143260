/** Rows are searched and put in order by what their cells say. */
import type { TableColumn } from '../../../src/ui/table/table-types.ts';
import { deepEqual } from '../../support/assert.ts';
import { idsInView, type Machine, tableBench } from './table-bench.ts';

const bench = tableBench();

describe('What a cell says in a text of its own', () => {
  const names: Record<string, string> = { a: 'Offline', b: 'Backing up', c: 'Asleep' };
  const rows = ['a', 'b', 'c'].map((code, index) => ({ id: code, name: code, size: [9, 900, 80][index] ?? 0 }));
  const columns: TableColumn<Machine>[] = [
    { id: 'name', header: 'Name', cell: { type: 'Text', text: ({ name }) => names[name] } },
    { id: 'size', header: 'Size', cell: { type: 'Text', text: ({ size }) => `${size} things` } },
    {
      id: 'state',
      header: 'State',
      cell: { type: 'Icon', icon: () => undefined, label: ({ id }) => `State of ${id}` },
    },
    {
      id: 'tags',
      header: 'Tags',
      cell: { type: 'Tags', tags: ({ id }) => [{ label: `tag ${id}` }, { label: 'all' }] },
    },
  ];

  function found(term: string) {
    const table = bench.make({ rows, columns });
    table.filters.search(term);
    table.filters.submitSearch();
    return idsInView(table);
  }

  it('is what is searched', () => {
    deepEqual(found('backing'), ['b']);
    deepEqual(found('state of c'), ['c']);
    deepEqual(found('TAG A'), ['a']);
    deepEqual(found('900 things'), ['b']);
    deepEqual(found('900'), ['b']);
  });

  it('is what is sorted by, unless the value behind it is a number', () => {
    const ids = (columnId: string) =>
      idsInView(bench.make({ rows, columns, initialSortBy: [{ id: columnId, desc: false }] }));
    deepEqual(ids('name'), ['c', 'b', 'a']);
    deepEqual(ids('size'), ['a', 'c', 'b']);
    deepEqual(ids('state'), ['a', 'b', 'c']);
    const orderOf = { a: 'third', b: 'first', c: 'second' } as Record<string, string>;
    const tags: TableColumn<Machine> = {
      id: 'tags',
      header: 'Tags',
      cell: { type: 'Tags', tags: ({ id }) => [{ label: orderOf[id] ?? '' }] },
    };
    const table = bench.make({ rows, columns: [tags], initialSortBy: [{ id: 'tags', desc: false }] });
    deepEqual(idsInView(table), ['b', 'c', 'a']);
  });

  it('is nothing to sort by where a value is missing among numbers', () => {
    const some = [...rows, { id: 'd', name: 'd', size: null }] as Machine[];
    const table = bench.make({ rows: some, columns, initialSortBy: [{ id: 'size', desc: false }] });
    deepEqual(idsInView(table), ['a', 'c', 'b', 'd']);
  });
});
