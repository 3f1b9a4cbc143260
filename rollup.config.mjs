/**
 * What is built, in this order:
 *   dist/elements, dist/chunks   modules, one entry per tag, everything inside; dist/autoloader.js loads them by tag
 *   dist/npm                     the same entries with React left to the host's bundler
 *   dist/rmm-elements.classic.js one script for pages without modules
 *   dist/demo                    scripts of the demo pages
 *   dist/flags                   of the countries, for the phone input
 *   dist/types, dist/custom-elements.json
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { writeStamp } from './demo/prepare.mjs';
import { pieceOf } from './elements/build/pieces.mjs';
import { builtInHooks, cssText, flatImports, indexOfEntries, ownZod, squeezed } from './elements/build/plugins.mjs';
import { readTable } from './elements/build/table.mjs';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
const watching = process.env.ROLLUP_WATCH === 'true';

const { customElementsManifest, elementNames } = await readTable();
const { controls, others } = elementNames();
const entries = Object.fromEntries(
  [...controls, ...others, 'version'].map((name) => [`elements/${name}`, `elements/${name}.ts`]),
);

const demoPages = {
  gallery: 'demo/gallery.ts',
  'element-page': 'demo/element-page/element-page.ts',
  inbox: 'demo/inbox/inbox.ts',
  'host-react': 'demo/host-react.tsx',
};

/** What follows when all is bundled, one after another. */
function finish() {
  return {
    name: 'finish',
    async closeBundle() {
      await copyVendorFiles();
      await copyFlags();
      await writeManifest();
      if (watching) return;
      await writeDeclarations();
      await writeStamp();
    },
  };
}

/** Libraries of the legacy demo page, as such a page would have them: plain files. */
async function copyVendorFiles() {
  await mkdir('dist/demo/vendor', { recursive: true });
  await cp('node_modules/jquery/dist/jquery.min.js', 'dist/demo/vendor/jquery.min.js');
  await cp('node_modules/bootstrap/dist/css/bootstrap.min.css', 'dist/demo/vendor/bootstrap.min.css');
  await cp('node_modules/bootstrap/dist/js/bootstrap.min.js', 'dist/demo/vendor/bootstrap.min.js');
  await cp('node_modules/bootstrap/dist/fonts', 'dist/demo/fonts', { recursive: true });
}

/** One for each country, `us.svg`; the package has flags of regions too, which no phone number needs. */
async function copyFlags() {
  const source = 'node_modules/country-flag-icons/3x2';
  await mkdir('dist/flags', { recursive: true });
  const countries = (await readdir(source)).filter((file) => /^[A-Z]{2}\.svg$/.test(file));
  await Promise.all(countries.map((file) => cp(`${source}/${file}`, `dist/flags/${file.toLowerCase()}`)));
}

async function writeManifest() {
  await writeFile('dist/custom-elements.json', `${JSON.stringify(customElementsManifest(version), null, 2)}\n`);
}

/** Declarations of the public entries and of what they name. */
async function writeDeclarations() {
  const project = 'dist/tsconfig.types.json';
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '..',
    outDir: 'types',
  };
  const include = ['../elements', '../src/base/assets.d.ts'];
  await writeFile(project, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include, exclude: [] }));
  try {
    await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project]);
  } catch (error) {
    throw new Error(`The declarations have errors:\n${error.stdout}`, { cause: error });
  } finally {
    await rm(project);
  }
}

/** Old chunks have other hashes: without this they would pile up. */
function emptied(...folders) {
  return {
    name: 'emptied',
    async buildStart() {
      if (watching) return;
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `isSqueezed`: a minute of work for what every page transfers; a host's bundler does its own. */
function plugins({ isClassic = false, isSqueezed = false } = {}) {
  return [
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        __RMM_VERSION__: JSON.stringify(version),
        __RMM_CLASSIC__: String(isClassic),
        __RMM_CONTROLS__: JSON.stringify(controls),
        __RMM_OTHERS__: JSON.stringify(others),
      },
    }),
    cssText(),
    builtInHooks(),
    json({ preferConst: true, compact: true }),
    nodeResolve({
      browser: true,
      exportConditions: ['production'],
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
    }),
    commonjs(),
    ownZod(),
    flatImports(),
    esbuild({ target: 'es2022', jsx: 'automatic', minify: true, legalComments: 'none', tsconfig: false }),
    isSqueezed && !watching ? squeezed() : null,
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

const watch = { clearScreen: false, exclude: ['dist/**', 'node_modules/**', 'demo/.data/**'] };
const shared = { onLog, watch };

const modules = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  sourcemapExcludeSources: false,
  entryFileNames: '[name].js',
  // Nothing compresses a hash, and a page that shows an element reads some eighty of them.
  chunkFileNames: 'chunks/[name]-[hash:7].js',
  onlyExplicitManualChunks: true,
  manualChunks: pieceOf,
};

export default [
  {
    ...shared,
    input: { ...entries, autoloader: 'elements/autoloader.ts' },
    plugins: [emptied('dist/elements', 'dist/chunks'), ...plugins({ isSqueezed: true }), indexOfEntries()],
    output: modules,
  },
  {
    ...shared,
    input: entries,
    external: [/^react($|\/)/, /^react-dom($|\/)/],
    plugins: [emptied('dist/npm'), ...plugins(), indexOfEntries()],
    output: { ...modules, dir: 'dist/npm' },
  },
  {
    ...shared,
    input: 'elements/index.ts',
    plugins: plugins({ isClassic: true, isSqueezed: true }),
    output: {
      file: 'dist/rmm-elements.classic.js',
      format: 'iife',
      name: 'RmmElements',
      sourcemap: true,
      inlineDynamicImports: true,
    },
  },
  {
    ...shared,
    input: demoPages,
    plugins: [emptied('dist/demo', 'dist/types'), ...plugins(), finish()],
    output: { ...modules, dir: 'dist/demo' },
  },
];
