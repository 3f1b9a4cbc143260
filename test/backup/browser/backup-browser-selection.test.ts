import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};

afterEach(() => browser.close());

describe('rmm-backup-browser: selection', () => {
  it('keeps what was checked across folders and search, and hands all of it to an action', async () => {
    await open();
    browser.takeOver('rmm-action');
    await browser.enter('Documents', 'Documents');
    await browser.check('Notes.txt');
    await browser.enter('Contracts');
    await browser.check('Insurance.txt');
    await browser.search('Lease 2024');
    await browser.check('Lease 2024.txt');
    await browser.find('.selection', 'Selection');
    await click(await browser.button('Restore', '.selection'));
    const [detail] = browser.eventsOf('rmm-action');
    equal(detail?.action, 'restore');
    deepEqual(detail?.items.map(({ name }) => name).sort(), ['Insurance.txt', 'Lease 2024.txt', 'Notes.txt']);
    equal(detail?.nodeId, 1);
    ok(detail?.items.every(({ planName, type, fileId }) => planName === 'Documents' && type === 'file' && fileId));
    await browser.jumpTo('Contracts');
    await browser.sees('Insurance.txt');
    equal(browser.isChecked('Insurance.txt'), true);
  });

  it('selects a range with Shift, over pages that are not loaded too', async () => {
    await open({ height: 420 });
    await browser.enter('Scale', '100,000 files');
    await eventually(() => browser.rowNames().length > 3);
    const first = browser.all('.table-row [role=checkbox]')[0] as HTMLElement;
    await click(first);
    await press('End');
    await eventually(() => browser.focusedCell()?.row === 100_000);
    await press('Home');
    for (let page = 0; page < 40; page += 1) await press('PageDown');
    const { row } = browser.focusedCell() as { row: number };
    await press('Shift+ArrowDown');
    await eventually(() => browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count === 3, {
      timeout: 8000,
    });
    await press('Home', 'Shift+PageDown');
    ok(row > 250, 'far from the first page');
  });

  it('refuses to gather more than can be named, and offers the folder itself', async () => {
    await open();
    await browser.enter('Scale', '100,000 files');
    await eventually(() => browser.rowNames().length > 3);
    await click((await browser.find('.table-head [role=checkbox]')) as HTMLElement);
    await click(await browser.button('Select folder 100,000 files'));
    const detail = browser.eventsOf<{ items: { type: string; name: string }[] }>('rmm-selection-change').at(-1);
    deepEqual(
      detail?.items.map(({ type, name }) => [type, name]),
      [['folder', '100,000 files']],
    );
    const [box] = browser.all('.table-row [role=checkbox]') as [HTMLElement];
    equal(box.getAttribute('aria-checked'), 'true');
    equal(box.getAttribute('aria-disabled'), 'true', 'what is below is included');
  });

  it('offers Sync for one local plan, Delete for several plans', async () => {
    await open();
    browser.takeOver('rmm-action');
    await browser.check('Workshop NAS');
    await click(await browser.button('Sync to cloud', '.selection'));
    equal(browser.eventsOf('rmm-action')[0]?.action, 'sync');
    equal(browser.eventsOf('rmm-action')[0]?.items[0]?.planName, 'Workshop NAS');
    await browser.check('Documents');
    await click(await browser.button('Delete', '.selection'));
    equal(browser.eventsOf('rmm-action')[1]?.action, 'delete');
    equal(browser.eventsOf('rmm-action')[1]?.items.length, 2);
    equal((await browser.button('Sync to cloud', '.selection')).getAttribute('aria-disabled'), 'true');
  });

  it('offers Download for one file by its own menu, without selecting it', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await click((await browser.row('Notes.txt')).querySelector('[aria-haspopup=menu]') as Element);
    await click(await browser.find('[role=menuitem]', 'Download'));
    const [detail] = browser.eventsOf('rmm-action');
    equal(detail?.action, 'download');
    equal(detail?.items[0]?.path, '/Documents/Notes.txt');
    equal(browser.eventsOf('rmm-selection-change').length, 0);
  });

  it('is emptied by its button and by the method', async () => {
    await open();
    await browser.check('Documents');
    await click(await browser.button('Clear selection', '.selection'));
    await eventually(() => !browser.isChecked('Documents'));
    await browser.check('Documents');
    await browser.element.clearSelection();
    await eventually(() => !browser.isChecked('Documents'));
  });
});

describe('rmm-backup-browser: permissions', () => {
  it('restricts files and folders for who may not restore, and offers no action', async () => {
    await open({ user: 'technician' });
    await browser.enter('Personnel');
    const [name] = await eventually(() => (browser.rowNames().length > 0 ? browser.rowNames() : null));
    const row = await browser.row(name as string);
    equal(row.querySelector('.name-link'), null);
    ok(row.querySelector('[aria-label="You don’t have permission to view or restore this backup data."]'));
    await click(row.querySelector('[role=checkbox]') as Element);
    equal(browser.isChecked(name as string), false);
    equal((await browser.find('.table-head [role=checkbox]')).getAttribute('aria-disabled'), 'true', 'nor all of them');
    equal(browser.eventsOf('rmm-selection-change').length, 0);
  });

  it('opens what file and folder backup allows', async () => {
    await open({ user: 'operator' });
    await browser.enter('Documents', 'Documents');
    await browser.sees('Notes.txt');
  });
});
