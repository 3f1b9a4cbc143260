/** The steps that need a browser: tests inside each engine, and end-to-end tests, which drive Chromium. */
import { bundleTests } from './bundle-tests.mjs';
import { durationsIn, inParts } from './durations.mjs';
import { findEngines } from './engines.mjs';
import { firstStart } from './first-start.mjs';
import { startReferenceServer } from './reference-server.mjs';
import { repeatable } from './repeat.mjs';
import { runBrowserTests } from './run-browser-tests.mjs';
import { runServerTests } from './run-node-tests.mjs';
import { failure, nothing } from './step.mjs';
import { engineRule, isAboutMotion, isAsked, isBundledWithBuild } from './test-files.mjs';

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
  const rounds = browserFiles.length > 0 ? browserRounds(engines.found, browserFiles, options) : [];
  const chromium = engines.found.find(({ name }) => name === 'chromium');
  if (endToEndFiles.length > 0 && chromium) {
    const after = ['build', 'size', 'elements tests'];
    const parts = endToEndParts(endToEndFiles, options).map((files) => ({
      name: 'e2e',
      after,
      run: () => endToEnd(chromium, files),
    }));
    // Being long, they begin before the engines' second parts.
    rounds.splice(2, 0, parts);
  }
  return [...steps, ...rounds.flat()];
}

/** What begins one after the other: the bundling, the first part of every engine, the second ones, and so on. */
function browserRounds(engines, files, options) {
  if (engines.length === 0) return [];
  const names = engines.map(({ name }) => name);
  const bundlings = [
    { name: 'bundle tests', after: [], files: files.filter((file) => !isBundledWithBuild(file)) },
    { name: 'bundle what ships', after: ['build', 'size'], files: files.filter(isBundledWithBuild) },
  ]
    .filter((one) => one.files.length > 0)
    .map((one) => bundlingOf(one, names, options));
  const parts = engines.map((engine) => partsOf(files, engine.name, options));
  // First parts first: when the last steps begin, as many lanes as there are have something to do until the end.
  const runs = shares.map((_, index) =>
    engines.flatMap((engine, at) => {
      const part = parts[at]?.[index] ?? [];
      return part.length === 0 ? [] : [stepOf(engine, part, index)];
    }),
  );
  return [bundlings.map(({ step }) => step), ...runs];

  function stepOf(engine, part, index) {
    const needed = bundlings.filter((one) => part.some((file) => one.files.includes(file)));
    const inPart = async (own, suffix) =>
      needed.every(({ bundles }) => bundles)
        ? inEngine(engine, among(needed, engine.name, own), `${engine.name}-${index}${suffix}`)
        : { ...nothing, note: 'not run: nothing is bundled' };
    return { name: engine.name, after: needed.map(({ step }) => step.name), run: () => repeatable(inPart)(part) };
  }
}

/** A step, and what it will have made. */
function bundlingOf({ name, after, files }, engines, options) {
  const bundling = {
    files,
    /** @type {((engine: string) => Map<string, string>) | undefined} */
    bundles: undefined,
    step: {
      name,
      after,
      async run() {
        bundling.bundles = await bundleTests(files, engines, options);
        return { ...nothing, passed: 1 };
      },
    },
  };
  return bundling;
}

/** Shares of an engine's time: four parts, each with a browser and a server of its own, the last of them short. */
const shares = [0.4, 0.3, 0.2, 0.1];

function partsOf(files, engine, options) {
  const runsIn = engineRule(options);
  const own = files.filter((file) => runsIn(file, engine));
  if (options.oneByOne || own.length < worthParting) return [own];
  const isApart = (file) => isBundledWithBuild(file) || isAboutMotion(file);
  const parts = inParts(
    own.filter((file) => !isApart(file)),
    shares,
    durationsIn(engine),
  );
  // The first one does not wait for a build, and one is enough to start a second browser.
  parts[1]?.push(...own.filter(isApart));
  return parts;
}

function among(bundlings, engine, files) {
  const bundles = bundlings.flatMap((one) => [...one.bundles(engine)]);
  return new Map(bundles.filter(([, file]) => files.includes(file)));
}

/** Each run of an engine has a server of its own: what a test does to its data cannot be met by another engine's. */
async function inEngine(engine, bundles, name) {
  const server = await startReferenceServer(name).catch((error) => {
    throw new Error(`The reference server did not start: ${error.message}`);
  });
  try {
    const results = [];
    for (const isMoving of [false, true]) {
      const own = new Map([...bundles].filter(([, file]) => isAboutMotion(file) === isMoving));
      results.push(...(await runBrowserTests({ ...engine, isMoving }, own, server.url)));
    }
    return { ...summary(results), note: engine.version };
  } finally {
    await server.close();
  }
}

/** Two lanes of them: each waits for its pages more than it works. */
function endToEndParts(files, { oneByOne }) {
  if (oneByOne || files.length < 4) return [files];
  return inParts(files, [0.5, 0.5], durationsIn('e2e')).filter((part) => part.length > 0);
}

async function endToEnd(chromium, files) {
  const { browser, wholeBrowser } = chromium.programs;
  const environment = { CHROME_PATH: browser, WHOLE_CHROME_PATH: wholeBrowser, ...(await firstStart()) };
  // Each project of adopters is installed first, which takes as long as the registry and seven bundlers do.
  const timeout = files.some(isAsked) ? 7_200_000 : undefined;
  const run = (own) => runServerTests(own, { environment, oneByOne: true, timeout });
  // What happened once in thousands of random actions is no chance.
  return files.some((file) => file.startsWith('test/soak/')) ? run(files) : repeatable(run)(files);
}

/** @param {import('./run-browser-tests.mjs').FileResult[]} results */
function summary(results) {
  const counts = results.map(countsOf);
  const sum = (name) => counts.reduce((total, one) => total + one[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: results.flatMap(problemsOf).join('\n'),
    files: results.map(({ file, milliseconds }) => ({ file, milliseconds })),
    failures: counts.filter(({ failed }) => failed > 0),
  };
}

function countsOf(result) {
  const count = (outcome) => result.tests.filter((test) => test.outcome === outcome).length;
  return {
    file: result.file,
    passed: count('passed'),
    failed: count('failed') + (isBroken(result) ? 1 : 0),
    skipped: count('skipped'),
    output: problemsOf(result).join('\n'),
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
