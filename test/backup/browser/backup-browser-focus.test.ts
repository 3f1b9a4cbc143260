/** Without a pointer: the focus is always somewhere, and where somebody expects it. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { setFault } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};
const before = document.createElement('input');
before.setAttribute('aria-label', 'Before the browser');

afterEach(() => {
  browser.close();
  before.remove();
});

const active = () => browser.root.activeElement;
/** Name of the row that the focused cell is in. */
const focusedRow = () => active()?.closest('.table-row')?.querySelector('.name .table-clip')?.textContent;
const isOn = (name: string) => eventually(() => equal(focusedRow(), name), { timeout: 8000 });

async function enter(name: string, crumb = name): Promise<void> {
  await type(name);
  await isOn(name);
  await press('Enter');
  await eventually(() => equal(browser.crumbs().at(-1), crumb), { timeout: 8000 });
  await eventually(() => ok(focusedRow(), 'a row of the next place has the focus'), { timeout: 8000 });
}

async function tabTo(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 12 && !isThere(); turn += 1) await press('Tab');
  ok(isThere(), `Tab led to ${active()?.outerHTML}`);
}

async function openDocuments(): Promise<void> {
  await open();
  await browser.enter('Documents', 'Documents');
  await browser.sees('Contracts');
  await click((await browser.row('Contracts')).querySelector('[aria-colindex="3"]') as Element);
  await press('ArrowLeft');
}

describe('rmm-backup-browser: the focus', () => {
  it('stays in the row whose Retry was pressed', async () => {
    await open({ height: 420 });
    await browser.enter('Scale', '100,000 files');
    await eventually(() => browser.rowNames().length > 3);
    await setFault({ fault: 'server-error', match: 'page=399', times: 2 });
    await click(browser.all('.table-row .table-cell')[1] as HTMLElement);
    await press('End');
    await click(await browser.find('.table-failed-page button', 'Retry'));
    await eventually(() => equal(browser.eventsOf('rmm-error').length, 2), { timeout: 8000 });
    await browser.find('.table-failed-page button', 'Retry');
    ok(browser.focusedCell(), `the focus is on ${active()?.outerHTML}`);
    await press('End', 'Enter');
    await eventually(() => ok(browser.all('.table-failed-page').length === 0 && focusedRow()), { timeout: 8000 });
    equal(browser.focusedCell()?.row, 100_000);
  });

  it('is in an empty folder that was entered by keyboard, and back on it after Alt+Up', async () => {
    await openDocuments();
    await type('Empty folder');
    await isOn('Empty folder');
    await press('Enter');
    await browser.find('.empty-state-title', 'Empty Folder');
    await eventually(() => ok(active()?.closest('.browser-face'), `the focus is on ${active()?.outerHTML}`));
    await press('Alt+ArrowUp');
    await isOn('Empty folder');
  });

  it('goes from rows to their failure, and with Retry back to rows', async () => {
    await openDocuments();
    await setFault({ fault: 'server-error', match: '/content', times: 1 });
    await press('Enter');
    await browser.find('.empty-state-title', 'There was an error fetching content for folder Contracts');
    await eventually(() => ok(active()?.closest('.browser-face'), `the focus is on ${active()?.outerHTML}`));
    await tabTo(() => active()?.textContent === 'Retry');
    await press('Enter');
    await browser.sees('Lease 2024.txt');
    await eventually(() => ok(browser.focusedCell(), `the focus is on ${active()?.outerHTML}`));
    await press('Alt+ArrowUp');
    await isOn('Contracts');
  });
});

describe('rmm-backup-browser: the focus of somebody whose button is gone', () => {
  const isInList = () =>
    eventually(() => ok(browser.focusedCell(), `the focus is on ${active()?.outerHTML}`), { timeout: 8000 });

  it('goes on in the list after a step of the breadcrumb', async () => {
    await openDocuments();
    (await browser.find('.breadcrumb button', 'All plans')).focus();
    await press('Enter');
    await browser.sees('Windows VM image');
    await isInList();
  });

  it('goes on in the list after the selection was cleared', async () => {
    await openDocuments();
    await browser.check('Contracts');
    (await browser.button('Clear selection')).focus();
    await press('Enter');
    await isInList();
  });

  it('goes on in an image whose revision was clicked', async () => {
    await open({ featureFlags: { cloud_image_mounting: true } });
    await browser.enter('Windows VM image', 'Data (D:)');
    await click(await browser.find('.table-row .name-link'));
    await click(await browser.find('dialog button', 'Mount'));
    await browser.sees('Shares');
    await isInList();
  });
});

describe('rmm-backup-browser: without a pointer', () => {
  it('leads from Tab to a file in a mounted image, and back out', async () => {
    document.body.prepend(before);
    await open({ featureFlags: { cloud_image_mounting: true } });
    await browser.sees('Windows VM image');
    before.focus();
    await tabTo(() => browser.focusedCell() !== undefined);
    await enter('Windows VM image');
    equal(browser.focusedCell()?.row, 1, 'at the top of what was entered');
    const volume = 'System (C:)';
    await type(volume);
    await isOn(volume);
    await press('Enter');
    await browser.find('[role=columnheader]', 'Stored on');
    await eventually(() => ok(focusedRow() && browser.crumbs().at(-1) === volume), { timeout: 8000 });
    // The newest is not in the cloud: there is nothing to mount.
    while (!active()?.closest('.table-row')?.querySelector('.name-link')) await press('ArrowDown');
    const revision = focusedRow() ?? '';

    await press('Enter');
    await browser.find('dialog button', 'Cancel');
    await press('Escape');
    await eventually(() => equal(browser.all('dialog').length, 0));
    await isOn(revision);
    await press('Enter');
    await browser.find('dialog button', 'Cancel');
    await tabTo(() => active()?.textContent === 'Mount');
    await press('Enter');
    await browser.sees('Users');
    await eventually(() => ok(browser.focusedCell(), `the focus is on ${active()?.outerHTML}`), { timeout: 8000 });

    await enter('Users');
    await enter('boris');
    await enter('Pictures');
    await type('Photo 2');
    await eventually(() => ok(focusedRow()?.startsWith('Photo 2')));
    await press(' ', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await eventually(() => equal(browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count, 3));
    await press('Enter');
    equal(browser.crumbs().at(-1), 'Pictures', 'a file is no folder');

    for (const name of ['Pictures', 'boris', 'Users', revision, volume, 'Windows VM image']) {
      await press('Alt+ArrowUp');
      await isOn(name);
    }
    deepEqual(browser.crumbs(), ['All plans']);
    equal(browser.element.location, '');
    for (let turn = 0; turn < 12 && document.activeElement !== before; turn += 1) await press('Shift+Tab');
    equal(document.activeElement, before, 'it lets the focus out');
  });
});
