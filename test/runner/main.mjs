/**
 * The whole run: static checks, tests in Node, tests in each engine, end-to-end tests. Several steps run at once, and no
 * failure stops the others.
 */
import { availableParallelism } from 'node:os';
import { buildWhenNeeded } from '../../demo/prepare.mjs';
import { changedSince } from './changed.mjs';
import { rememberDurations } from './durations.mjs';
import { engineSteps } from './engine-steps.mjs';
import { installRestic } from './engines.mjs';
import { firstStart } from './first-start.mjs';
import { repeatable, repeatFailed } from './repeat.mjs';
import { flakyFiles, joined, slowest, table, totals } from './report.mjs';
import { isBundled, runBundledTests, runNodeTests, runServerTests } from './run-node-tests.mjs';
import { runSteps } from './schedule.mjs';
import { staticChecks } from './static-checks.mjs';
import { failure, nothing, runStep } from './step.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { groupOf, isForFullRuns, isOfBuild, isShort, kindOf, listTestFiles, selectTestFiles } from './test-files.mjs';

/**
 * @param {ReturnType<typeof import('./parse-arguments.mjs').parseArguments>} options
 * @returns {Promise<number>} exit code
 */
export async function main(options) {
  const start = performance.now();
  // What ends browsers and servers waits for `exit`, which an interruption alone would not bring.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  // What runs at once brings several each.
  process.setMaxListeners(50);
  // Before anything is started that would make files elsewhere.
  temporaryFolder();
  const lanes = options.oneByOne ? 1 : lanesAtMost();
  const { rows, flaky } = await repeatFailed(joined(await runSteps(stepsFor(options), lanes, runStep)));
  rememberDurations(rows);
  const { passed, failed } = totals(rows);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const result = `${minutes} minutes\n${passed} passed, ${failed} failed`;
  console.log(`\n${[table(rows), slowest(rows), flakyFiles(flaky), result].filter(Boolean).join('\n\n')}`);
  const isNothingToDo = options.parts.includes('changed') && rows.length === 0;
  return failed === 0 && (passed > 0 || isNothingToDo) ? 0 : 1;
}

/** One more than there are cores, of which three are enough: a page waits a third of its time, for frames and answers. */
const lanesAtMost = () => Math.min(3, availableParallelism() + 1);

/** In the order in which they begin: what fails soonest first. */
function stepsFor(options) {
  const all = listTestFiles();
  const isChanged = options.parts.includes('changed');
  const reached = isChanged
    ? changedSince(options.base, selectTestFiles(all, []))
    : { files: [], tests: [], checks: [] };
  if (isChanged) console.log(`${reached.files.length} changed files reach ${reached.tests.length} test files`);
  const parts = [...options.parts.filter((part) => part !== 'changed'), ...reached.checks];
  const checks = staticChecks.filter(({ name }) => options.parts.length === 0 || parts.includes(name));
  const words = parts.filter((part) => !staticChecks.some(({ name }) => name === part));
  const named = options.parts.length > 0 && words.length === 0 ? [] : selectTestFiles(all, words);
  const wanted = [...new Set([...named, ...reached.tests])];
  const selected = isShort(options) ? wanted.filter((file) => !isForFullRuns(file)) : wanted;
  if (selected.length < wanted.length)
    console.log(`${wanted.length - selected.length} test files are left to --in-full`);
  const unknown = words.filter((word) => selectTestFiles(named, [word]).length === 0);
  const filesOf = (kind) => selected.filter((file) => kindOf(file) === kind);
  return [
    ...unknown.map((word) => ({ name: word, run: async () => failure(`"${word}" names no group and no test file`) })),
    ...checks,
    ...(selected.some(isOfBuild) && !checks.some(({ name }) => name === 'build') ? [upToDate] : []),
    ...nodeSteps(filesOf('node')),
    ...engineSteps(options, filesOf('browser'), filesOf('e2e')),
  ];
}

/** Where no build is asked for: several steps that each build what is not built would write over each other's. */
const upToDate = {
  name: 'build',
  async run() {
    await buildWhenNeeded();
    return { ...nothing, passed: 1 };
  },
};

function nodeSteps(files) {
  const bundled = files.filter(isBundled);
  const models = { name: 'models', run: () => runBundledTests(bundled) };
  const others = files.filter((file) => !bundled.includes(file));
  const steps = [...new Set(others.map(groupOf))].map((group) => {
    const own = others.filter((file) => groupOf(file) === group);
    // The package's test reads what is built; the server's tests and a build would each want both of two cores.
    const after = group === 'elements' || group === 'server' ? ['build', 'size'] : [];
    const run = () => (group === 'server' ? runServers(own) : runNodeTests(own));
    return { name: `${group} tests`, after, run };
  });
  return bundled.length > 0 ? [models, ...steps] : steps;
}

/** They start processes, end them and wait for real time. */
const runServers = repeatable(async (files) => {
  if (files.some((file) => file.includes('/restic/'))) installRestic();
  return runServerTests(files, { environment: await firstStart() });
});
