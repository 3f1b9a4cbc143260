/** An export of very many rows: one at a time, with its progress, and ended when somebody wants it. */
import type { TableFetcher } from '../../../src/ui/table/table-types.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { type Device, devices, model, mounted, options, press, show, Table, takeAway } from './data-table-bench.tsx';

const size = 250;
const total = 1_000_000;
const text = () => mounted.root.querySelector('.table-export')?.textContent ?? '';

/** A million devices, of which an export gets no more than the test lets through. */
function backend() {
  const waiting: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const page = devices(size);
  const fetcher: TableFetcher<Device> = async ({ signal }) => {
    if (isExport) {
      signals.push(signal);
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }
    return { data: page, pageCount: total / size, totalCount: total };
  };
  let isExport = false;
  return {
    fetcher,
    begin: () => {
      isExport = true;
    },
    answer() {
      for (const go of waiting.splice(0)) go();
    },
    signals,
  };
}

const { rows: _, ...fetched } = options(0);
const saved: string[] = [];
const real = HTMLAnchorElement.prototype.click;

describe('An export', () => {
  beforeEach(() => {
    saved.length = 0;
    HTMLAnchorElement.prototype.click = function download() {
      saved.push(this.download);
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = real;
    takeAway();
  });

  it('of a million rows tells how far it is, and ends when somebody wants it', async () => {
    const server = backend();
    await show();
    mounted.render(<Table {...fetched} fetcher={server.fetcher} pageSize={size} />);
    await eventually(() => equal(model.rows.totalCount.value, total));
    server.begin();
    await press('Export');
    await eventually(() => equal(server.signals.length, 1));
    server.answer();
    await eventually(() => equal(server.signals.length, 4));
    server.answer();
    await eventually(() => ok(/[\d,]+ of 1,000,000 rows exported/.test(text()), text()));
    const asked = server.signals.length;
    await press('Cancel');
    await eventually(() => equal(text(), ''));
    ok(server.signals.every(({ aborted }) => aborted));
    equal(server.signals.length, asked);
    equal(saved.length, 0);
    equal(mounted.all('.notice').length, 0, 'that is no failure');
  });

  it('runs once, however often it is pressed, and again when it is over', async () => {
    const server = backend();
    await show();
    mounted.render(<Table {...fetched} fetcher={server.fetcher} pageSize={size} />);
    await eventually(() => equal(model.rows.totalCount.value, total));
    server.begin();
    await press('Export');
    await press('Export');
    await eventually(() => equal(server.signals.length, 1));
    await press('Export');
    equal(server.signals.length, 1);
    await press('Cancel');
    await press('Export');
    await eventually(() => equal(server.signals.length, 2));
  });

  it('of the page’s own runs once as well, and is ended with the table', async () => {
    const runs: AbortSignal[] = [];
    await show({
      exportAction: (_, { signal }) => {
        runs.push(signal);
        return new Promise(() => undefined);
      },
    });
    await press('Export');
    await press('Export');
    equal(runs.length, 1);
    await eventually(() => ok(text().startsWith('Exporting'), text()));
    equal(mounted.all('.table-export button').length, 0, 'what the page does only the page can end');
    takeAway();
    await eventually(() => equal(runs[0]?.aborted, true));
  });

  it('of an endless table that holds every row asks for none', async () => {
    let asked = 0;
    const fetcher: TableFetcher<Device> = async () => {
      asked += 1;
      return { data: devices(30), pageCount: 1, totalCount: 30 };
    };
    await show();
    mounted.render(<Table {...fetched} fetcher={fetcher} pageSize="all" />);
    await eventually(() => equal(model.rows.totalCount.value, 30));
    const before = asked;
    await press('Export');
    await eventually(() => equal(saved.length, 1));
    equal(asked, before);
  });
});

describe('Going to a page of an endless table', () => {
  afterEach(takeAway);

  it('scrolls to where it would begin', async () => {
    await show();
    const fetcher: TableFetcher<Device> = async ({ pageIndex, pageSize }) => ({
      data: devices(pageSize).map((device, at) => ({
        ...device,
        id: `d${pageIndex * pageSize + at}`,
        name: `Device ${pageIndex * pageSize + at}`,
      })),
      pageCount: 100,
      totalCount: 100 * pageSize,
    });
    mounted.render(<Table {...fetched} fetcher={fetcher} pageSize="all" requestPageSize={50} />);
    await eventually(() => equal(model.rows.totalCount.value, 5000));
    const top = () => {
      const [scroller] = mounted.all('.table-grid');
      const head = scroller?.querySelector('.table-head')?.getBoundingClientRect().bottom ?? 0;
      return mounted
        .all('.table-body [role="row"]')
        .filter((row) => row.getBoundingClientRect().top >= head - 1)
        .map((row) => Number(row.ariaRowIndex) - 2)
        .sort((a, b) => a - b)[0];
    };
    await model.page.goTo(40);
    await eventually(() => equal(top(), 2000));
    await model.page.goTo(2);
    await eventually(() => equal(top(), 100));
    await model.page.goTo(Number.POSITIVE_INFINITY);
    await eventually(() => ok((top() ?? 0) > 4950, String(top())));
    await model.page.goTo(Number.NaN);
    await eventually(() => equal(top(), 0));
  });
});
