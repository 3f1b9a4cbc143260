import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { shown } from '../budgets.json';
import { BackupBrowserHandle } from './backup-browser-handle.ts';
import { type Demo, startDemo } from './demo.ts';
import { listOf, sumOf, Transfers } from './transfers.ts';

/** Milliseconds for what is asked for at once. */
const patience = 10_000;
/** Bytes, gzipped, for the first step into a folder, with the way back, search and tools. */
const folderBudget = 18_000;

describe('What a page transfers to show the backup browser', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('is within its budget, React included', async () => {
    const transfers = new Transfers();
    const { files } = transfers;
    const { page } = await demo.open('/host/portal.html', {
      prepare: async (page) => {
        await page.route('**/host/portal.html', async (route) => {
          const response = await route.fetch();
          // The page has other elements beside it, which have sizes of their own.
          const body = (await response.text()).replaceAll(/<(\/?)rmm-(?!backup-browser)[\w-]+/g, '<$1div');
          await route.fulfill({ response, body });
        });
        await transfers.watch(page, '**/dist/**');
      },
    });
    const browser = new BackupBrowserHandle(page);
    await browser.sees('Documents');
    await transfers.end();
    // `configure` is the portal's own wish; the size table has a row for it. The stylesheet of sizes is no script.
    const scripts = files.filter(({ path }) => path.endsWith('.js') && !path.endsWith('/elements/config.js'));
    assert.ok(
      files.some(({ path }) => path.includes('/chunks/react-')),
      `React is among them: ${listOf(scripts)}`,
    );
    assert.equal(new Set(files.map(({ path }) => path)).size, files.length, `each once: ${listOf(scripts)}`);
    assert.ok(sumOf(scripts) <= shown['backup-browser'] * 1000, listOf(scripts));

    // What an earlier visit has begun is looked for once somebody has stayed a while: no part of the step.
    await transfers.has('/job-tray.js');
    await transfers.end();
    const before = files.length;
    await browser.walk('Documents', 'Documents');
    await browser.sees('Notes.txt');
    await transfers.end();
    const more = files.slice(before);
    assert.ok(sumOf(more) <= folderBudget, `more in a folder, ${listOf(more)}`);
    // What comes when somebody has stayed a while may be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

  it('is asked for at once when its entry is there: no chunk waits for another to name it', async () => {
    const asked: string[] = [];
    let isAtOnce = true;
    let tellView: (isAsked: boolean) => void = () => undefined;
    const view = new Promise<boolean>((resolve) => {
      tellView = resolve;
    });
    const { page } = await demo.open('/elements/rmm-backup-browser', {
      prepare: async (page) => {
        await page.route('**/dist/{chunks,elements}/**', async (route) => {
          const { pathname } = new URL(route.request().url());
          asked.push(pathname);
          if (pathname.includes('/chunks/react-')) tellView(true);
          // The entry says what else there is, and needs the shell to say it. Nothing else is answered before React was
          // asked for, unless that waits for an answer.
          if (/\/elements\/|\/chunks\/[^/]+\/shell\.js/.test(pathname)) return route.continue();
          isAtOnce = (await Promise.race([view, sleep(patience, false, { ref: false })])) && isAtOnce;
          await route.continue();
        });
      },
    });
    await new BackupBrowserHandle(page).sees('Documents');
    assert.ok(isAtOnce, `React was asked for only after an answer: ${asked.join()}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});
