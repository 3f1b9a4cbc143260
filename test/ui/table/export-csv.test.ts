import { signal } from '@preact/signals-core';
import { exportCsv, tableCsv } from '../../../src/ui/table/export/export-csv.ts';
import { createTableModel } from '../../../src/ui/table/model/table/table-model.ts';
import type { TableFetcher, TableOptions } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';

interface Device {
  id: string;
  name: string;
  price: number | null;
}

const devices = (first: number, count: number): Device[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `d${first + at}`,
    name: first + at === 1 ? '=1+1' : `Device "${first + at}"`,
    price: first + at === 2 ? null : (first + at) * 1000,
  }));

function tableOf(own: Partial<TableOptions<Device>>) {
  return createTableModel<Device>(
    {
      label: 'Devices: all',
      columns: [
        { id: 'name', header: 'Name' },
        { id: 'price', header: 'Price, total', cell: { type: 'Number' } },
        { id: 'hidden', header: 'Hidden', isHiddenAtFirst: true },
      ],
      rowId: ({ id }) => id,
      ...own,
    },
    {
      locale: () => 'en',
      report: (error) => {
        throw error;
      },
      subscribe: () => () => undefined,
      translate: () => undefined,
      isPageVisible: signal(true),
      now: () => 0,
    },
  );
}
const options = { locale: 'en' };

describe('the CSV export', () => {
  it('holds the shown columns in their order and every row that is found, not the page alone', async () => {
    const model = tableOf({ rows: devices(0, 4), pageSize: 2, initialSortBy: [{ id: 'price', desc: true }] });
    model.columns.show(['price', 'name']);
    equal(
      await tableCsv(model, options),
      '"Price, total",Name\r\n"3,000","Device ""3"""\r\n"1,000",\'=1+1\r\n0,"Device ""0"""\r\n,"Device ""2"""\r\n',
    );
    model.filters.search('device');
    model.filters.submitSearch();
    equal((await tableCsv(model, options)).split('\r\n').length, 5);
    model[Symbol.dispose]();
  });

  it('fetches every page of the query, three at a time at most, and keeps their order', async () => {
    let running = 0;
    let most = 0;
    const asked: number[] = [];
    const fetcher: TableFetcher<Device> = async ({ pageIndex, pageSize }) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5 + ((pageIndex * 7) % 4) * 5));
      running -= 1;
      asked.push(pageIndex);
      return { data: devices(pageIndex * pageSize, pageSize), pageCount: 9, totalCount: 90 };
    };
    const model = tableOf({ fetcher, pageSize: 10 });
    await eventually(() => equal(model.rows.phase.value, 'filled'));
    asked.length = 0;
    const csv = await tableCsv(model, options);
    deepEqual(
      [...asked].sort((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
    equal(most, 3);
    const lines = csv.trimEnd().split('\r\n');
    equal(lines.length, 91);
    ok(lines[90]?.includes('89'), lines[90]);
    ok(lines[45]?.includes('44'), lines[45]);
    model[Symbol.dispose]();
  });

  it('saves nothing where a page fails, and asks for no more', async () => {
    let isExport = false;
    const signals: AbortSignal[] = [];
    const fetcher: TableFetcher<Device> = async ({ pageIndex, signal: abort }) => {
      if (isExport) signals.push(abort);
      if (isExport && pageIndex === 2) throw new Error('Page 2 is away');
      if (isExport && pageIndex > 0) await new Promise((resolve) => setTimeout(resolve, 30));
      return { data: devices(pageIndex, 1), pageCount: 50, totalCount: 50 };
    };
    const model = tableOf({ fetcher, pageSize: 1 });
    await eventually(() => equal(model.rows.phase.value, 'filled'));
    isExport = true;
    await rejects(exportCsv(model, options), /Page 2 is away/);
    ok(signals.every((abort) => abort.aborted));
    ok(signals.length < 8, `${signals.length} requests`);
    model[Symbol.dispose]();
  });

  it('ends when it is not wanted any more', async () => {
    const controller = new AbortController();
    const fetcher: TableFetcher<Device> = async ({ pageIndex }) => {
      if (pageIndex === 3) controller.abort(new Error('Never mind'));
      return { data: devices(pageIndex, 1), pageCount: 50, totalCount: 50 };
    };
    const model = tableOf({ fetcher, pageSize: 1 });
    await rejects(exportCsv(model, { ...options, signal: controller.signal }), /Never mind/);
    model[Symbol.dispose]();
  });

  it('is saved as a file named after the table', async () => {
    const saved: { name: string; text: Promise<Uint8Array> }[] = [];
    const page = document.implementation.createHTMLDocument();
    const create = page.createElement.bind(page);
    page.createElement = ((tag: string) => {
      const link = create(tag) as HTMLAnchorElement;
      link.click = () =>
        void saved.push({
          name: link.download,
          text: fetch(link.href).then(async (file) => new Uint8Array(await file.arrayBuffer())),
        });
      return link;
    }) as typeof page.createElement;
    const model = tableOf({ rows: devices(0, 1) });
    await exportCsv(model, { ...options, document: page });
    equal(saved[0]?.name, 'Devices all.csv');
    const bytes = await saved[0]?.text;
    // The mark without which spreadsheets take it for their own code page.
    deepEqual(Array.from(bytes?.slice(0, 3) ?? []), [0xef, 0xbb, 0xbf]);
    ok(new TextDecoder().decode(bytes).startsWith('Name,"Price, total"\r\n'));
    model[Symbol.dispose]();
  });
});
