/**
 * `npm run visual` compares how elements look with how they looked, `npm run visual -- select table` some of them, and
 * `-- --update` keeps how they look now. Fonts and rasterizers differ between machines: compare with what the same machine made.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '../../demo/prepare.mjs';
import { startReferenceServer } from '../runner/reference-server.mjs';
import { cacheFolder, root } from '../runner/root.mjs';
import { temporaryFolder } from '../runner/temporary-folder.mjs';
import { casesOf, selectTags } from './cases.mjs';
import { compare, kept } from './compare.mjs';
import { photograph } from './photographer.mjs';
import { fileOf, remarkable, reportPage, told } from './report.mjs';

const baselines = join(root, 'test/visual/baselines');
const reports = join(cacheFolder, 'visual');
/** Elements at a time: a page waits most of its time. */
const lanes = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const tags = selectTags(positionals);
temporaryFolder();
await buildWhenNeeded();
stopServersClocks();
const findings = await photographAll(tags);
if (positionals.length === 0) findings.push(...picturesOfNothing(findings));
if (values.update) keep(findings);
report(findings);

/** Servers and what they start have the fixed time from their beginning; this process and its browser have not. */
function stopServersClocks() {
  process.env.TZ = 'UTC';
  process.env.NODE_OPTIONS = `--import=${new URL('fixed-clock.mjs', import.meta.url).href}`;
}

/** @param {readonly string[]} tags @returns {Promise<import('./report.mjs').Finding[]>} */
async function photographAll(tags) {
  const { launchChromium } = await import('../e2e/chromium.ts');
  const browser = await launchChromium(['--font-render-hinting=none', '--disable-lcd-text']);
  const waiting = [...tags];
  const found = [];
  async function work() {
    for (let tag = waiting.shift(); tag !== undefined; tag = waiting.shift())
      found.push(...(await lookAt(browser, tag)));
  }
  try {
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    await browser.close();
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Of one element, on a server that nobody has used: what a face orders there stands in the pictures after it. */
async function lookAt(browser, tag) {
  const server = await startReferenceServer(tag);
  const found = [];
  try {
    for (const wanted of casesOf(tag)) found.push(await findingOf(browser, server.url, wanted));
  } finally {
    await server.close();
  }
  const wrong = remarkable(found).length;
  console.log(`${tag}: ${found.length} pictures${wrong === 0 ? '' : `, ${wrong} to look at`}`);
  return found;
}

/** @returns {Promise<import('./report.mjs').Finding>} */
async function findingOf(browser, address, wanted) {
  const { path } = wanted;
  try {
    const finding = await judge(path, baselineOf(path), await photograph(browser, address, wanted));
    // Most are as they were, and to make a file small takes longer than to compare.
    return finding.after ? { ...finding, after: await kept(finding.after) } : finding;
  } catch (error) {
    return { path, verdict: 'failed', problem: String(error?.message ?? error) };
  }
}

/** @returns {Promise<import('./report.mjs').Finding>} */
async function judge(path, before, after) {
  if (!before) return { path, verdict: after ? 'new' : 'nothing', after };
  if (!after) return { path, verdict: 'gone', before };
  const compared = await compare(before, after);
  return compared ? { path, verdict: 'changed', before, after, ...compared } : { path, verdict: 'same' };
}

/** Left of a face or an element that there is no more. @returns {import('./report.mjs').Finding[]} */
function picturesOfNothing(findings) {
  const known = new Set(findings.map(({ path }) => path));
  return storedPaths()
    .filter((path) => !known.has(path))
    .map((path) => ({ path, verdict: 'gone', before: baselineOf(path) }));
}

function storedPaths() {
  mkdirSync(baselines, { recursive: true });
  const entries = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  return entries.map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.webp'));
}

function baselineOf(path) {
  try {
    return readFileSync(join(baselines, path));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What is the same as before stays as it is: each new file stays in the repository for good. */
function keep(findings) {
  for (const { path, verdict, after } of findings) {
    const file = join(baselines, path);
    if (verdict === 'gone') rmSync(file);
    if (after) write(file, after);
  }
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function report(findings) {
  const shown = remarkable(findings);
  rmSync(reports, { recursive: true, force: true });
  for (const finding of shown)
    for (const part of ['before', 'after', 'difference'])
      if (finding[part]) write(join(reports, fileOf(finding, part)), finding[part]);
  write(join(reports, 'index.html'), reportPage(findings));
  for (const finding of shown) console.log(`${finding.path}: ${told(finding)} ${finding.problem ?? ''}`);
  const failed = values.update ? shown.filter(({ verdict }) => verdict === 'failed') : shown;
  console.log(
    `${findings.length} pictures, ${shown.length} ${values.update ? 'kept anew' : 'to look at'}: ${join(reports, 'index.html')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
