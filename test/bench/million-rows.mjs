/**
 * `npm run bench`: the backup browser in a folder of 1,000,000 entries, in Chromium, beside an empty page wheeled in the
 * same run. Five runs; medians and spread. A benchmark and no test: frames depend on the machine, so look at the two
 * columns side by side.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { heap, spread, wheel } from './page-figures.mjs';

register();
const { startServer } = await import('../../demo/server/start-server.ts');

const runs = 5;
const flags = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];

const dataFolder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
const server = await startServer({ port: 0, dataFolder, backupFolder: dataFolder, backsUpAtFirstStart: false });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: flags });
try {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${runs} runs, median (least to most)\n`);
  for (const name of Object.keys(results[0]))
    console.log(`${name.padEnd(44)} ${spread(results.map((one) => one[name]))}`);
} finally {
  await browser.close();
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await page.evaluate(mountBrowser);
  await page.getByRole('button', { name: 'Scale', exact: true }).click();
  await page.getByRole('button', { name: '1,000,000 files', exact: true }).click();
  const row = page.locator('[role=row][aria-rowindex="2"] [role=rowheader]');
  await row.waitFor();
  const heapBefore = await heap(page);
  await page.evaluate(() => fetch('/demo/requests', { method: 'DELETE' }));
  await row.click({ position: { x: 200, y: 10 } });
  await page.keyboard.press('End');
  await page.locator('[role=row][aria-rowindex="1000001"] [role=rowheader]').waitFor();
  await page.waitForTimeout(300);
  const { count } = await page.evaluate(async () => (await fetch('/demo/requests')).json());
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  const wheeled = await wheel(page);
  const drawn = await sweep(page);
  const growth = (await heap(page)) - heapBefore;
  await page.evaluate(() => {
    document.body.innerHTML = '<div style="height: 500000px"></div>';
  });
  const empty = await wheel(page);
  await context.close();
  return {
    'requests that End costs': count,
    'rows in the DOM at most': drawn,
    'frames dropped in 3 s of wheel, %': wheeled,
    'frames dropped on an empty page, %': empty,
    'heap growth after scrolling end to end, MB': growth,
  };
}

async function mountBrowser() {
  document.head.replaceChildren();
  document.body.innerHTML = '<div style="height: 760px"></div>';
  const { permissions, featureFlags } = await (await fetch('/demo/session')).json();
  const { configure } = await import('/dist/elements/index.js');
  configure({ permissions, featureFlags, locale: 'en' });
  const element = document.createElement('rmm-backup-browser');
  element.nodeId = 1;
  element.style.height = '100%';
  document.body.firstElementChild.append(element);
}

/** Scrolls from end to end in 200 steps; the most rows that were drawn at once. */
function sweep(page) {
  return page.evaluate(async () => {
    const { shadowRoot } = document.querySelector('rmm-backup-browser');
    const scroller = shadowRoot.querySelector('[part~=table]');
    let most = 0;
    for (let step = 0; step <= 200; step += 1) {
      scroller.scrollTop = (scroller.scrollHeight * step) / 200;
      await new Promise((resolve) => setTimeout(resolve, 20));
      most = Math.max(most, shadowRoot.querySelectorAll('[role=row][aria-rowindex]').length - 1);
    }
    return most;
  });
}
