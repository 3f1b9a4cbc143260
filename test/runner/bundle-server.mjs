/**
 * Bundles the reference server and the tests that start it. A loader of TypeScript costs each process more than a second of
 * work, and a run has some two hundred: servers, tests, and what servers fork. Each file is told the place of its source, so
 * that it finds what lies beside it.
 */
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, root } from './root.mjs';

/** What is started as a process of its own, by the server or by a test of it. */
const processes = [
  'demo/server/main.ts',
  'demo/providers/provider-process.ts',
  'demo/server/backup/backup-process.ts',
  'demo/server/engine/restic/index/read-trees-process.ts',
  'demo/server/recovery/restore-process.ts',
];

/** Of many files, all of them plain JavaScript: to find and read each is a tenth of the work of a server's test. */
const bundledPackages = [
  '@hono/node-server',
  'client-zip',
  'drizzle-orm',
  'graphql',
  'graphql-http',
  'hono',
  'temporal-polyfill',
  'temporal-utils',
  'zod',
];

/** What the runner's own processes import. */
const ofRunner = ['demo/server/start-server.ts', 'test/support/first-start.ts'];

let count = 0;

/** @type {Promise<string> | undefined} */
let ofRun;

/** @returns {Promise<string>} the folder with the server's own bundles */
export async function serverBundle() {
  ofRun ??= bundleServer(ofRunner).then(({ folder }) => folder);
  return ofRun;
}

/**
 * @param {readonly string[]} files TypeScript, paths from the root
 * @returns {Promise<{ folder: string, bundles: string[], filesWith: (source: string) => string[] }>} absolute paths; a bundle
 *   lies in the folder as its file in the root. `filesWith` tells which of the files have a source in them
 */
export async function bundleServer(files) {
  count += 1;
  const folder = join(cacheFolder, `run-${process.pid}`, `server-${count}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [...processes, ...files].map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [ownPlaces(folder), jsonOfPackages, otherPackages],
  });
  const filesWith = (source) => files.filter((file) => sourcesOf(metafile, bundleIn(folder, file)).has(source));
  return { folder, bundles: files.map((file) => bundleIn(folder, file)), filesWith };
}

/**
 * @param {import('esbuild').Metafile} metafile
 * @param {string} bundle
 * @returns {Set<string>} what is in it and in the chunks that it imports, paths from the root
 */
function sourcesOf({ outputs }, bundle) {
  const seen = new Set();
  const sources = new Set();
  const waiting = [relative(root, bundle)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const source of Object.keys(outputs[path]?.inputs ?? {})) sources.add(source);
    waiting.push(...(outputs[path]?.imports ?? []).map((one) => one.path));
  }
  return sources;
}

/**
 * @param {string} folder
 * @param {string} file
 */
const bundleIn = (folder, file) => join(folder, file.replace(/\.ts$/, '.mjs'));

/** @returns {import('esbuild').Plugin} */
const ownPlaces = (folder) => ({
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (path.includes('node_modules') || !source.includes('import.meta.url')) return undefined;
      const contents = source
        .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (whole, address) => {
          const file = relative(root, join(dirname(path), address)).replaceAll('\\', '/');
          return processes.includes(file) ? `new URL('${pathToFileURL(bundleIn(folder, file))}')` : whole;
        })
        .replaceAll('import.meta.url', `'${pathToFileURL(path)}'`);
      return { contents, loader: 'ts' };
    });
  },
});

/** Node imports them as they lie. @type {import('esbuild').Plugin} */
const otherPackages = {
  name: 'other packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isBundled = bundledPackages.some((name) => path === name || path.startsWith(`${name}/`));
      return kind === 'entry-point' || isBundled ? undefined : { path, external: true };
    });
  },
};

/** Node imports none without an attribute, which the sources leave to their bundler. */
const jsonOfPackages = {
  name: 'json of packages',
  setup({ onResolve }) {
    const { resolve } = createRequire(join(root, 'package.json'));
    onResolve({ filter: /^[^./].*\.json$/ }, ({ path }) => ({ path: resolve(path) }));
  },
};
