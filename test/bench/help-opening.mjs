/**
 * `npm run bench -- help-opening`: from the press that opens the help panel to its first articles, once the code is there
 * and the answer takes no time, beside a bare React tree of the same elements, mounted in the same run. Both are timed to
 * the moment their last element stands in the document. A benchmark and no test: look at the ratio.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { bundle } from './bundles.mjs';
import { median } from './report.mjs';

register();
const { startServer } = await import('../../demo/server/start-server.ts');

const runs = 5;
const openings = 30;
const dataFolder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
const server = await startServer({ port: 0, dataFolder, backupFolder: dataFolder, backsUpAtFirstStart: false });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const bare = await bundle('help-bare-tree.jsx');
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(bare));
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${runs} runs of ${openings} openings each\n`);
  for (const [name, unit] of [
    ['elements', ''],
    ['panel', ' ms'],
    ['bare tree', ' ms'],
    ['ratio', ''],
  ]) {
    const values = results.map((one) => one[name]).sort((one, other) => one - other);
    const said = (value) => `${value.toFixed(name === 'elements' ? 0 : 2)}${unit}`;
    console.log(`${name.padEnd(12)} ${said(median(values))} (${said(values[0])} to ${said(values.at(-1))})`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function measure(bare) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**/bare-tree.js', (route) => route.fulfill({ contentType: 'text/javascript', body: bare }));
  await page.goto(`${server.url}/host/help-closed.html`);
  const times = await page.evaluate(inPage, openings);
  await page.close();
  const panel = median(times.panel);
  const tree = median(times.bare);
  return { elements: times.elements, panel, 'bare tree': tree, ratio: panel / tree };
}

async function inPage(openings) {
  await import('/bare-tree.js');
  const { configure } = await import('/dist/elements/config.js');
  await import('/dist/elements/help-panel.js');
  const results = Array.from({ length: 8 }, (_, id) => ({
    id,
    name: `Article ${id}`,
    snippet: null,
    html_url: '/hc/1',
  }));
  configure({ fetch: async () => Response.json({ results }) });
  document.querySelector('rmm-help-panel').remove();
  const isThere = (root, last) =>
    new Promise((resolve) => {
      const look = () => root.querySelectorAll(last).length === 8 && resolve(performance.now());
      const observer = new MutationObserver(() => look() && observer.disconnect());
      observer.observe(root, { childList: true, subtree: true });
      look();
    });
  const openPanel = async () => {
    const element = document.createElement('rmm-help-panel');
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const begun = performance.now();
    element.shadowRoot.querySelector('button').click();
    const ended = await isThere(element.shadowRoot, '.article');
    return { element, time: ended - begun };
  };
  // Fetches the code, and shows what the bare tree has to be like.
  const { element: first } = await openPanel();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const pattern = first.shadowRoot.querySelector('.root').cloneNode(true);
  first.remove();
  const panel = [];
  const bare = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const opened = await openPanel();
    panel.push(opened.time);
    opened.element.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stage = document.createElement('div');
    document.body.append(stage);
    const begun = performance.now();
    const unmount = globalThis.mountBareTree(stage, pattern);
    bare.push((await isThere(stage, '.article')) - begun);
    unmount();
    stage.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { panel, bare, elements: pattern.querySelectorAll('*').length };
}
