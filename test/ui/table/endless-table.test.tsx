/** A million rows of a fetcher in one list: what somebody sees, and how they get about in it. */
import type { TableFetcher } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click, press as pressKeys } from '../../support/user.ts';
import { type Device, devices, model, mounted, names, press, show, takeAway } from './data-table-bench.tsx';

const million = 1_000_000;
let asked: number[] = [];
/** Pages that fail, as often as is written here. */
let failing = new Map<number, number>();

const fetcher: TableFetcher<Device> = async ({ pageIndex, pageSize }) => {
  asked.push(pageIndex);
  const fails = failing.get(pageIndex) ?? 0;
  failing.set(pageIndex, fails - 1);
  if (fails > 0) throw new Error(`page ${pageIndex} is not to be had`);
  const from = pageIndex * pageSize;
  const data = devices(pageSize).map((one, index) => ({
    ...one,
    id: `d${from + index}`,
    name: `Device ${from + index}`,
  }));
  return { data, pageCount: million / pageSize, totalCount: million };
};

const range = () => mounted.root.querySelector('.pagination-range')?.textContent;
const scroller = () => mounted.root.querySelector('.table-grid') as HTMLElement;
const rowAt = (index: number) => mounted.root.querySelector<HTMLElement>(`[aria-rowindex="${index + 2}"]`);
const headCheck = () => mounted.named('[role="checkbox"]', 'Select all');
const bar = () => mounted.root.querySelector('.table-selection-count')?.textContent;

async function showEndless(options = {}) {
  await show({ fetcher, pageSize: 'all', requestPageSize: 200, ...options });
  await eventually(() => ok(names().includes('Device 0')));
}

async function focusFirst(): Promise<void> {
  rowAt(0)?.querySelector<HTMLElement>('[data-active]')?.focus();
}

describe('A table that scrolls through a million rows of a fetcher', () => {
  beforeEach(() => {
    asked = [];
    failing = new Map();
  });
  afterEach(takeAway);

  it('has one list with a scroll bar of all of them, and no pages', async () => {
    await showEndless();
    equal(range(), '1,000,000 results');
    equal(mounted.all('.pagination button').length, 0);
    equal((await mounted.find('[role="grid"]')).getAttribute('aria-rowcount'), '1000001');
    ok(scroller().scrollHeight > 10_000_000);
    deepEqual(asked, [0]);
  });

  it('goes to its end with one request, and draws few rows', async () => {
    await showEndless();
    await focusFirst();
    await pressKeys('Control+End');
    await eventually(() => ok(names().includes('Device 999999')));
    deepEqual(asked, [0, 4999]);
    ok(mounted.all('[role="row"]').length <= 80);
    await eventually(() => ok(rowAt(million - 1)?.contains(mounted.root.activeElement)));
  });

  it('keeps the focus in a row that is still to come, and tells that it is busy', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await showEndless({
      fetcher: async (query: Parameters<typeof fetcher>[0]) => {
        if (query.pageIndex > 0) await gate;
        return fetcher(query);
      },
    });
    await focusFirst();
    await pressKeys('Control+End');
    await eventually(() => equal(rowAt(million - 1)?.ariaBusy, 'true'));
    const cell = mounted.root.activeElement;
    ok(rowAt(million - 1)?.contains(cell));
    release();
    await eventually(() => ok(rowAt(million - 1)?.textContent?.includes('Device 999999')));
    equal(mounted.root.activeElement, cell);
  });

  it('says once which rows did not come, and gets them on Retry', async () => {
    failing.set(4999, 1);
    await showEndless();
    await focusFirst();
    expectConsole(/page 4999/);
    await pressKeys('Control+End');
    await eventually(() => ok(mounted.root.textContent?.includes('These rows could not be loaded.')));
    equal(mounted.all('.table-failed-page').length, 1);
    await press('Retry');
    await eventually(() => ok(names().includes('Device 999999')));
  });

  it('selects everything by its header, and what somebody takes out of it', async () => {
    await showEndless({ selectable: true });
    await click(await headCheck());
    await eventually(() => equal(bar(), '1,000,000 Selected'));
    await click(rowAt(2)?.querySelector('[role="checkbox"]') as HTMLElement);
    await eventually(() => equal(bar(), '999,999 Selected'));
    deepEqual(model.selection.selection.peek().excludedIds, ['d2']);
    await expectNoAxeViolations(mounted.host);
  });

  it('says that a range is too long to be taken row by row', async () => {
    await showEndless({ selectable: true });
    await focusFirst();
    await pressKeys('Control+Shift+End');
    await eventually(() => ok(mounted.root.textContent?.includes('1,000,000 rows are too many to select one by one.')));
    equal(model.selection.count.peek(), 0);
  });
});
