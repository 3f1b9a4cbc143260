/**
 * Ours beside its peers, in one Chromium, in turns. What a bench measures is data: `table/table-bench.mjs` and
 * `editor/editor-bench.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhenNeeded } from '../../demo/prepare.mjs';
import { bundle, reactChunk, weigh, weighFiles } from './bundles.mjs';
import { benchFolder, installPeers } from './install.mjs';
import { report } from './report.mjs';

/**
 * @typedef {object} Contestant
 * @property {string} id `ours` is ours
 * @property {string} name
 * @property {string} entry below test/bench
 * @property {() => string} version
 * @property {boolean} [hasReact] React is in its bundle
 * @property {boolean} [isBaseline] the others are compared with it
 * @property {string} [live] of ours: entry below test/bench that is measured instead, which imports it from /dist as it is
 * @property {string} [note]
 */

/**
 * @typedef {object} Bench
 * @property {string} title of the results
 * @property {string} command
 * @property {string} results file below test/bench
 * @property {string} setting what the pages were like
 * @property {readonly Contestant[]} contestants
 * @property {readonly object[]} measures `{ id, take(place), needs?(contestant) }`
 * @property {readonly { id: string, name: string, unit: string }[]} figures
 * @property {(samples: object[], run: number, figure: object) => number | undefined} base what a figure of that run is divided by
 * @property {readonly object[]} aims `{ figure, ratio }` or `{ figure, value }`
 * @property {number} sizeAim KB gzip over React
 * @property {string} pieces body of a page with ours as it is published
 * @property {() => boolean} hasOpened runs in that page
 * @property {readonly string[]} notes
 */

const flags = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'];
const dist = join(benchFolder, '../../dist');

/** @param {Bench} bench */
export async function runBench(bench, { runs, only }) {
  await installPeers();
  const busyness = [loadavg()[0]];
  if (busyness[0] > cpus().length / 2) {
    console.warn('Something else is at work on this machine: the figures will be worse than they should.\n');
  }
  const chosen = bench.contestants.filter(({ id, isBaseline }) => !only || isBaseline || only.includes(id));
  if (chosen.some(({ id }) => id === 'ours')) await buildWhenNeeded();
  const scripts = new Map();
  for (const { id, entry } of chosen) scripts.set(id, await bundle(entry));
  const server = await serve(scripts, bench);
  const url = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: flags,
  });
  try {
    const sizes = await weighAll(chosen, scripts);
    const pieces = new Map();
    if (sizes.has('ours')) await openOurs(bench, { scripts, sizes, pieces }, browser, url);
    const samples = await takeAll(bench, chosen, runs, { browser, url, pieces });
    busyness.push(loadavg()[0]);
    const text = report(bench, { contestants: chosen, sizes, samples, runs, chromium: browser.version(), busyness });
    console.log(`\n${text}`);
    if (only || runs < 5) return;
    await writeFile(join(benchFolder, bench.results), text);
    console.log(`Written into test/bench/${bench.results}.`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Everybody once in every run, each run beginning with another, so that a slow minute hits all alike. */
async function takeAll({ measures }, chosen, runs, { browser, url, pieces }) {
  const samples = [];
  for (let at = 0; at < runs; at += 1) {
    const turn = at % chosen.length;
    for (const contestant of [...chosen.slice(turn), ...chosen.slice(0, turn)]) {
      process.stdout.write(`run ${at + 1} of ${runs}: ${contestant.name} …\n`);
      for (const { id, take, needs } of measures) {
        if (needs && !needs(contestant)) continue;
        const files = pieces.get(contestant.id) ?? [];
        const taken = await take({ browser, url, contestant, files }).catch((error) => {
          throw new Error(`${contestant.name} could not be measured (${id}): ${error.message}`, { cause: error });
        });
        const figures = typeof taken === 'number' ? { [id]: taken } : taken;
        for (const [figure, value] of Object.entries(figures)) {
          samples.push({ run: at, contestant: contestant.id, figure, value });
        }
      }
    }
  }
  return samples;
}

/** KB gzip of each: everything in one script, and without React where it is inside. */
async function weighAll(chosen, scripts) {
  const react = weigh(await bundle('react-only.jsx'));
  return new Map(
    chosen.map(({ id, hasReact }) => {
      const all = weigh(scripts.get(id));
      return [id, { all, withoutReact: hasReact ? all - react : all }];
    }),
  );
}

/**
 * Ours comes in pieces. Weighed is what a page waits for until it is there, and what comes by itself after that. What comes
 * later needs the very modules that came first (one React, not two), so ours is measured as it is in dist: `live`.
 */
async function openOurs({ contestants, hasOpened }, { scripts, sizes, pieces }, browser, url) {
  const { opening, all } = await filesOf(hasOpened, browser, url);
  const react = await reactChunk();
  const withoutReact = (files) => weighFiles([...files].filter((file) => file !== react));
  const ours = contestants.find(({ id }) => id === 'ours');
  scripts.set('ours', await bundle(ours.live));
  pieces.set(
    'ours',
    [...all].map((file) => `/dist/${file}`),
  );
  sizes.set('ours', {
    ...sizes.get('ours'),
    opening: await weighFiles(opening),
    openingWithoutReact: await withoutReact(opening),
    unasked: await weighFiles(all),
    unaskedWithoutReact: await withoutReact(all),
  });
}

/** Names below dist: those that had come when it was there, and those that came without anybody doing anything. */
async function filesOf(hasOpened, browser, url) {
  const page = await browser.newPage();
  // As far away as servers are: on this machine what comes next is here too soon to tell it from what came first.
  await page.route('**/dist/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.goto(`${url}pieces.html`);
  const entries = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;
  const isThere = await page.waitForFunction(`(${hasOpened})() && ${entries}`, undefined, { polling: 'raf' });
  const opening = below(await isThere.jsonValue());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const all = below(await page.evaluate(entries));
  await page.close();
  return { opening, all };
}

const below = (paths) =>
  new Set(paths.filter((path) => path.startsWith('/dist/')).map((path) => path.slice('/dist/'.length)));

const types = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };
const blank =
  '<!doctype html><html lang="en"><title>Bench</title><body style="margin:0"><div id="stage" style="width:1200px;height:600px"></div>';

function serve(scripts, { pieces }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    response.setHeader('content-type', types[extname(pathname)] ?? types['.html']);
    try {
      if (pathname.startsWith('/dist/')) {
        // A script of one piece is at hand when its time begins, and so are these: see `open` of the editor's pages.
        response.setHeader('cache-control', 'max-age=3600');
        response.end(await readFile(join(dist, normalize(pathname.slice('/dist'.length)))));
      } else if (pathname === '/pieces.html') response.end(`${blank}${pieces}`);
      else response.end(scripts.get(pathname.slice(1, -'.js'.length)) ?? blank);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
