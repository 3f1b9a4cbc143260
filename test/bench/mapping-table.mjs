/**
 * `npm run bench -- mapping-table`: 20,000 organizations in the mapping table of `<rmm-psa-mapping>`, from the reference
 * server, in Chromium: scrolled, searched and filtered, beside an empty page that is wheeled in the same run. It needs
 * `npm run build`. Frames and times by the clock depend on the machine: look at what an empty page has beside them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { benchFolder } from './install.mjs';
import { longestTasks, spread, wheel } from './page-figures.mjs';

register();
const [{ startServer }, { openDatabase }, { searchName, sortKey }, schema] = await Promise.all([
  import('../../demo/server/start-server.ts'),
  import('../../demo/server/database/open-database.ts'),
  import('../../demo/server/database/names.ts'),
  import('../../demo/server/database/schema.ts'),
]);

const organizations = 20_000;
const flags = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];

export async function run({ runs }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
  const options = { port: 0, dataFolder, backupFolder: dataFolder, backsUpAtFirstStart: false };
  // Its first start writes the tables that the organizations go into.
  await (await startServer(options)).close();
  await addOrganizations(dataFolder);
  const server = await startServer(options);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: flags,
  });
  try {
    const busy = [loadavg()[0]];
    const results = [];
    for (let at = 0; at < runs; at += 1) results.push(await measure(browser, server.url));
    busy.push(loadavg()[0]);
    const text = report(results, { chromium: browser.version(), busy });
    console.log(text);
    if (runs < 5) return;
    writeFileSync(join(benchFolder, 'mapping-table-results.md'), text);
    console.log('Written into test/bench/mapping-table-results.md.');
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Every other one is mapped to a company. */
async function addOrganizations(dataFolder) {
  const database = await openDatabase({ dataFolder });
  const places = ['North', 'South', 'East', 'West', 'Harbor', 'Hill', 'Lake', 'Bridge'];
  const trades = ['Foods', 'Clinic', 'Dental', 'Logistics', 'Motors', 'Media', 'Legal', 'Bakery'];
  const added = Array.from({ length: organizations }, (_, at) => ({
    id: 100_000 + at,
    name: `${places[at % 8]} ${trades[Math.floor(at / 8) % 8]} ${at}`,
  }));
  const ofOrganization = { deleted: false, backupMode: 'NONE', nodeIds: [] };
  for (let start = 0; start < added.length; start += 1000) {
    const some = added.slice(start, start + 1000);
    await database.insert(schema.organization).values(
      some.map(({ id, name }) => ({
        ...ofOrganization,
        id,
        name,
        searchName: searchName(name),
        sortKey: sortKey(name),
      })),
    );
    await database.insert(schema.psaOrganization).values(
      some
        .filter(({ id }) => id % 2 === 0)
        .map(({ id, name }) => ({
          id: `psacw ${id}`,
          provider: 'psacw',
          clientId: id,
          targetId: String(1_000_000 + id),
          targetName: `${name} Inc.`,
          targetDeleted: false,
          mappedBy: 'Bench',
          mappedAt: 1_700_000_000_000,
          origin: 'AUTO',
        })),
    );
  }
  await database.close();
}

async function measure(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/`);
  const clock = async (act, seen) => {
    const start = performance.now();
    await act();
    await seen();
    return performance.now() - start;
  };
  const row = (name) => page.getByRole('row', { name }).first();
  const first = await clock(
    () => page.evaluate(mountMapping),
    () => page.locator('[role=row][aria-rowindex="2"] [role=rowheader]').waitFor(),
  );
  await page.waitForTimeout(2500);
  const total = Number((await page.getByText(/^[\d,]+ results$/).textContent()).replace(/\D/g, ''));
  const end = await clock(
    async () => {
      await page.locator('[role=row][aria-rowindex="2"] [role=rowheader]').focus();
      await page.keyboard.press('Control+End');
    },
    () => page.locator(`[role=row][aria-rowindex="${total + 1}"] [role=rowheader]`).waitFor(),
  );
  await page.keyboard.press('Control+Home');
  await page.waitForTimeout(1000);
  await page.locator('rmm-psa-mapping .table-body').hover();
  const wheeled = await wheel(page);
  let drawn = 0;
  const [longest, longestByClock] = await longestTasks(page, async () => {
    drawn = await page.evaluate(sweep, 'rmm-psa-mapping');
  });
  await page.keyboard.press('Control+Home');
  const search = page.getByPlaceholder('Search by organization or company name');
  await search.focus();
  const searched = await clock(
    () => page.keyboard.type('harbor motors 19940'),
    () => row(/Harbor Motors 19940/).waitFor(),
  );
  await search.fill('');
  await page.locator('[role=row][aria-rowindex="9"] [role=rowheader]').waitFor();
  await page.waitForTimeout(1500);
  const filtered = await clock(
    () => page.getByRole('button', { name: /^Unmapped/ }).click(),
    () => page.getByText(/^10,\d\d\d results$/).waitFor(),
  );
  await page.evaluate(() => {
    document.body.innerHTML = '<div style="height: 500000px"></div>';
  });
  const empty = await wheel(page);
  const [, emptyByClock] = await longestTasks(page, () => page.evaluate(sweep));
  await context.close();
  return {
    'from the element to its first rows, ms': first,
    'from Ctrl+End to the last row, ms': end,
    'frames dropped in 3 s of wheel, %': wheeled,
    'frames dropped on an empty page, %': empty,
    'longest task while it is dragged from end to end, ms of the processor': longest,
    'the same by the clock, ms': longestByClock,
    'longest task by the clock while an empty page is, ms': emptyByClock,
    'rows in the document at most': drawn,
    'from the first key to what is found, ms': searched,
    'from Unmapped to its rows, ms': filtered,
  };
}

async function mountMapping() {
  document.head.replaceChildren();
  document.body.innerHTML = '<div style="height: 780px"></div>';
  const { permissions, featureFlags } = await (await fetch('/demo/session')).json();
  const { configure } = await import('/dist/elements/index.js');
  configure({ permissions, featureFlags, locale: 'en' });
  const element = document.createElement('rmm-psa-mapping');
  Object.assign(element, { provider: 'first', page: 'companies' });
  element.style.blockSize = '100%';
  document.body.firstElementChild.append(element);
}

/** From end to end in 200 steps: the most rows of the element that were drawn at once. Without one, the page itself. */
async function sweep(tag) {
  const root = tag ? document.querySelector(tag).shadowRoot : document;
  const scroller = tag ? root.querySelector('[part~=table]') : document.scrollingElement;
  let most = 0;
  for (let step = 0; step <= 200; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 200;
    await new Promise((resolve) => setTimeout(resolve, 20));
    most = Math.max(most, root.querySelectorAll('[role=row][aria-rowindex]').length - 1);
  }
  return most;
}

function report(results, { chromium: version, busy }) {
  return [
    '# The mapping table with 20,000 organizations',
    '',
    `Written by \`npm run bench -- mapping-table\`: ${results.length} runs, medians with the least and the most.`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${version} headless without GPU, Node ${process.version}, 1280 × 800; load ${busy.map((load) => load.toFixed(1)).join(' before, ')} after.`,
    '',
    '| | median (least to most) |',
    '| --- | ---: |',
    ...Object.keys(results[0]).map((name) => `| ${name} | ${spread(results.map((one) => one[name]))} |`),
    '',
    'The server is on the same machine, and reads the organizations from its database. A search waits 400 ms after the last',
    'key, as every table does. Other work on the machine lengthens all times by the clock: what holds are the two rows of',
    'dropped frames beside each other, the processor time of a task, and the number of rows.',
    '',
  ].join('\n');
}
