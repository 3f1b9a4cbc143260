/** Every contestant as one minified script, and what it weighs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { benchFolder } from './install.mjs';

const dist = join(benchFolder, '../../dist');

/** @param {string} entry below test/bench */
export async function bundle(entry) {
  const { outputFiles } = await build({
    // Below a package of type `module`: below any other, esbuild leaves out a tenth less.
    absWorkingDir: benchFolder,
    entryPoints: [join(benchFolder, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    conditions: ['production', 'module', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'text' },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

export function weigh(code) {
  return gzipSync(code, { level: 9 }).length / 1000;
}

/** KB of 1,000 bytes that a page transfers for ours until it is painted: `files` as the browser asked for them. */
export async function weighFiles(files) {
  let sum = 0;
  for (const file of files) sum += weigh(await readFile(join(dist, file)));
  return sum;
}

/** The chunk that holds React and nothing else. */
export async function reactChunk() {
  const name = (await readdir(join(dist, 'chunks'))).find((file) => /^react-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error('dist/chunks has no react chunk any more: rollup.config.mjs names it.');
  return `chunks/${name}`;
}
