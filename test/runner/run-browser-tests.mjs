/** Runs browser tests in one engine, and goes on in another browser where one was lost. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Longest time that nothing is heard from an engine: a file's own limit (480 s) and a slow start fit in. */
const silence = 600_000;

/** Without any test's result the browser is at fault, except where it says that the test file is. */
const ownFault = /Could not import your test module|did not finish within/;

/**
 * @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', duration: number, error: string }} TestResult
 * @typedef {{ file: string, tests: TestResult[], errors: string[], logs: string[],
 *   milliseconds: number }} FileResult
 */

/** With more losses than these the engine itself does not work here. */
const lossesAtMost = 5;

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {Map<string, string>} bundles bundle → test file
 * @param {string | undefined} serverUrl
 * @param {typeof runOnce} [start] a browser and what it runs
 * @returns {Promise<FileResult[]>}
 */
export async function runBrowserTests(engine, bundles, serverUrl, start = runOnce) {
  /** @type {Map<string, FileResult>} */
  const results = new Map();
  const openBundles = () => [...bundles.keys()].filter((bundle) => !results.has(bundle));
  let problem = '';
  // Another browser goes on where one was lost, as long as each gets anywhere.
  for (let losses = 0; openBundles().length > 0 && losses <= lossesAtMost; losses += 1) {
    if (losses > 0) console.log(`  ${engine.name} was lost (${firstLine(problem)}); starting it again`);
    const before = results.size;
    problem = await start(engine, openBundles(), serverUrl, ({ bundle, ...result }) => {
      const { tests, errors } = result;
      const isLost = tests.length === 0 && errors.length > 0 && !errors.some((error) => ownFault.test(error));
      if (isLost && losses === 0) {
        problem = errors[0];
        return errors[0];
      }
      results.set(bundle, { file: bundles.get(bundle) ?? bundle, ...result });
      return '';
    });
    if (losses > 0 && results.size === before) break;
  }
  for (const bundle of openBundles()) {
    const errors = [`${engine.name} did not run it: ${problem || 'the browser was lost'}`];
    results.set(bundle, { file: bundles.get(bundle) ?? bundle, tests: [], errors, logs: [], milliseconds: 0 });
  }
  return [...results.values()];
}

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {string[]} bundles
 * @param {string | undefined} serverUrl
 * @param {(result: Omit<FileResult, 'file'> & { bundle: string }) => string} onResult answers what makes the browser a lost one
 * @returns {Promise<string>} what went wrong outside of the tests, or nothing
 */
function runOnce(engine, bundles, serverUrl, onResult) {
  return new Promise((resolve) => {
    // A group of its own, so that a browser which outlives its launcher can be ended with it.
    const child = fork(fileURLToPath(new URL('browser-process.mjs', import.meta.url)), {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let problem = '';
    let output = '';
    let timer = setTimeout(giveUp, silence);
    function giveUp() {
      problem = `nothing was heard for ${silence / 1000} s`;
      // Puppeteer's browsers have groups of their own; it closes them when it is asked to end.
      child.kill('SIGTERM');
      timer = setTimeout(() => endGroup(child.pid), 10_000);
    }
    const keepOutput = (chunk) => {
      output = (output + chunk).slice(-4000);
    };
    child.stdout.on('data', keepOutput);
    child.stderr.on('data', keepOutput);
    const endWithUs = () => endGroup(child.pid);
    process.once('exit', endWithUs);
    child.on('message', (message) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
      if (message.launcherError) problem = message.launcherError;
      else if (message.bundle) problem = onResult(message) || problem;
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', endWithUs);
      endGroup(child.pid);
      resolve(code === 0 ? problem : problem || `its process ended with ${code}\n${output}`);
    });
    child.send({ engine, bundles, serverUrl });
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const firstLine = (text) => text.split('\n', 1)[0];
