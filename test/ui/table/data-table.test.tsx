/** The table as a whole, from the first row to what an action gets. */

import { DataTable } from '../../../src/ui/table/data-table.tsx';
import type { RowAction, TableQuery, TableSelection } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { click, press as pressKeys, type } from '../../support/user.ts';
import { mount } from '../mount.tsx';
import { resizePage } from '../viewport.ts';
import {
  button,
  columns,
  type Device,
  devices,
  model,
  mounted,
  names,
  options,
  press,
  restBeforeTelling,
  said,
  show,
  Table,
  takeAway,
} from './data-table-bench.tsx';

const checks = () => mounted.all('[role="gridcell"] [role="checkbox"]');
const range = () => mounted.root.querySelector('.pagination-range')?.textContent;
const bar = () => mounted.root.querySelector('.table-selection-count')?.textContent;

async function check(...places: number[]) {
  await eventually(() => ok(checks().length > 0));
  for (const place of places) {
    const box = checks()[place];
    ok(box);
    await click(box);
  }
}

describe('DataTable', () => {
  afterEach(async () => {
    takeAway();
    await resizePage(1280, 800);
  });

  it('needs a name, columns, rows and what a row is known by', async () => {
    const shown = mount(<DataTable label="Devices" columns={columns} rows={devices(3)} rowId={(row) => row.id} />);
    equal((await shown.find('[role="grid"]')).ariaLabel, 'Devices');
    await eventually(() => ok(shown.root.textContent?.includes('Device 2')));
    equal((await shown.find('.pagination-range')).textContent, '3 results');
    shown.remove();
    await show();
  });

  it('follows its options', async () => {
    await show({ rows: devices(3) });
    await eventually(() => equal(range(), '3 results'));
    mounted.render(<Table {...options(1)} />);
    await eventually(() => deepEqual(names(), ['Device 0']));
    equal(range(), '1 result');
  });

  it('goes from page to page', async () => {
    await show({ rows: devices(120), pageSize: 50 });
    await eventually(() => equal(range(), '1 - 50 of 120'));
    await press('Next page');
    await eventually(() => equal(range(), '51 - 100 of 120'));
    await eventually(() => equal(names()[0], 'Device 50'));
    await press('Last page');
    await eventually(() => equal(range(), '101 - 120 of 120'));
    model.filters.search('Device 1');
    model.filters.submitSearch();
    await eventually(() => equal(range(), '31 results'));
  });

  it('has one list where it is endless', async () => {
    await show({ rows: devices(1200), pageSize: 'all' });
    await eventually(() => equal(range(), '1,200 results'));
    equal(mounted.all('.pagination button').length, 0);
  });

  it('fetches what is asked for, and shows where that is among all', async () => {
    const asked: TableQuery[] = [];
    const all = devices(120);
    const { rows: _, ...rest } = options(0);
    const fetcher = async ({ signal: _signal, ...query }: TableQuery & { signal: AbortSignal }) => {
      asked.push(query);
      const start = query.pageIndex * query.pageSize;
      return { data: all.slice(start, start + query.pageSize), pageCount: 3, totalCount: 120 };
    };
    await show();
    mounted.remove();
    const fetching = mount(<Table {...rest} fetcher={fetcher} pageSize={50} />, { width: 1100 });
    const text = async () => (await fetching.find('.pagination-range')).textContent;
    await eventually(async () => equal(await text(), '1 - 50 of 120'));
    await click(await fetching.named('button', 'Next page'));
    await eventually(async () => equal(await text(), '51 - 100 of 120'));
    await eventually(() => equal(asked.at(-1)?.pageIndex, 1));
    fetching.remove();
  });

  it('tells no total that nobody knows', async () => {
    const { rows: _, ...rest } = options(0);
    await show();
    mounted.remove();
    const fetcher = async ({ pageSize }: TableQuery) => ({ data: devices(pageSize), pageCount: 9 });
    const fetching = mount(<Table {...rest} fetcher={fetcher} pageSize={5} selectable />, { width: 1100 });
    await eventually(async () => equal((await fetching.find('.pagination-range')).textContent, '1 - 5'));
    fetching.remove();
  });

  describe('with a selection', () => {
    const got: { id: string; selection: TableSelection; row: Device | undefined }[] = [];
    const action = (id: string, more: Partial<RowAction<Device>> = {}): RowAction<Device> => ({
      id,
      labelToken: id,
      action: (selection, row) => void got.push({ id, selection, row }),
      ...more,
    });
    const rowActions = [
      action('Restart'),
      action('Rename', { hideMultiAction: true }),
      action('Move', { options: [action('North'), action('South')] }),
      action('Delete', { variant: 'danger', disabled: (_, { count = 3 }) => count > 2, tooltip: 'Two at most.' }),
    ];
    beforeEach(() => {
      got.length = 0;
    });

    it('says how many, and selects the page or everything', async () => {
      await show({ rows: devices(120), pageSize: 50, selectable: true });
      await check(0, 1);
      await eventually(() => equal(bar(), '2 Selected'));
      await press('Select 50 on current page');
      await eventually(() => equal(bar(), '50 Selected'));
      await press('Unselect 50 on current page');
      // Nothing is selected: the bar has gone.
      await eventually(() => equal(bar(), undefined));
      await check(3);
      await press('Select all 120 result(s)');
      await eventually(() => equal(bar(), '120 Selected'));
      await check(0);
      await eventually(() => equal(bar(), '119 Selected'));
      await press('Unselect all 119 result(s)');
      await eventually(() => equal(bar(), undefined));
    });

    it('promises of everything as many as it takes: no disabled rows', async () => {
      const rowFlags = (row: Device) => ({ disabled: row.id.endsWith('0') });
      await show({ rows: devices(120), pageSize: 50, selectable: true, rowFlags });
      await check(1);
      await press('Select all 108 result(s)');
      await eventually(() => equal(bar(), '108 Selected'));
      await press('Unselect all 108 result(s)');
      await eventually(() => equal(bar(), undefined));
    });

    it('is told once it rests', async () => {
      await show({ selectable: true });
      const rest = holdTimers(restBeforeTelling);
      try {
        await check(0, 1, 2);
        await eventually(() => equal(bar(), '3 Selected'));
        equal(rest.count, 1);
        rest.end();
      } finally {
        rest.restore();
      }
      await eventually(() => deepEqual(said(), ['3 Selected']));
    });

    it('shows what is selected, and all again', async () => {
      await show({ selectable: true });
      await check(2, 5);
      await press('Show selected');
      await eventually(() => deepEqual(names(), ['Device 2', 'Device 5']));
      await press('Show all');
      await eventually(() => equal(names().length, 10));
      await press('Clear selection');
      await eventually(() => equal(bar(), undefined));
    });

    it('hands an action exactly what is selected', async () => {
      await show({ selectable: true, rowActions, rows: devices(120), pageSize: 50 });
      await check(1, 3);
      equal(
        mounted.all('.table-selection button').some(({ textContent }) => textContent === 'Rename'),
        false,
      );
      await click(await mounted.named('.table-selection button', 'Restart'));
      await eventually(() => equal(got.length, 1));
      deepEqual(got[0]?.selection, {
        mode: 'some',
        ids: ['d1', 'd3'],
        excludedIds: [],
        query: { globalFilter: '', sortBy: [], filters: [] },
        count: 2,
      });
      equal(got[0]?.row, undefined);
      await press('Select all 120 result(s)');
      await check(0);
      await eventually(() => equal(bar(), '119 Selected'));
      await click(await mounted.named('.table-selection button', 'Move'));
      await click(await mounted.named('[role="menuitem"]', 'South'));
      await eventually(() => equal(got.at(-1)?.id, 'South'));
      const { mode, ids, excludedIds, count } = got.at(-1)?.selection ?? {};
      deepEqual({ mode, ids, excludedIds, count }, { mode: 'all', ids: [], excludedIds: ['d0'], count: 119 });
    });

    it('says why an action cannot be done', async () => {
      await show({ selectable: true, rowActions });
      await check(0, 1);
      const remove = await mounted.named('.table-selection button', 'Delete');
      equal(remove.ariaDisabled, null);
      await check(2);
      await eventually(() => equal(remove.ariaDisabled, 'true'));
      await click(remove);
      equal(got.length, 0);
    });

    it('tells when an action has failed', async () => {
      expectConsole(/Too wet/);
      await show({
        selectable: true,
        bulkActions: [{ id: 'x', labelToken: 'Explode', action: () => Promise.reject(new Error('Too wet')) }],
      });
      await check(0);
      const reported = new Promise<Event>((resolve) => mounted.host.addEventListener('rmm-error', resolve));
      await click(await mounted.named('.table-selection button', 'Explode'));
      equal((await mounted.find('.notice')).textContent, 'Explode failed. Try again.');
      await reported;
    });
  });

  it('exports what is found, as a file', async () => {
    await show({ rows: devices(3), groupTitle: 'Devices: all' });
    const real = { create: URL.createObjectURL, click: HTMLAnchorElement.prototype.click };
    const files: { blob: Blob; name: string }[] = [];
    let last: Blob | undefined;
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return real.create(blob);
    };
    HTMLAnchorElement.prototype.click = function download() {
      if (last) files.push({ blob: last, name: this.download });
    };
    try {
      await press('Export');
      await eventually(() => equal(files.length, 1));
    } finally {
      URL.createObjectURL = real.create;
      HTMLAnchorElement.prototype.click = real.click;
    }
    equal(files[0]?.name, 'Devices all.csv');
    const text = await files[0]?.blob.text();
    equal(
      text?.replace('\uFEFF', ''),
      'Name,Status,System,Cost\r\nDevice 0,online,Linux,0\r\nDevice 1,offline,macOS,10\r\nDevice 2,waiting,Linux,20\r\n',
    );
  });

  it('can be used by keyboard from the search to the last page', async () => {
    await show({ rows: devices(120), pageSize: 50, selectable: true });
    (await mounted.find('input[type="search"]')).focus();
    await type('Device');
    await pressKeys('Enter', 'Tab');
    // The button that empties the search, then the tools, the grid and the pages.
    for (const name of ['Clear', 'Refresh', 'Export', 'Table settings']) {
      await eventually(() => equal(mounted.root.activeElement?.getAttribute('aria-label'), name));
      await pressKeys('Tab');
    }
    ok(mounted.root.activeElement?.closest('[role="grid"]'));
    await pressKeys('Tab');
    ok(!mounted.root.activeElement?.closest('[role="grid"]'), 'the grid is more than one stop');
  });

  it('is no wider than a phone', async () => {
    await resizePage(400, 800);
    await show({ rows: devices(120), pageSize: 50, selectable: true, groupTitle: 'Devices' }, { width: 380 });
    await check(0);
    await mounted.find('.table-selection');
    const base = await mounted.find('.data-table');
    await eventually(() => ok(base.scrollWidth <= base.clientWidth));
    const foot = await mounted.find('.table-foot');
    ok(foot.scrollWidth <= foot.clientWidth, `the foot is ${foot.scrollWidth} px wide`);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing that axe finds, ${theme}, with rows selected`, async () => {
      await show({ rows: devices(120), pageSize: 50, selectable: true, groupTitle: 'Devices' }, { theme });
      await check(0, 2);
      await button('Show selected');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
