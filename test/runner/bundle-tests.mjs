/**
 * Bundles the browser tests for the engines. React is CommonJS, so the test runner's dev server cannot serve it file
 * by file; splitting keeps React and the shared sources in common chunks.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { corpora } from './corpora.mjs';
import { cacheFolder, root } from './root.mjs';
import { suffixedCopy } from './suffixed-copy.mjs';
import { behind, bundleName, entryPoints } from './test-entries.mjs';
import { engineRule, isShort } from './test-files.mjs';

/**
 * @param {string[]} files
 * @param {string[]} engines names
 * @param {{ production: boolean, parts: string[], inFull: boolean, engines: string[] }} options
 * @returns {Promise<(engine: string) => Map<string, string>>} of an engine: absolute path of each bundle → its test file
 */
export async function bundleTests(files, engines, options) {
  const runsIn = engineRule(options);
  const home = join(cacheFolder, `run-${process.pid}`);
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const isProduction = options.production || isShort(options);
  const modeOf = (file, engine) => (isProduction ? 'production' : ownMode(file, engine));
  const needs = (file, mode) => engines.some((engine) => runsIn(file, engine) && modeOf(file, engine) === mode);
  for (const mode of ['development', 'production']) {
    const own = files.filter((file) => needs(file, mode));
    if (own.length > 0) await bundle(own, mode, join(home, mode));
  }
  return (engine) => {
    const own = files.filter((file) => runsIn(file, engine));
    return new Map(own.map((file) => [join(home, modeOf(file, engine), bundleName(file)), file]));
  };
}

/**
 * React's development build tells what is used wrongly, and it tells the same in every engine: one of them hears it, of files
 * that are named and in a full run. All else runs what pages run, in four fifths of the time.
 */
function ownMode(file, engine) {
  return engine === 'chromium' && !/\.production\.test\./.test(file) ? 'development' : 'production';
}

function bundle(files, mode, outdir) {
  return build({
    absWorkingDir: root,
    entryPoints: entryPoints(files),
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    conditions: [mode],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    loader: { '.css': 'text', '.svg': 'text', '.webm': 'dataurl' },
    external: ['/__web-dev-server__web-socket.js'],
    // Beside the files: only a failure asks for them, and in the files they would be most of what each page reads.
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [
      behind([
        ...(mode === 'development' ? ['test/support/no-owner-stacks.ts'] : []),
        'test/support/console-guard.ts',
        'test/support/size-loops.ts',
        'test/support/fresh-page.ts',
      ]),
      corpora,
      suffixedCopy,
    ],
  });
}
