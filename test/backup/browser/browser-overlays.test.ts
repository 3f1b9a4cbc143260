/** What opens over the browser: a dialog for each action, search in all plans, a look at a file, the device's jobs. */
import { deletionTimes } from '../../../src/backup/deletion/deletion-times.ts';
import { announceJob } from '../../../src/backup/jobs/job-news.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { beginRestore, restoreTime, skipTime } from '../jobs/recovery-handle.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

describe('What opens over rmm-backup-browser', () => {
  let browser: BrowserHandle;
  const open = async (options?: OpenOptions) => {
    browser = await BrowserHandle.open(options);
  };
  afterEach(() => browser.close());

  const title = () => browser.find('.dialog-title');
  const fromMenu = async (row: string, action: string) => {
    await click((await browser.row(row)).querySelector('[aria-haspopup=menu]') as Element);
    await click(await browser.find('[role=menuitem]', action));
  };

  for (const [row, action, says] of [
    ['Notes.txt', 'Download', 'Download file'],
    ['Contracts', 'Download', 'Download folder'],
    ['Notes.txt', 'Restore', 'Restore file'],
    ['Contracts', 'Restore', 'Restore folder'],
    ['Notes.txt', 'Delete', 'Confirm delete data'],
  ] as const) {
    it(`is “${says}” for ${action} of ${row}, and Escape gives the focus back to its row`, async () => {
      await open();
      await browser.enter('Documents', 'Documents');
      await fromMenu(row, action);
      equal((await title()).textContent, says);
      await press('Escape');
      await eventually(() => browser.all('dialog').length === 0);
      await eventually(() => ok(browser.root.activeElement?.closest('.grid-row')?.textContent?.includes(row)));
    });
  }

  it('begins at the revisions of a file, which arrows choose from', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Download');
    await browser.find('[role=option]');
    await press('ArrowDown');
    equal((await browser.find('[role=option]')).getAttribute('aria-selected'), 'true');
  });

  it('is no dialog where the host takes the action over', async () => {
    await open();
    browser.takeOver('rmm-delete-request');
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Delete');
    await eventually(() => browser.eventsOf('rmm-delete-request').length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(browser.all('dialog').length, 0);
  });

  it('tells the host of what was done: a plan is synced', async () => {
    await open();
    await fromMenu('Workshop NAS', 'Sync to cloud');
    await click(await browser.find('.dialog-footer .button-primary'));
    await eventually(() => browser.eventsOf('rmm-sync-created').length === 1, { timeout: 8000 });
    equal(browser.eventsOf<{ planName: string }>('rmm-sync-created')[0]?.planName, 'Workshop NAS');
    await browser.find('.notice-text', 'Backup job created successfully');
  });

  it('is a search in all plans, whose hits lead on', async () => {
    await open();
    await click(await browser.button('Search all plans'));
    equal((await title()).textContent, 'Search all plans');
    await type('Lease 2024');
    await browser.find('[role=dialog] bdi, [role=dialog] span', 'Lease 2024.txt');
    await press('Escape', 'Escape');
    await eventually(() => browser.all('dialog').length === 0);
    deepEqual(browser.crumbs(), ['All plans']);
  });

  it('is a look at a file', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Preview');
    await eventually(() => ok(browser.all('dialog').length === 1), { timeout: 8000 });
  });

  it('closes when the browser is given another device', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Delete');
    await title();
    browser.element.nodeId = 2;
    await eventually(() => equal(browser.all('dialog').length, 0));
  });

  it('is the list of restore jobs, also for who may only restore files and folders', async () => {
    await open({ user: 'operator', nodeId: 34 });
    await browser.sees('User data');
    // Where the list has looked already, it looks again.
    announceJob(34, await beginRestore(34));
    await browser.enter('User data');
    await browser.find('.job-tray-title', '1 restore job');
  });

  describe('for a deletion', () => {
    afterEach(restoreTime);
    const confirm = async () => {
      await click(await browser.find('.dialog-footer .button-danger'));
      await browser.find('.pending-notice');
    };
    const timeIsUp = async () => {
      await unhover();
      skipTime(deletionTimes.undo);
      await browser.find('.notice-text', 'Data deletion scheduled successfully');
    };

    it('takes what is deleted out of the list and the selection', async () => {
      await open({ nodeId: 35 });
      await browser.enter('User data', 'Documents');
      const [gone, kept] = await eventually(() => (browser.rowNames().length > 1 ? browser.rowNames() : null));
      await browser.check(String(gone));
      await fromMenu(String(gone), 'Delete');
      await confirm();
      await timeIsUp();
      await eventually(() => ok(!browser.rowNames().includes(String(gone))));
      await browser.sees(String(kept));
      await eventually(() => equal(browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count, 0));
    });

    it('is confirmed by Enter behind the plan’s name, which presses nothing else', async () => {
      await open();
      await fromMenu('Workshop NAS', 'Delete');
      await title();
      await type('Workshop NAS');
      await press('Enter');
      await browser.find('.pending-notice');
      equal(browser.all('[role=menu]').length, 0);
      await press('Control+z');
      await browser.find('.notice-text', 'Deletion undone: plan Workshop NAS');
    });

    it('leads out of what is deleted', async () => {
      await open({ nodeId: 36 });
      await browser.enter('User data');
      await fromMenu('Documents', 'Delete');
      await confirm();
      await browser.enter('Documents');
      await timeIsUp();
      await eventually(() => deepEqual(browser.crumbs(), ['All plans', 'User data']));
    });
  });
});
