/** The whole run: static checks, tests in Node, tests in each engine, end-to-end tests; never stops at a failure. */
import { buildWhenNeeded } from '../../demo/prepare.mjs';
import { bundleTests } from './bundle-tests.mjs';
import { findEngines } from './engines.mjs';
import { startReferenceServer } from './reference-server.mjs';
import { table, totals } from './report.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';
import { runNodeTests } from './run-node-tests.mjs';
import { staticChecks } from './static-checks.mjs';
import { groupOf, kindOf, listTestFiles, selectTestFiles } from './test-files.mjs';

/**
 * @param {ReturnType<typeof import('./parse-arguments.mjs').parseArguments>} options
 * @returns {Promise<number>} exit code
 */
export async function main(options) {
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  const checks = staticChecks.filter(({ name }) => options.parts.length === 0 || options.parts.includes(name));
  const words = options.parts.filter((part) => !staticChecks.some(({ name }) => name === part));
  const selected = options.parts.length > 0 && words.length === 0 ? [] : selectTestFiles(listTestFiles(), words);
  const unknown = words.filter((word) => selectTestFiles(selected, [word]).length === 0);
  const filesOf = (kind) => selected.filter((file) => kindOf(file) === kind);

  for (const word of unknown)
    rows.push(await step(word, async () => failure(`"${word}" names no group and no test file`)));
  for (const { name, run } of checks) rows.push(await step(name, run));
  rows.push(...(await nodeRows(filesOf('node'))));
  if (filesOf('browser').length > 0 || filesOf('e2e').length > 0) {
    rows.push(...(await engineRows(options, filesOf('browser'), filesOf('e2e'))));
  }

  const { passed, failed } = totals(rows);
  console.log(`\n${table(rows)}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function nodeRows(files) {
  const rows = [];
  for (const group of new Set(files.map(groupOf))) {
    const own = files.filter((file) => groupOf(file) === group);
    rows.push(await step(`${group} tests`, () => runNodeTests(own)));
  }
  return rows;
}

async function engineRows(options, browserFiles, endToEndFiles) {
  const rows = [];
  const engines = findEngines(options.engines);
  for (const { name, advice } of engines.missing) {
    const isNeeded = options.requireAllEngines || engines.found.length === 0;
    const row = await step(name, async () => (isNeeded ? failure(`${name} is missing: ${advice}`) : nothing));
    rows.push({ ...row, note: `skipped: ${advice}` });
    if (!isNeeded) console.log(`  skipped: ${advice}`);
  }
  if (engines.found.length === 0) return rows;
  if (browserFiles.length > 0) rows.push(...(await browserRows(engines.found, browserFiles, options)));
  const chromium = engines.found.find(({ name }) => name === 'chromium');
  if (endToEndFiles.length > 0 && chromium) rows.push(await step('e2e', () => endToEnd(chromium, endToEndFiles)));
  return rows;
}

async function endToEnd(chromium, files) {
  await buildWhenNeeded();
  const server = await startReferenceServer('e2e');
  try {
    const environment = { CHROME_PATH: chromium.programs.browser, E2E_URL: server.url };
    return await runNodeTests(files, { environment, oneByOne: true, timeout: 300_000 });
  } finally {
    await server.close();
  }
}

async function browserRows(engines, files, options) {
  const rows = [];
  let bundles = new Map();
  const bundled = await step('bundle tests', async () => {
    bundles = await bundleTests(files, options);
    return { ...nothing, passed: 1 };
  });
  rows.push(bundled);
  if (bundled.failed > 0) return rows;
  const server = await startReferenceServer('browser').catch((error) => error);
  if (server instanceof Error) {
    rows.push(await step('reference server', async () => failure(`It did not start: ${server.message}`)));
  }
  try {
    for (const engine of engines) {
      const note = engine.version;
      rows.push({ ...(await step(engine.name, () => engineResult(engine, bundles, server.url))), note });
    }
  } finally {
    await server.close?.();
  }
  return rows;
}

async function engineResult(engine, bundles, serverUrl) {
  const results = await runBrowserTests(engine, bundles, serverUrl);
  const tests = results.flatMap((result) => result.tests);
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const broken = results.filter((result) => isBroken(result));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('skipped'),
    output: results.flatMap(problemsOf).join('\n'),
  };
}

/** Something outside of its tests went wrong: a hook, an import, the browser; or there is no test at all. */
function isBroken({ tests, errors }) {
  return tests.length === 0 || (errors.length > 0 && tests.every(({ outcome }) => outcome !== 'failed'));
}

function problemsOf({ file, tests, errors, logs }) {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const problems = [
    ...failed.map(({ name, error }) => `✗ ${file} ${name}\n${indent(error)}`),
    ...errors.map((error) => `✗ ${file}\n${indent(error)}`),
  ];
  if (tests.length === 0 && errors.length === 0) problems.push(`✗ ${file} holds no test`);
  return problems.length > 0 && logs.length > 0
    ? [...problems, `  the console said:\n${indent(logs.join('\n'))}`]
    : problems;
}

const nothing = { passed: 0, failed: 0, skipped: 0, output: '' };
const failure = (output) => ({ ...nothing, failed: 1, output });
const indent = (text) => text.replaceAll(/^/gm, '    ');

/** Runs one step, tells how it went, and turns an exception into a failure of this step alone. */
async function step(name, run) {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const { output, ...counts } = await run().catch((error) => failure(String(error?.stack ?? error)));
  const milliseconds = performance.now() - start;
  const verdict = counts.failed > 0 ? `${counts.failed} failed` : 'ok';
  console.log(`${verdict} (${(milliseconds / 1000).toFixed(1)} s)${output ? `\n${output}\n` : ''}`);
  return { name, ...counts, milliseconds };
}
