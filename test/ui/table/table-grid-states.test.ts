import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click, engine, unhover } from '../../support/user.ts';
import { resizePage } from '../viewport.ts';
import {
  box,
  cell,
  change,
  close,
  devices,
  model,
  mounted,
  open,
  part,
  rowNamed,
  scroller,
  selectedNames,
} from './table-grid-bench.tsx';

const menuItem = (name: string) => mounted.named('[role="menuitem"]', name);

describe('TableGrid’s states', () => {
  afterEach(async () => {
    close();
    await unhover();
  });

  it('shows skeletons, at most twenty, and as many as a page has', async () => {
    open({ loading: true });
    await eventually(() => equal(mounted.all('.table-bones').length, 20));
    equal((await mounted.find('[role="grid"]')).ariaBusy, 'true');
    change({ loading: true, pageSize: 5 });
    await eventually(() => equal(mounted.all('.table-bones').length, 5));
  });

  it('says that there is nothing, or what the caller says', async () => {
    open({ rows: [] });
    equal((await mounted.find('.table-state')).textContent, 'No data found');
    change({ rows: [], emptyText: 'No devices yet' });
    await eventually(async () => equal((await mounted.find('.table-state')).textContent, 'No devices yet'));
  });

  it('offers to clear what is searched for', async () => {
    open();
    await rowNamed('Device 0');
    model.filters.search('nowhere');
    model.filters.submitSearch();
    await click(await mounted.named('button', 'Clear filters'));
    await rowNamed('Device 0');
    equal(model.filters.searchText.value, '');
  });

  it('says that fetching failed and tries again', async () => {
    expectConsole(/The backend is away/);
    let fails = true;
    const fetcher = async () => {
      if (fails) throw new Error('The backend is away');
      return { data: devices(3), pageCount: 1, totalCount: 3 };
    };
    open({ fetcher, pageSize: 10 });
    const text = await mounted.find('.table-state [role="alert"]');
    equal(text.textContent, 'Unable to fetch data. Try again by refreshing your page.');
    fails = false;
    await click(await mounted.named('button', 'Retry'));
    await rowNamed('Device 2');
    equal((await mounted.find('[role="grid"]')).getAttribute('aria-rowcount'), '4');
    change({ fetcher, pageSize: 10, error: 'The devices are asleep' });
    await eventually(async () =>
      match((await mounted.find('.table-state')).textContent ?? '', /^The devices are asleep/),
    );
  });

  it('asks the page again where the page holds the rows, and promises nothing where it cannot', async () => {
    let asked = 0;
    const onRefresh = () => {
      asked += 1;
      change({ error: false, onRefresh });
    };
    open({ error: 'No answer.', onRefresh });
    await click(await mounted.named('button', 'Retry'));
    await rowNamed('Device 2');
    equal(asked, 1);
    change({ error: 'No answer.' });
    await mounted.find('.table-state [role="alert"]');
    equal(mounted.all('.table-state button').length, 0);
  });

  it('keeps rows while others are fetched, where it is told to', async () => {
    let answer: () => void = () => undefined;
    let isSlow = false;
    const fetcher = async () => {
      if (isSlow)
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      return { data: devices(isSlow ? 2 : 3), pageCount: 1, totalCount: 3 };
    };
    open({ fetcher, pageSize: 10, reactive: true });
    await rowNamed('Device 2');
    isSlow = true;
    void model.rows.reload();
    await mounted.find('.table-body[aria-busy="true"]');
    equal(mounted.all('.table-row').length, 3);
    equal(mounted.all('.table-reloading').length, 1);
    answer();
    await eventually(() => equal(mounted.all('.table-reloading').length, 0));
    equal(mounted.all('.table-row').length, 2);
  });

  it('does not know how many rows there are where the backend does not tell', async () => {
    open({ fetcher: async () => ({ data: devices(10), pageCount: 3 }), pageSize: 10 });
    await rowNamed('Device 0');
    equal((await mounted.find('[role="grid"]')).getAttribute('aria-rowcount'), '-1');
  });

  it('counts rows on through pages', async () => {
    open({ pageSize: 10 });
    await rowNamed('Device 0');
    await model.page.goTo(2);
    equal((await rowNamed('Device 20')).ariaRowIndex, '22');
    equal((await mounted.find('[role="grid"]')).getAttribute('aria-rowcount'), '101');
  });

  it('is as high empty as it is loading', async () => {
    open({ loading: true });
    await eventually(() => ok(mounted.all('.table-bones').length > 0));
    const height = scroller().offsetHeight;
    const content = scroller().scrollHeight;
    change({ rows: [] });
    await mounted.find('.table-state');
    equal(scroller().offsetHeight, height);
    equal(scroller().scrollHeight, content);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`satisfies axe in the ${theme} theme`, async () => {
      open({}, { theme });
      await click(await box('Device 1'));
      await eventually(() => deepEqual(selectedNames(), ['Device 1']));
      await unhover();
      await expectNoAxeViolations(mounted.host);
      await click(part(await rowNamed('Device 4'), '[data-menu]'));
      await menuItem('Send to');
      await expectNoAxeViolations(mounted.host);
      change({ loading: true });
      await eventually(() => ok(mounted.all('.table-bones').length > 0));
      await expectNoAxeViolations(mounted.host);
      change({ rows: [], error: true });
      await mounted.find('.table-state');
      await expectNoAxeViolations(mounted.host);
    });
  }

  it('fits a window of 400 pixels', async () => {
    await resizePage(400, 600);
    open({}, { width: 360 });
    const actions = await cell('Device 1', 5);
    ok(actions.getBoundingClientRect().right <= 400);
    ok(engine === 'chromium' ? scroller().scrollWidth >= 360 : true);
    await resizePage(1280, 800);
  });
});
