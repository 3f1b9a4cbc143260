/**
 * Bundles the browser tests once for all engines. React is CommonJS, so the test runner's dev server cannot serve it file
 * by file; splitting keeps React and the shared sources in common chunks.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { corpora } from './corpora.mjs';
import { cacheFolder, root } from './root.mjs';

/**
 * @param {string[]} files
 * @param {{ production: boolean }} options `*.production.test.ts` always gets React's production build
 * @returns {Promise<Map<string, string>>} absolute path of each bundle → its test file
 */
export async function bundleTests(files, { production }) {
  const outputs = new Map();
  const home = join(cacheFolder, `run-${process.pid}`);
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const needsProduction = (file) => production || /\.production\.test\./.test(file);
  for (const mode of ['development', 'production']) {
    const own = files.filter((file) => needsProduction(file) === (mode === 'production'));
    if (own.length === 0) continue;
    const folder = join(home, mode);
    await bundle(own, mode, folder);
    for (const file of own) outputs.set(join(folder, bundleName(file)), file);
  }
  return outputs;
}

function bundle(files, mode, outdir) {
  return build({
    absWorkingDir: root,
    entryPoints: files.map((file) => ({ in: `entry:${file}`, out: bundleName(file).replace(/\.js$/, '') })),
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
    plugins: [entries, corpora],
  });
}

const bundleName = (file) => file.replace(/^test\//, '').replace(/\.tsx?$/, '.js');

/** Puts the console guard and a fresh page before every test file, so that no test can forget them. */
const entries = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
      contents: ['test/support/console-guard.ts', 'test/support/fresh-page.ts', path]
        .map((file) => `import './${file}';`)
        .join('\n'),
      resolveDir: root,
    }));
  },
};
