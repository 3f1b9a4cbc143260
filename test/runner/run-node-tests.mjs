/**
 * Runs test files in Node, each in a process of its own, and counts their tests. One that imports `node:test` runs as it
 * lies, so that it may look at what lies beside it; the others have the globals of the browsers' tests and are bundled.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleNodeTests } from './bundle-node-tests.mjs';
import { bundleServer } from './bundle-server.mjs';
import { cacheFolder, root } from './root.mjs';

/** @param {string} file path from the root */
export const isBundled = (file) => !readFileSync(join(root, file), 'utf8').includes("from 'node:test'");

/** @param {string[]} files */
export async function runBundledTests(files) {
  return runNodeTests(await bundleNodeTests(files), { loader: ['--enable-source-maps'], timeout: 180_000 });
}

/**
 * Those that start the reference server, bundled with it.
 *
 * @param {string[]} files
 * @param {{ environment?: Record<string, string>, oneByOne?: boolean }} options
 */
export async function runServerTests(files, { environment = {}, ...options }) {
  const { folder, bundles, filesWith } = await bundleServer(files);
  const own = { ...environment, BUNDLES: folder };
  const result = await runNodeTests(bundles, { ...options, loader: ['--enable-source-maps'], environment: own });
  // A test counts for the file that it is written in; one of a contract is run by the files that have the contract.
  const whole = (failure) =>
    files.includes(failure.file) ? failure : { ...failure, within: whereRun(filesWith(failure.file), files) };
  return { ...result, failures: result.failures?.map(whole) };
}

const whereRun = (found, all) => (found.length > 0 ? found : all);

/**
 * @param {string[]} files
 * @param {{ loader?: string[], environment?: Record<string, string>, oneByOne?: boolean, timeout?: number }} options `timeout` in
 *   milliseconds, for one test
 * @returns {Promise<import('./step.mjs').Result>}
 */
export async function runNodeTests(
  files,
  { loader = ['--import', 'tsx'], environment = {}, oneByOne = false, timeout = 420_000 } = {},
) {
  const counts = join(cacheFolder, `node-results-${randomUUID()}.json`);
  await mkdir(cacheFolder, { recursive: true });
  const child = spawn(
    process.execPath,
    [
      ...loader,
      '--test',
      `--test-timeout=${timeout}`,
      `--test-concurrency=${oneByOne ? 1 : 2}`,
      '--test-reporter',
      './test/runner/node-reporter.mjs',
      '--test-reporter-destination',
      'stdout',
      ...files,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment, RESULTS_FILE: counts } },
  );
  const kill = () => child.kill();
  process.once('exit', kill);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  process.off('exit', kill);
  const result = JSON.parse(await readFile(counts, 'utf8').catch(() => '{"passed":0,"failed":0,"skipped":0}'));
  await rm(counts, { force: true });
  const failed = result.failed || (code === 0 ? 0 : 1);
  const isQuiet = failed === 0;
  return { ...result, failed, output: isQuiet ? '' : output.trim() };
}
