/**
 * What is built, in this order:
 *   dist/elements, dist/chunks   modules, one entry per tag, everything inside; dist/autoloader.js loads them by tag
 *   dist/npm                     the same entries with React left to the host's bundler
 *   dist/react.js, dist/angular.mjs  components and directives for the elements, without their code; for Angular's forms dist/angular-forms.mjs
 *   dist/testing.js              stand-ins for unit tests
 *   dist/logic                   rules without a page, for other programs; each file whole in itself
 *   dist/rmm-elements.classic.js one script for pages without modules, which loads translations from dist/languages
 *   dist/demo                    scripts of the demo pages
 *   dist/rmm-elements.css        the elements' room before their code has come
 *   dist/flags                   of the countries, for the phone input
 *   dist/types, dist/custom-elements.json, dist/THIRD-PARTY-NOTICES.txt
 *   dist/integrity.json          hashes of what pages load, and dist/importmap.mjs, which makes import maps of them
 *
 * RMM_SUFFIX=v2                  tags end with -v2; without dist/demo, whose pages name the others
 * RMM_PREVIOUS=path/to/dist      keeps the chunks of that release beside the new ones
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { demoPages } from './demo/demo-pages.mjs';
import { writeStamp } from './demo/prepare.mjs';
import { writeCopies } from './elements/build/copies.mjs';
import { writeDeclarations } from './elements/build/declarations.mjs';
import { recordLoads, writeIntegrity } from './elements/build/integrity.mjs';
import { pieces } from './elements/build/pieces.mjs';
import {
  ascii,
  cssText,
  flatImports,
  folderOfBuild,
  madeTags,
  minified,
  namedDrawings,
  ownZod,
} from './elements/build/plugins.mjs';
import { keepPrevious, readPrevious } from './elements/build/previous.mjs';
import { suffix } from './elements/build/suffix.mjs';
import { readTable, writeManifest } from './elements/build/table.mjs';
import { recordPackages, writeNotices } from './elements/build/third-party-notices.mjs';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Before anything is emptied: it may be the folder that is built into. */
const previous = await readPrevious(process.env.RMM_PREVIOUS);

const table = await readTable();
const { browserTargets, elementNames, frameworkTypes, globalName, writtenFiles } = table;
const { controls, plain, others } = elementNames();
const entriesOf = (names) => Object.fromEntries(names.map((name) => [`elements/${name}`, `elements/${name}.ts`]));
const together = entriesOf([...controls, ...others, 'version']);
/** Of which each is in a file of its own. The shared state knows every slice: beside the others it would take theirs apart. */
const alone = entriesOf([...plain, 'shared-state']);
const entries = { ...together, ...alone };

/** Each file of `elements/logic`. */
const logic = (await readdir('elements/logic')).map((file) => `elements/logic/${file}`);

/** Entries of the package that are no entries of a bundle. */
const declaredToo = [
  ...['index', 'autoloader', 'classic', 'react', 'testing'].map((name) => `elements/${name}`),
  ...['jsx-props', 'template-props', 'vue-props'].map((name) => `src/host/frameworks/${name}`),
];

/** What follows when all is bundled, one after another. */
function finish() {
  return {
    name: 'finish',
    async closeBundle() {
      await writeCopies('dist');
      await writeManifest('dist');
      await writeNotices();
      const declared = [...Object.values(entries), ...logic].map((file) => file.replace(/\.ts$/, ''));
      await writeDeclarations([...declared, ...declaredToo], suffix && { suffix, written: writtenFiles() });
      for (const [name, text] of frameworkTypes()) await writeFile(`dist/types/elements/${name}.d.ts`, text);
      await writeFile('dist/angular.mjs', table.angularDirectives());
      await writeFile('dist/angular-forms.mjs', table.angularForms());
      await writeIntegrity('dist', { version, kept: await keepPrevious('dist', previous) });
      await writeStamp(suffix);
    },
  };
}

/**
 * Old chunks have other hashes: without this they would pile up. They go just before the new ones are written, as a build may
 * be ended before it is done.
 */
function emptied(...folders) {
  return {
    name: 'emptied',
    async generateBundle() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where a name is found by one look; it compresses better than a list. */
const inText = (names) => ` ${names.join(' ')} `;

function plugins({ isClassic = false, hasReact = true } = {}) {
  return [
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        __RMM_VERSION__: JSON.stringify(version),
        __RMM_SUFFIX__: JSON.stringify(suffix),
        __RMM_CLASSIC__: String(isClassic),
        __RMM_OWN_REACT__: String(hasReact),
        __RMM_NAMES__: JSON.stringify(inText([...controls, ...others, ...plain])),
        // Each begins with the space that the one before it ends with.
        __RMM_OTHERS_AT__: String(inText(controls).length - 1),
        __RMM_PLAIN_AT__: String(inText([...controls, ...others]).length - 1),
        __RMM_CHUNKS__: JSON.stringify(`./chunks/${hash}/`),
      },
    }),
    cssText,
    // React has had this hook itself since version 18; the package around it is for those before.
    alias({ entries: [{ find: /^use-sync-external-store\b.*/, replacement: 'react' }] }),
    json({ preferConst: true, compact: true }),
    nodeResolve({
      browser: true,
      exportConditions: ['production'],
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
    }),
    commonjs(),
    ownZod,
    madeTags(suffix),
    flatImports(hasReact),
    esbuild({ target: ['es2022', ...browserTargets], jsx: 'automatic', tsconfig: false }),
    namedDrawings,
    minified,
    recordLoads,
    recordPackages,
  ];
}

/** Said about other people's files, these change nothing. */
const harmlessInLibraries = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY'];

/** Any other warning is a defect on somebody's page: cycles above all, whose order of evaluation nobody chose. */
function onLog(level, log, handler) {
  const files = log.ids ?? [log.id ?? log.loc?.file ?? ''];
  if (harmlessInLibraries.includes(log.code) && files.every((file) => file.includes('node_modules'))) return;
  handler(level === 'warn' ? 'error' : level, log);
}

const shared = { onLog };

/** For pages: a map lies beside each file, which doesn't name it. Servers do, with the header `SourceMap`. */
const unnamedMaps = { sourcemap: 'hidden' };

const hash = await folderOfBuild(suffix);

const languageOf = (id) => /\/src\/languages\/([\w-]+)\/catalogues\.ts$/.exec(id)?.[1];
/** Of a language, where its texts are. */
const isListOfTranslations = (id) => languageOf(id) !== undefined;
/** Each folder of `src/languages`. */
const languages = (await readdir('src/languages', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const isTranslation = (id) => id?.includes('/src/languages/');

const modules = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  sourcemapExcludeSources: false,
  entryFileNames: '[name].js',
  // What tells of files that a deployment has taken away must be there itself. A page that has had an older release keeps
  // of it what has changed since in no file: React and translations.
  chunkFileNames: ({ name, facadeModuleId }) =>
    /^(code-failure|failure-box|entry-failure)$/.test(name)
      ? 'chunks/[name].js'
      : name === 'react' || isTranslation(facadeModuleId)
        ? 'chunks/[name]-[hash:7].js'
        : `chunks/${hash}/[name].js`,
  onlyExplicitManualChunks: true,
  manualChunks: pieces(),
};

/** What is the same in each file is one file: translations. */
const aloneFileNames = ({ facadeModuleId }) =>
  isTranslation(facadeModuleId) ? 'chunks/[name]-[hash:7].js' : 'chunks/plain-[name]-[hash:7].js';

/** What needs no React: together with the others it would import it, whatever page it is on. */
function aloneIn(dir, options, maps) {
  return Object.entries(alone).map(([name, file]) => ({
    ...shared,
    input: { [name]: file },
    plugins: plugins(options),
    output: { ...modules, ...maps, dir, chunkFileNames: aloneFileNames, manualChunks: undefined },
  }));
}

/**
 * The index, and the autoloader for bundlers, which name the entries. As entries themselves they would need what every other
 * one has, and Rollup would put that into chunks which each page has to ask for beside its entry.
 */
const besideEntries = (dir) => ({
  ...shared,
  input: { index: 'elements/index.ts', autoloader: 'elements/bundler-autoloader.ts' },
  external: (id, importer) => id.startsWith('./') && /\/(index|lazy-entries)\.ts$/.test(importer ?? ''),
  plugins: plugins(),
  output: { dir: `${dir}/elements`, format: 'es', paths: (id) => `./${basename(id, '.ts')}.js` },
});

/**
 * What only other people's tools read: with its names and its marks of what has no side effects, by which a bundler leaves
 * out what a page does not use.
 */
const asWritten = (name, banner) => ({
  ...shared,
  input: `elements/${name}.ts`,
  external: /^react$/,
  plugins: plugins({ hasReact: false }).map((one) => (one === minified ? ascii : one)),
  output: { file: `dist/${name}.js`, format: 'es', sourcemap: true, inlineDynamicImports: true, banner },
});

const bundles = [
  {
    ...shared,
    input: { ...together, autoloader: 'elements/autoloader.ts' },
    plugins: [emptied('dist/elements', 'dist/chunks', ...(suffix ? ['dist/demo'] : [])), ...plugins()],
    output: { ...modules, ...unnamedMaps },
  },
  besideEntries('dist'),
  ...aloneIn('dist', {}, unnamedMaps),
  {
    ...shared,
    input: together,
    external: [/^react($|\/)/, /^react-dom($|\/)/],
    plugins: [emptied('dist/npm'), ...plugins({ hasReact: false })],
    output: { ...modules, dir: 'dist/npm', manualChunks: pieces() },
  },
  besideEntries('dist/npm'),
  ...aloneIn('dist/npm', { hasReact: false }),
  {
    ...shared,
    input: 'elements/index.ts',
    external: isListOfTranslations,
    plugins: plugins({ isClassic: true }),
    output: {
      file: 'dist/rmm-elements.classic.js',
      format: 'iife',
      name: globalName,
      intro: (
        await Promise.all(
          ['own-map', 'own-array', 'own-reduce'].map((name) => readFile(`elements/classic/${name}.js`, 'utf8')),
        )
      ).join('\n'),
      // A page needs one language at most, of which each is as large as all the console's dialogs.
      paths: (id) => `./languages/${languageOf(id)}.js`,
      sourcemap: true,
      inlineDynamicImports: true,
    },
  },
  ...languages.map((tag, index) => ({
    ...shared,
    input: { [tag]: `src/languages/${tag}/catalogues.ts` },
    plugins: [...(index === 0 ? [emptied('dist/languages')] : []), ...plugins({ isClassic: true })],
    output: { dir: 'dist/languages', format: 'es', sourcemap: true, inlineDynamicImports: true },
  })),
  // What a server component of Next renders, the browser has to update.
  asWritten('react', "'use client';"),
  asWritten('testing'),
  ...logic.map((input, index) => ({
    ...shared,
    input,
    plugins: [...(index === 0 ? [emptied('dist/logic')] : []), ...plugins()],
    output: { dir: 'dist/logic', format: 'es', sourcemap: true, inlineDynamicImports: true },
  })),
];

const demo = {
  ...shared,
  input: demoPages,
  plugins: [emptied('dist/demo'), ...plugins().filter((one) => one !== recordPackages)],
  output: { ...modules, dir: 'dist/demo', manualChunks: pieces() },
};

const all = suffix ? bundles : [...bundles, demo];
all.at(-1).plugins.push(finish());

export default all;
