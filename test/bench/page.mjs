/**
 * `npm run bench -- page`: 1, 20 and 200 elements on one page, mixed ones and data tables, in Chromium, from the tags to all
 * that they show; beside them as many tables of plain HTML with the same cells. It needs `npm run build`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { benchFolder } from './install.mjs';
import { heap, longestTasks, spread } from './page-figures.mjs';

register();
const { startServer } = await import('../../demo/server/start-server.ts');

const flags = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];
const results = 'page-results.md';
/** Milliseconds of the processor, of the longest task of 200 tables. */
const aim = 200;

/** @type {readonly { id: string, name: string, tags: readonly string[] }[]} */
const kinds = [
  {
    id: 'mixed',
    name: 'mixed elements',
    tags: [
      'rmm-data-table',
      'rmm-select',
      'rmm-switch',
      'rmm-text-area',
      'rmm-radio-group',
      'rmm-phone-input',
      'rmm-color-picker',
      'rmm-rich-text-editor',
      'rmm-ticket-status',
      'rmm-file-upload',
      'rmm-backup-browser',
      'rmm-activity-list',
      'rmm-global-search',
      'rmm-schedule-editor',
      'rmm-video-player',
      'rmm-users',
      'rmm-script-library',
      'rmm-product-list',
      'rmm-node-approvals',
      'rmm-virtualization-dashboard',
    ],
  },
  { id: 'tables', name: 'data tables', tags: ['rmm-data-table'] },
  { id: 'plain', name: 'tables of plain HTML', tags: ['table'] },
];
const counts = [1, 20, 200];

export async function run({ runs, only }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
  const server = await startServer({ port: 0, dataFolder, backupFolder: dataFolder, backsUpAtFirstStart: false });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: flags,
  });
  const samples = [];
  const chosen = kinds.filter(({ id }) => !only || only.includes(id));
  try {
    const busy = [loadavg()[0]];
    for (let at = 0; at < runs; at += 1)
      for (const kind of chosen)
        for (const count of counts) samples.push({ kind, count, ...(await measure(browser, server.url, kind, count)) });
    busy.push(loadavg()[0]);
    const text = report(samples, { runs, chosen, chromium: browser.version(), busy });
    console.log(text);
    if (runs < 5 || only) return;
    writeFileSync(join(benchFolder, results), text);
    console.log(`Written into test/bench/${results}.`);
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(browser, url, { tags }, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const body = '<!doctype html><html lang="en"><meta charset="utf-8" /><body></body></html>';
  await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/bench.html`);
  await page.evaluate(prepare);
  const before = await heap(page);
  let time = 0;
  const [longest, byClock] = await longestTasks(page, async () => {
    time = await page.evaluate(fill, { tags, count });
  });
  const grown = (await heap(page)) - before;
  await context.close();
  if (errors.length > 0) throw new Error(`The page failed: ${errors.join('; ')}`);
  return { time, longest, byClock, grown };
}

/** What the page has of its own: who is there, and the entry that loads the others. */
async function prepare() {
  const { permissions, featureFlags } = await (await fetch('/demo/session')).json();
  const { configure } = await import('/dist/elements/config.js');
  configure({ permissions, featureFlags, locale: 'en' });
  await import('/dist/autoloader.js');
}

/** Milliseconds from the first tag to the frame in which nothing waits any more. */
async function fill({ tags, count }) {
  const systems = ['Windows 11', 'Windows Server 2025', 'macOS 26', 'Ubuntu 24.04'];
  const rows = Array.from({ length: 100 }, (_, at) => ({
    id: at + 1,
    name: `PC-${(at * 7919) % 10_007}`,
    system: systems[at % 4],
    site: ['Basel', 'Lisbon', 'Osaka'][at % 3],
    owner: ['Finance', 'Design', 'Support'][(at * 5) % 3],
    load: (at * 37) % 100,
  }));
  const columns = ['name', 'system', 'site', 'owner', 'load'].map((id) => ({
    id,
    header: id,
    value: (row) => row[id],
  }));
  const shown = rows.slice(0, 10);
  const options = ['Low', 'Medium', 'High'].map((label) => ({ value: label.toLowerCase(), label }));
  const needed = {
    'rmm-data-table': { rows, columns, pageSize: 10, label: 'Devices' },
    'rmm-select': { options, label: 'Priority' },
    'rmm-radio-group': { options, label: 'Priority' },
    'rmm-text-area': { label: 'Note', value: 'A line, and another one.' },
    'rmm-rich-text-editor': {
      label: 'Text',
      value: '<p>A <b>text</b> with a list:</p><ul><li>one</li><li>two</li></ul>',
    },
    'rmm-phone-input': { label: 'Phone', value: '+4930901820' },
    'rmm-ticket-status': { status: 'OPEN' },
    'rmm-backup-browser': { nodeId: 1 },
  };
  const make = (tag) => {
    const element = document.createElement(tag);
    if (tag === 'table') {
      const cells = (row) => columns.map(({ value }) => `<td>${value(row)}</td>`).join('');
      element.innerHTML = shown.map((row) => `<tr>${cells(row)}</tr>`).join('');
    } else Object.assign(element, needed[tag] ?? { label: 'Name' });
    element.style.display = 'block';
    element.style.marginBlockEnd = '16px';
    return element;
  };
  // Skeletons, and what says that it is busy; a table that has rows shows the first one.
  const waiting = '.skeleton, [aria-busy="true"]';
  const isThere = (element) => {
    if (element.localName === 'table') return true;
    const root = element.shadowRoot;
    if (!root || root.childElementCount === 0 || root.querySelector(waiting)) return false;
    if (element.localName === 'rmm-data-table') return root.querySelector('[role=row][aria-rowindex="2"]') !== null;
    return element.localName === 'rmm-ticket-status' || root.querySelector('.root > *') !== null;
  };
  const elements = Array.from({ length: count }, (_, at) => make(tags[at % tags.length]));
  const start = performance.now();
  document.body.append(...elements);
  let missing = elements;
  while (missing.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    missing = missing.filter((element) => !isThere(element));
    if (performance.now() - start > 120_000) throw new Error(`${missing[0].localName} is not there`);
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

function report(samples, { runs, chosen, chromium: version, busy }) {
  const rowsOf = (kind) =>
    counts.map((count) => {
      const own = samples.filter((sample) => sample.kind === kind && sample.count === count);
      const cells = ['time', 'longest', 'byClock', 'grown'].map((figure) => spread(own.map((one) => one[figure])));
      return `| ${kind.name} | ${count} | ${cells.join(' | ')} |`;
    });
  const most = samples.filter(({ kind, count }) => kind.id === 'tables' && count === 200).map(({ longest }) => longest);
  return [
    '# Many elements on a page',
    '',
    `Written by \`npm run bench -- page\`: ${runs} runs, medians with the least and the most.`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${version} headless without GPU, Node ${process.version}, 1280 × 800; load ${busy.map((load) => load.toFixed(1)).join(' before, ')} after.`,
    '',
    '| | count | until all are there, ms | longest task, ms of the processor | the same by the clock, ms | heap, MB |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...chosen.flatMap(rowsOf),
    '',
    ...(most.length > 0
      ? [
          `Aimed at: 200 data tables without a task of more than ${aim} ms. Found: ${Math.max(...most).toFixed(1)} at most, ${Math.max(...most) <= aim ? 'met' : '**not met**'}.`,
          '',
        ]
      : []),
    'Each sample is a fresh page of a browser that has nothing kept: the code of the elements comes within the time. A data',
    'table has 100 rows, of which it shows ten; the mixed ones are twenty elements in turns, many of which ask the server.',
    'Other work on the machine lengthens all times by the clock.',
    '',
  ].join('\n');
}
