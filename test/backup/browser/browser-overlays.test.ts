/** What opens over the browser: a dialog for each action, search in all plans, a look at a file, the device's jobs. */
import type { DeletionOrder } from '../../../src/backup/deletion/deletion-order.ts';
import { deletionTimes } from '../../../src/backup/deletion/deletion-times.ts';
import type { DownloadOrder } from '../../../src/backup/download/download-types.ts';
import { announceJob } from '../../../src/backup/jobs/job-news.ts';
import type { RestoreOrder } from '../../../src/backup/restore/restore-order.ts';
import type { SyncOrder } from '../../../src/backup/sync/sync-types.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { triesAll } from '../../support/one-engine.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { beginHeldRestore, beginRestore, letGo, restoreTime, skipTime } from '../recovery/recovery-handle.ts';
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

  const dialogs = [
    ['Notes.txt', 'Download', 'Download file'],
    ['Contracts', 'Download', 'Download folder'],
    ['Notes.txt', 'Restore', 'Restore file'],
    ['Contracts', 'Restore', 'Restore folder'],
    ['Notes.txt', 'Delete', 'Confirm delete data'],
  ] as const;
  // Each is the same dialog over the same list: two stand for all where an engine is tried.
  for (const [row, action, says] of triesAll ? dialogs : [dialogs[1], dialogs[2]]) {
    it(`is “${says}” for ${action} of ${row}, and Escape gives the focus back to its row`, async () => {
      await open();
      await browser.enter('Documents', 'Documents');
      await fromMenu(row, action);
      equal((await title()).textContent, says);
      await press('Escape');
      await eventually(() => browser.all('dialog').length === 0);
      await eventually(() => ok(browser.root.activeElement?.closest('.table-row')?.textContent?.includes(row)));
    });
  }

  it('marks in the list what is about to be deleted, for as long as that can be undone', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Delete');
    await click(await browser.find('dialog button', 'Delete 1 item'));
    await eventually(async () => match((await browser.row('Notes.txt')).textContent ?? '', /Deletion Pending/));
    ok(!(await browser.row('Contracts')).textContent?.includes('Deletion Pending'));
    await click(await browser.find('.undo-notice button'));
    await eventually(async () => ok(!(await browser.row('Notes.txt')).textContent?.includes('Deletion Pending')));
  });

  it('begins at the revisions of a file, which arrows choose from', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await fromMenu('Notes.txt', 'Download');
    await browser.find('[role=option]');
    await press('ArrowDown');
    await eventually(() => equal(browser.all('[role=option]')[1]?.getAttribute('aria-selected'), 'true'));
  });

  it('takes no row from under the pointer as the jobs of the device come, and opens over their line by hand', async () => {
    await open({ nodeId: 37, height: 320 });
    await browser.enter('User data', 'Documents');
    const foot = await browser.find('.selection');
    const lowest = await eventually(() => {
      const { bottom } = (browser.all('.table-grid')[0] as HTMLElement).getBoundingClientRect();
      return browser.all('.table-row').findLast((row) => row.getBoundingClientRect().top < bottom - 8) ?? null;
    });
    const { left, top } = lowest.getBoundingClientRect();
    const places = () => [lowest.getBoundingClientRect().top, foot.getBoundingClientRect().top];
    const isHit = () => lowest.contains(browser.root.elementFromPoint(left + 60, top + 4));
    const before = places();
    ok(isHit());
    const job = await beginHeldRestore(37);
    announceJob(37, job);
    const line = await browser.find('.job-tray-toggle');
    await browser.find('.job-tray-running', '1 running');
    deepEqual([places(), isHit(), line.ariaExpanded], [before, true, 'false']);
    const place = line.getBoundingClientRect().top;
    await click(line);
    await browser.find('.job-line');
    deepEqual([places()[1], line.getBoundingClientRect().top], [before[1], place]);
    await letGo(job);
  });

  it('has the room of the jobs’ line from the first row on', async () => {
    await open({ nodeId: 36 });
    await browser.sees('User data');
    const foot = await browser.find('.selection');
    const [table] = browser.all('.browser-content');
    ok(table);
    const places = () => [table.getBoundingClientRect().bottom, foot.getBoundingClientRect().top];
    const before = places();
    await browser.find('.job-tray-line', 'No jobs');
    deepEqual(places(), before);
  });

  // Told by events, in which no engine has a part: one of them tries it.
  if (triesAll) {
    it('is no dialog where the host takes the action over', async () => {
      await open();
      browser.takeOver('rmm-action');
      await browser.enter('Documents', 'Documents');
      await fromMenu('Notes.txt', 'Delete');
      await eventually(() => browser.eventsOf('rmm-action').length === 1);
      await new Promise((resolve) => setTimeout(resolve, 300));
      equal(browser.all('dialog').length, 0);
    });

    it('tells what became of an action that the host does itself', async () => {
      await open({ nodeId: 37 });
      const works = [() => Promise.reject(new Error('The vault is sealed')), () => Promise.resolve()];
      browser.element.addEventListener('rmm-action', (event) => event.respondWith(works.shift()?.()));
      await browser.enter('User data', 'Documents');
      const [file = ''] = await eventually(() => (browser.rowNames().length > 0 ? browser.rowNames() : null));
      await fromMenu(file, 'Delete');
      await eventually(() => ok(browser.root.textContent?.includes('The vault is sealed')));
      equal(browser.all('dialog').length, 0);
      await fromMenu(file, 'Delete');
      await eventually(() => ok(browser.root.textContent?.includes('Delete: done')));
    });

    it('sends nothing where the host prevents the request of its dialog, which tells all that was about to be sent', async () => {
      await open();
      browser.takeOver('rmm-sync-request');
      await fromMenu('Workshop NAS', 'Sync to cloud');
      await click(await browser.find('.dialog-footer .button-primary'));
      await eventually(() => equal(browser.all('dialog').length, 0));
      const [order] = browser.eventsOf<SyncOrder>('rmm-sync-request');
      deepEqual([order?.nodeId, order?.planName, order?.items.length], [1, 'Workshop NAS', 1]);
      equal(order?.planId, browser.eventsOf('rmm-action')[0]?.items[0]?.planId);
      equal(browser.eventsOf('rmm-sync-created').length, 0);
    });

    it('asks the host before a restore, as the dialog’s own element does', async () => {
      await open();
      browser.takeOver('rmm-restore-request');
      await browser.enter('Documents', 'Documents');
      await fromMenu('Notes.txt', 'Restore');
      await click(await browser.find('dialog [role=option]'));
      await click(await browser.find('dialog label', 'Skip'));
      const button = await browser.find('.dialog-footer .button-primary', 'Restore');
      await eventually(() => equal(button.ariaDisabled, null));
      await click(button);
      await eventually(() => equal(browser.all('dialog').length, 0));
      const [order] = browser.eventsOf<RestoreOrder>('rmm-restore-request');
      deepEqual([order?.nodeId, order?.items[0]?.name, order?.body.ifExists], [1, 'Notes.txt', 'SKIP']);
      equal(browser.eventsOf('rmm-restore-created').length, 0);
    });

    for (const [action, request, label] of [
      ['Download', 'rmm-download-request', 'Download'],
      ['Delete', 'rmm-delete-request', 'Delete 1 item'],
    ] as const) {
      it(`asks the host by ${request} when ${action} is confirmed, and not before`, async () => {
        await open();
        browser.takeOver(request);
        await browser.enter('Documents', 'Documents');
        await fromMenu('Notes.txt', action);
        if (action === 'Download') await click(await browser.find('dialog [role=option]'));
        const button = await browser.find('.dialog-footer .button:not(.button-secondary)', label);
        await eventually(() => equal(button.ariaDisabled, null));
        equal(browser.eventsOf(request).length, 0);
        await click(button);
        await eventually(() => equal(browser.all('dialog').length, 0));
        const [order] = browser.eventsOf<DownloadOrder | DeletionOrder>(request);
        deepEqual([order?.nodeId, order?.items[0]?.name], [1, 'Notes.txt']);
        deepEqual(
          browser.events.map(({ type }) => type).filter((type) => /action|request|started|scheduled/.test(type)),
          ['rmm-action', request],
        );
      });
    }

    it('tells the host of what was done: a plan is synced', async () => {
      await open();
      await fromMenu('Workshop NAS', 'Sync to cloud');
      await click(await browser.find('.dialog-footer .button-primary'));
      await eventually(() => browser.eventsOf('rmm-sync-created').length === 1, { timeout: 8000 });
      equal(browser.eventsOf<{ planName: string }>('rmm-sync-created')[0]?.planName, 'Workshop NAS');
      await browser.find('.notice-text', 'Backup job created successfully');
    });
  }

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

  it('is the list of jobs, also for who may only restore files and folders', async () => {
    await open({ user: 'operator', nodeId: 34 });
    await browser.sees('User data');
    // Where the list has looked already, it looks again.
    announceJob(34, await beginRestore(34));
    await browser.enter('User data');
    await browser.find('.job-tray-title', '1 job');
  });

  describe('for a deletion', () => {
    afterEach(restoreTime);
    const confirm = async () => {
      await click(await browser.find('.dialog-footer .button-danger'));
      await browser.find('.undo-notice');
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
      await browser.find('.undo-notice');
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
