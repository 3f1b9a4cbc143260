/**
 * Runs bundled tests in one engine; a process of its own, so that a browser or driver that takes its process down costs
 * one retry instead of the whole run. Told what to do by one message, it answers with one message per finished file.
 */
import { inspect } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import { countedRequestsPlugin } from './counted-requests-plugin.mjs';
import { freePort } from './free-port.mjs';
import { createLauncher } from './launchers.mjs';
import { proxyMiddleware } from './proxy.mjs';
import { root } from './root.mjs';
import { userInputPlugin } from './user-input-plugin.mjs';

process.once('message', (job) => {
  run(job).catch((error) => {
    process.send({ launcherError: String(error?.stack ?? error) });
    process.exit(1);
  });
});

/** @param {{ engine: import('./engines.mjs').Engine, bundles: string[], serverUrl: string | undefined }} job */
async function run({ engine, bundles, serverUrl }) {
  const { launcher, stop } = await createLauncher(engine);
  process.once('exit', stop);
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      rootDir: root,
      files: bundles,
      hostname: '127.0.0.1',
      // Another engine's runner that looks for a port at the same moment would find the same one.
      port: await freePort(),
      browsers: [launcher],
      // One page at a time: focus, keys and time belong to the page in front.
      concurrency: 1,
      concurrentBrowsers: 1,
      reporters: [],
      browserLogs: true,
      browserStartTimeout: 60_000,
      testsStartTimeout: 60_000,
      testsFinishTimeout: 480_000,
      // For what hangs: a thousand random documents take half a minute where the machine is busy.
      testFramework: { config: { timeout: 90_000, ui: 'bdd' } },
      testRunnerHtml: (framework) => page(framework, engine.name),
      middleware: serverUrl ? [proxyMiddleware(serverUrl)] : [],
      plugins: [userInputPlugin(), countedRequestsPlugin()],
    },
  });
  const reported = new Set();
  // The first one may have begun before anybody listened.
  const start = performance.now();
  const begun = new Map();
  runner.sessions.on('session-status-updated', (session) => {
    if (session.status === 'INITIALIZING') begun.set(session.id, performance.now());
    if (session.status !== 'FINISHED' || reported.has(session.id)) return;
    reported.add(session.id);
    process.send({ ...resultOf(session), milliseconds: performance.now() - (begun.get(session.id) ?? start) });
  });
  runner.on('finished', () => runner.stop());
  runner.on('stopped', () => {
    process.send({ done: true });
    stop();
    process.exit(0);
  });
}

/** With them, React's development build tells the browser's tools of every node and every component, and none are open. */
const withoutTools = `for (const name of ['createTask', 'timeStamp']) delete console[name];`;

const page = (framework, engine) => `<!doctype html>
<html lang="en" data-engine="${engine}">
  <head><meta charset="utf-8"><title>Test</title><meta name="viewport" content="width=device-width">
    <script>${withoutTools}</script></head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;

function resultOf(session) {
  return {
    bundle: session.testFile,
    tests: flatten(session.testResults, []),
    errors: session.errors.map(describe),
    // The runner keeps to itself why a module could not be imported; the console knows.
    logs: session.logs.slice(0, 60).map((args) => args.map(textOf).join(' ')),
  };
}

function flatten(suite, path) {
  if (!suite) return [];
  const tests = suite.tests.map(({ name, passed, skipped, error, duration }) => ({
    name: [...path, name].join(' › '),
    outcome: skipped ? 'skipped' : passed ? 'passed' : 'failed',
    duration: duration ?? 0,
    error: error ? describe(error) : '',
  }));
  return [...tests, ...suite.suites.flatMap((inner) => flatten(inner, [...path, inner.name]))];
}

function describe({ name, message, stack, expected, actual }) {
  const title = name ? `${name}: ${message}` : message;
  const text = stack?.includes(message) ? stack : [title, stack].filter(Boolean).join('\n');
  return expected === undefined ? text : `${text}\nexpected: ${expected}\nactual:   ${actual}`;
}

const textOf = (value) => (typeof value === 'string' ? value : inspect(value, { depth: 4, breakLength: 120 }));
