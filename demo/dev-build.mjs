/**
 * What `npm run dev` shows: the same files at the same addresses as what ships, bundled by esbuild in a second, where
 * Rollup takes a minute. In a folder of its own: the build that ships stays as it is. With React's development build,
 * which tells what is used wrongly.
 */
import { readFile } from 'node:fs/promises';
import { build, context } from 'esbuild';
import { writeCopies } from '../elements/build/copies.mjs';
import { ownZod } from '../elements/build/plugins.mjs';
import { readTable, writeManifest } from '../elements/build/table.mjs';
import { demoPages } from './demo-pages.mjs';

/**
 * @param {string} folder
 * @returns {Promise<{ rebuild(): Promise<void>, end(): Promise<void> }>} `rebuild` rejects when the sources have errors
 */
export async function developmentBuild(folder) {
  const { elementNames } = await readTable();
  const { controls, plain, others } = elementNames();
  const names = [...controls, ...plain, ...others, 'index', 'version', 'config', 'shared-state'];
  const modules = { ...settings, format: 'esm', splitting: true, chunkNames: 'chunks/[name]-[hash]' };
  const contexts = await Promise.all([
    context({
      ...modules,
      entryPoints: [
        ...[...new Set(names)].map((name) => ({ in: `elements/${name}.ts`, out: `elements/${name}` })),
        // The one that ships makes addresses at run time, which esbuild would want to resolve.
        { in: 'elements/bundler-autoloader.ts', out: 'autoloader' },
      ],
      outdir: folder,
    }),
    context({
      ...modules,
      entryPoints: Object.entries(demoPages).map(([name, file]) => ({ in: file, out: name })),
      outdir: `${folder}/demo`,
    }),
  ]);
  await writeCopies(folder);
  return {
    async rebuild() {
      await Promise.all(contexts.map((one) => one.rebuild()));
      await writeManifest(folder);
    },
    async end() {
      await Promise.all(contexts.map((one) => one.dispose()));
    },
  };
}

/** The classic script, made when a page asks for it: one page does, and the others need not wait. */
export async function classicScript() {
  const { outputFiles } = await build({
    ...settings,
    entryPoints: ['elements/index.ts'],
    format: 'iife',
    globalName: 'RmmElements',
    sourcemap: false,
    write: false,
    banner: { js: 'var rmmElementsScript = document.currentScript.src;' },
    define: { ...settings.define, 'import.meta.url': 'rmmElementsScript', __RMM_CLASSIC__: 'true' },
  });
  return inAscii(outputFiles[0].text);
}

/** As the one that ships: esbuild leaves regular expressions as they are, and a page in another encoding would read other ones. */
const inAscii = (script) =>
  script.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

const settings = {
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['development'],
  define: {
    'process.env.NODE_ENV': '"development"',
    __RMM_CLASSIC__: 'false',
    __RMM_SUFFIX__: "''",
    __RMM_OWN_REACT__: 'true',
    __RMM_VERSION__: JSON.stringify(version),
  },
  loader: { '.css': 'text' },
  sourcemap: 'linked',
  logLevel: 'silent',
  plugins: [
    {
      name: 'own-zod',
      setup({ onLoad }) {
        const { transform } = ownZod;
        onLoad({ filter: /zod[\\/]v4[\\/]core[\\/](core|registries)\.js$/ }, async ({ path }) => {
          const contents = transform(await readFile(path, 'utf8'), path.replaceAll('\\', '/'))?.code;
          return { contents, loader: 'js' };
        });
      },
    },
  ],
};
