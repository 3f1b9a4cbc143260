/** How `run.mjs` has one group mutated. What has not changed since its last run is taken from there. */
import { cacheOf, groups, unmutated } from './groups.mjs';

const name = process.env.MUTATION_GROUP;
const cache = cacheOf(name);

export default {
  mutate: [...groups[name].files, ...unmutated],
  testRunner: 'tap',
  // By hand: Stryker looks for plugins among its neighbours, where links may lead elsewhere.
  plugins: ['@stryker-mutator/tap-runner'],
  // It would rewrite this file by TypeScript's compiler API, which version 7 has no more, and no test reads it.
  tsconfigFile: 'none',
  buildCommand: `node test/mutation/bundle-tests.mjs ${name}`,
  tap: {
    // `chunks` has what they share.
    testFiles: [`${cache}/tests/!(chunks)/**/*.js`],
    nodeArgs: ['-r', '{{hookFile}}', '--test-reporter=tap', '{{testFile}}'],
  },
  // A test file is what can be run alone.
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What runs out of its time counts as noticed, and other work on the machine shall not decide the score.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  // The bundled tests are there before the copy is made, too: by them Stryker sees which tests have changed.
  ignorePatterns: [
    ...['dist', 'demo/*', '!demo/providers', 'elements', 'test/bench', 'test/hosts', 'test/e2e', 'test/.cache/*'],
    ...['!test/.cache/mutation', 'test/.cache/mutation/*', `!${cache}`, `${cache}/*`, `!${cache}/tests`],
  ],
  tempDirName: `${cache}/sandbox`,
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  logLevel: 'error',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `${cache}/report.html` },
  thresholds: { high: 90, low: 80, break: null },
};
