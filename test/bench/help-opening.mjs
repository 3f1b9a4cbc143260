/**
 * `npm run bench -- help-opening`: from the press that opens the help panel to its first articles, once the code is there
 * and the answer takes no time, beside a bare React tree of the same elements without styles, mounted in the
 * same run. Both are timed to the first content in the document, and to the frame that shows it all. A benchmark and no test:
 * look at the ratios.
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
  for (const name of Object.keys(results[0])) {
    const values = results.map((one) => one[name]).sort((one, other) => one - other);
    const said = (value) => value.toFixed(name === 'elements' ? 0 : 2);
    console.log(`${name.padEnd(34)} ${said(median(values))} (${said(values[0])} to ${said(values.at(-1))})`);
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
  const figures = { elements: times.elements };
  for (const moment of ['content', 'painted']) {
    const [panel, bare] = [median(times.panel[moment]), median(times.bare[moment])];
    Object.assign(figures, {
      [`panel, ${moment}, ms`]: panel,
      [`bare tree, ${moment}, ms`]: bare,
      [`ratio, ${moment}`]: panel / bare,
    });
  }
  return figures;
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
  const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const seen = (root, selector) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(look);
      function look() {
        if (root.querySelector(selector) === null) return;
        observer.disconnect();
        resolve(performance.now());
      }
      observer.observe(root, { childList: true, subtree: true });
      look();
    });
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });
  const timed = async (root, begin) => {
    const content = seen(root, '.help-panel');
    const articles = seen(root, '.article');
    // From the beginning of a frame, so that both have the same way to the next one.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    begin();
    const first = (await content) - begun;
    await articles;
    return { content: first, painted: (await nextFrame()) - begun };
  };
  const openPanel = async () => {
    const element = document.createElement('rmm-help-panel');
    document.body.append(element);
    await rest(20);
    const { shadowRoot } = element;
    return { element, ...(await timed(shadowRoot, () => shadowRoot.querySelector('button').click())) };
  };
  // Fetches the code, and shows what the bare tree has to be like.
  const { element: first } = await openPanel();
  await rest(500);
  const pattern = first.shadowRoot.querySelector('.root').cloneNode(true);
  first.remove();
  const panel = { content: [], painted: [] };
  const bare = { content: [], painted: [] };
  const keep = (all, { content, painted }) => {
    all.content.push(content);
    all.painted.push(painted);
  };
  for (let opening = 0; opening < openings; opening += 1) {
    const opened = await openPanel();
    keep(panel, opened);
    opened.element.remove();
    await rest(20);
    const stage = document.createElement('div');
    document.body.append(stage);
    let unmount;
    const mount = () => {
      unmount = globalThis.mountBareTree(stage, pattern);
    };
    keep(bare, await timed(stage, mount));
    unmount();
    stage.remove();
    await rest(20);
  }
  return { panel, bare, elements: pattern.querySelectorAll('*').length };
}
