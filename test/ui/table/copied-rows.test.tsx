/** What is copied of a selection: all of it, wherever its rows are. */
import { copiedText } from '../../../src/ui/table/body/columns/copied-text.ts';
import { allSelectedText } from '../../../src/ui/table/export/all-selected.ts';
import type { TableFetcher } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, rejects } from '../../support/assert.ts';
import { close, columns, type Device, devices, model, open, rowNamed } from './table-grid-bench.tsx';

const all = devices(60);
const pages: TableFetcher<Device> = async ({ pageIndex, pageSize }) => ({
  data: all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
  pageCount: Math.ceil(all.length / pageSize),
  totalCount: all.length,
});
const copied = () => copiedText(model, { row: 0, index: 0 }, 'en');
const namesIn = (text: string | undefined) => text?.split('\n').map((line) => line.split('\t')[0]);
const nameColumn = columns.slice(0, 1);

describe('What is copied', () => {
  afterEach(() => close());

  it('is every selected row of all pages that were looked at', async () => {
    open({ fetcher: pages, pageSize: 20, columns: nameColumn, rowFlags: () => ({}) });
    await rowNamed('Device 1');
    model.selection.toggle('d1');
    await model.page.goTo(2);
    await rowNamed('Device 45');
    model.selection.toggle('d45');
    deepEqual(namesIn(copied()?.text), ['Device 45', 'Device 1']);
    equal(copied()?.rows, 2);
  });

  it('is every selected row, also one that is filtered out', async () => {
    open({ columns: nameColumn, pageSize: 20 });
    await rowNamed('Device 1');
    for (const id of ['d1', 'd45']) model.selection.toggle(id);
    model.filters.search('Device 45');
    model.filters.submitSearch();
    await eventually(() => equal(model.rows.rowCount.value, 1));
    deepEqual(namesIn(copied()?.text), ['Device 45', 'Device 1']);
  });

  it('is everything but what was left out, fetched where it is not here', async () => {
    open({ fetcher: pages, pageSize: 20, columns: nameColumn, rowFlags: () => ({}) });
    await rowNamed('Device 1');
    model.selection.selectAll();
    model.selection.toggle('d3');
    const { text, rows } = await allSelectedText(model, 'en');
    equal(rows, 59);
    deepEqual(
      namesIn(text),
      all.filter(({ id }) => id !== 'd3').map(({ name }) => name),
    );
  });

  it('is no part of what is too much for a clipboard', async () => {
    const many: TableFetcher<Device> = async (query) => ({
      ...(await pages(query)),
      pageCount: 1000,
      totalCount: 20_000,
    });
    open({ fetcher: many, pageSize: 20, columns: nameColumn });
    await rowNamed('Device 1');
    model.selection.selectAll();
    await rejects(allSelectedText(model, 'en'), /too many for the clipboard/);
  });
});
