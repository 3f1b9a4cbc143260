/** Bundles test files that run in Node: all of them at once, in the time that a loader takes for one. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { corpora } from './corpora.mjs';
import { cacheFolder, root } from './root.mjs';
import { behind, bundleName, entryPoints } from './test-entries.mjs';

const globals = 'test/support/node-globals.ts';

/**
 * @param {string[]} files
 * @param {string} [outdir] where they stay; otherwise they go when the run ends
 * @returns {Promise<string[]>} absolute paths of the bundles
 */
export async function bundleNodeTests(files, outdir = folderOfRun()) {
  await build({
    absWorkingDir: root,
    entryPoints: entryPoints(files),
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // As a bundler of a page takes packages, so that each is one copy, made for the web.
    mainFields: ['browser', 'module', 'main'],
    target: 'node20',
    jsx: 'automatic',
    // What is used wrongly is told in development only.
    conditions: ['development'],
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': 'text', '.svg': 'text' },
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [
      behind([globals, 'test/support/console-guard.ts'], (file) =>
        [`import { runFile } from './${globals}';`, `runFile('${file}');`].join('\n'),
      ),
      corpora,
    ],
  });
  return files.map((file) => join(outdir, bundleName(file)));
}

function folderOfRun() {
  const folder = join(cacheFolder, `run-${process.pid}`, 'node');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
