import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { clearRequests, requests, setFault } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};

afterEach(() => browser.close());

describe('rmm-backup-browser: keyboard', () => {
  it('moves by arrows, pages and edges, opens with Enter, leaves with Alt+Up to where it was', async () => {
    await open();
    await browser.sees('Documents');
    await click((await browser.row('Documents')).querySelector('[aria-colindex="3"]') as Element);
    deepEqual(browser.focusedCell(), { row: 1, column: 3 });
    await press('ArrowLeft', 'ArrowDown', 'ArrowDown');
    deepEqual(browser.focusedCell(), { row: 3, column: 2 });
    await press('End');
    equal(browser.focusedCell()?.row, browser.rowNames().length);
    await press('Home', 'Enter');
    await eventually(() => browser.crumbs().length === 2);
    await eventually(() => browser.focusedCell()?.row === 1, { timeout: 6000 });
    await eventually(() => browser.rowNames().length === 1);
    await press('Enter');
    await browser.sees('Contracts');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await eventually(() => browser.crumbs().at(-1) === 'Invoices');
    await press('Alt+ArrowUp');
    await eventually(() => browser.crumbs().at(-1) === 'Documents' && browser.focusedCell()?.row === 3);
  });

  it('finds a row by typing its first letters', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.sees('Notes.txt');
    await click(browser.all('.table-row .table-cell')[1] as HTMLElement);
    // At once: after a pause another word would begin.
    await type('no');
    await eventually(() => {
      const row = browser.root.activeElement?.closest('.table-row');
      return row?.querySelector('.name .table-clip')?.textContent === 'Notes.txt';
    });
  });

  it('toggles with Space, extends with Shift and arrows, selects all with Control+A', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.sees('Contracts');
    await click(browser.all('.table-row .table-cell')[2] as HTMLElement);
    await press(' ', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await eventually(() => browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count === 3);
    await press('Control+a');
    const all = Number((await browser.find('[role=grid]')).getAttribute('aria-rowcount')) - 1;
    await eventually(() => browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count === all);
  });

  it('tells a screen reader where it is and how much is selected', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await eventually(() => /Documents: \d+ items/.test(browser.announced()));
    await browser.check('Notes.txt');
    await eventually(() => browser.announced().includes('1 item selected'));
  });

  it('tells a screen reader that a search found nothing', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.search('no such file');
    await eventually(() => ok(browser.announced().includes('No results'), browser.announced()), { timeout: 8000 });
  });
});

describe('rmm-backup-browser: a folder of a million', () => {
  it('draws at most 80 rows, tells the true count, and goes to the end with one request', async () => {
    await open();
    await browser.enter('Scale', '1,000,000 files');
    await eventually(() => browser.rowNames().length > 3);
    equal((await browser.find('[role=grid]')).getAttribute('aria-rowcount'), '1000001');
    await clearRequests();
    await click(browser.all('.table-row .table-cell')[1] as HTMLElement);
    await press('End');
    await eventually(() => browser.focusedCell()?.row === 1_000_000 && browser.rowNames().length > 3, {
      timeout: 8000,
    });
    // Meanwhile the browser may look for restore jobs, as it does once somebody has been here for a while.
    equal((await requests()).filter(({ endpoint }) => endpoint === 'listFolderContent').length, 1);
    ok(browser.all('.table-row').length <= 80);
    equal(browser.all('button.table-sort').length, 0, 'an order of a part would be a lie');
    await press('ArrowUp', 'ArrowUp');
    equal(browser.focusedCell()?.row, 999_998);
  });

  it('sorts where everything is loaded', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.sees('Contracts');
    const before = browser.rowNames();
    await click(await browser.find('button.table-sort', 'Name'));
    await click(await browser.find('button.table-sort', 'Name'));
    await eventually(() => browser.rowNames()[0] !== before[0]);
    equal(
      browser
        .all('[role=columnheader]')
        .find((head) => head.textContent === 'Name')
        ?.getAttribute('aria-sort'),
      'descending',
    );
  });
});

describe('rmm-backup-browser: accessibility', () => {
  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing for axe to find, in any face, ${theme}`, async () => {
      await open({ theme, featureFlags: { cloud_image_mounting: true } });
      await browser.sees('Documents');
      await expectNoAxeViolations(browser.element);
      await browser.check('Documents');
      await browser.find('.selection .toolbar');
      await expectNoAxeViolations(browser.element);
      await browser.enter('Documents', 'Documents');
      await browser.sees('Notes.txt');
      await expectNoAxeViolations(browser.element);
      await click(await browser.button('Create new folder'));
      await browser.find('dialog');
      await expectNoAxeViolations(browser.element);
      await press('Escape');
      await browser.search('zzzzz');
      await browser.find('.empty-state-title');
      await expectNoAxeViolations(browser.element);
      await setFault({ fault: 'server-error', match: '/plans', times: 1 });
      await browser.jumpTo('All plans');
      void browser.element.reload();
      await eventually(() => browser.eventsOf('rmm-error').length > 0, { timeout: 8000 });
      await expectNoAxeViolations(browser.element);
    });
  }
});
