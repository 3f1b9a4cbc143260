/** The steps that need a browser: tests inside each engine, and end-to-end tests, which drive Chromium. */
import { buildWhenNeeded } from '../../demo/prepare.mjs';
import { bundleTests } from './bundle-tests.mjs';
import { findEngines } from './engines.mjs';
import { startReferenceServer } from './reference-server.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';
import { runNodeTests } from './run-node-tests.mjs';
import { failure, nothing } from './step.mjs';

/** Number of files from which on a second browser and server of an engine are worth their start. */
const worthParting = 60;

/**
 * @param {ReturnType<typeof import('./parse-arguments.mjs').parseArguments>} options
 * @param {string[]} browserFiles
 * @param {string[]} endToEndFiles
 * @returns {import('./step.mjs').Step[]}
 */
export function engineSteps(options, browserFiles, endToEndFiles) {
  if (browserFiles.length === 0 && endToEndFiles.length === 0) return [];
  const engines = findEngines(options.engines);
  const steps = engines.missing.map(({ name, advice }) => {
    const isNeeded = options.requireAllEngines || engines.found.length === 0;
    const result = isNeeded ? failure(`${name} is missing: ${advice}`) : nothing;
    return { name, run: async () => ({ ...result, note: `skipped: ${advice}` }) };
  });
  if (browserFiles.length > 0 && engines.found.length > 0)
    steps.push(...browserSteps(engines.found, browserFiles, options));
  const chromium = engines.found.find(({ name }) => name === 'chromium');
  if (endToEndFiles.length > 0 && chromium) {
    // Its files build what is not built, and so does the package's test.
    const after = ['build', 'size', 'elements tests'];
    steps.push({ name: 'e2e', after, run: () => endToEnd(chromium, endToEndFiles) });
  }
  return steps;
}

function browserSteps(engines, files, options) {
  /** @type {((engine: string) => Map<string, string>) | undefined} */
  let bundles;
  const isOfBuilt = files.some((file) => /\/built-/.test(file));
  const bundling = {
    name: 'bundle tests',
    // Tests of what ships are bundled together with it.
    after: isOfBuilt ? ['build', 'size'] : [],
    async run() {
      if (isOfBuilt) await buildWhenNeeded();
      const names = engines.map(({ name }) => name);
      bundles = await bundleTests(files, names, options);
      return { ...nothing, passed: 1 };
    },
  };
  const inParts = partsOf(files, options);
  // First parts first: when the last steps begin, as many lanes as there are have something to do until the end.
  const runs = inParts.flatMap((part, index) =>
    engines.map((engine) => ({
      name: engine.name,
      after: [bundling.name],
      run: async () =>
        bundles
          ? inEngine(engine, among(bundles(engine.name), part), `${engine.name}-${index}`)
          : { ...nothing, note: 'not run: nothing is bundled' },
    })),
  );
  return [bundling, ...runs];
}

/** Each engine's files in two halves of about the same length, which two lanes share; files of a folder are alike. */
function partsOf(files, { oneByOne }) {
  if (oneByOne || files.length < worthParting) return [files];
  return [0, 1].map((part) => files.filter((_, index) => index % 2 === part));
}

function among(bundles, files) {
  return new Map([...bundles].filter(([, file]) => files.includes(file)));
}

/** Each run of an engine has a server of its own: what a test does to its data cannot be met by another engine's. */
async function inEngine(engine, bundles, name) {
  const server = await startReferenceServer(name).catch((error) => {
    throw new Error(`The reference server did not start: ${error.message}`);
  });
  try {
    return { ...summary(await runBrowserTests(engine, bundles, server.url)), note: engine.version };
  } finally {
    await server.close();
  }
}

async function endToEnd(chromium, files) {
  await buildWhenNeeded();
  const environment = { CHROME_PATH: chromium.programs.browser };
  return runNodeTests(files, { environment, oneByOne: true });
}

/** @param {import('./run-browser-tests.mjs').FileResult[]} results */
function summary(results) {
  const tests = results.flatMap((result) => result.tests);
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const broken = results.filter((result) => isBroken(result));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('skipped'),
    output: results.flatMap(problemsOf).join('\n'),
    files: results.map(({ file, milliseconds }) => ({ file, milliseconds })),
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

const indent = (text) => text.replaceAll(/^/gm, '    ');
