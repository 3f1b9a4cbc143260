/**
 * What is built, in this order:
 *   dist/elements, dist/chunks   modules, one entry per tag, everything inside; dist/autoloader.js loads them by tag
 *   dist/npm                     the same entries with React left to the host's bundler
 *   dist/rmm-elements.classic.js one script for pages without modules
 *   dist/demo                    scripts of the demo pages, which tell all that the definitions say
 *   dist/types, dist/custom-elements.json
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { build, transform } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';
import { writeStamp } from './demo/prepare.mjs';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
const watching = process.env.ROLLUP_WATCH === 'true';

const entries = {
  'elements/backup-browser': 'elements/backup-browser.ts',
  'elements/config': 'elements/config.ts',
  'elements/index': 'elements/index.ts',
};

const demoPages = {
  gallery: 'demo/gallery.ts',
  'element-page': 'demo/element-page.ts',
  'host-react': 'demo/host-react.tsx',
};

/** A stylesheet as minified text, for `useStyles`. */
function cssText() {
  return {
    name: 'css-text',
    async transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const { code: text } = await transform(code, { loader: 'css', minify: true, target: 'es2022' });
      return {
        code: `export default ${JSON.stringify(text.trim())};`,
        moduleSideEffects: false,
        map: { mappings: '' },
      };
    },
  };
}

/**
 * zod keeps its configuration and its registry on `globalThis`, where every copy of it on the page shares them. A page
 * that mounts an element gets no global names from it, and no settings into it.
 */
function ownZod() {
  return {
    name: 'own-zod',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(core|registries)\.js$/.test(id)) return null;
      return { code: `const own = {};${code.replaceAll('globalThis', 'own')}`, map: { mappings: '' } };
    },
  };
}

/** React has had this hook itself since version 18; the package around it is for those before. */
function builtInHooks() {
  return {
    name: 'built-in-hooks',
    resolveId: (source) => (source.startsWith('use-sync-external-store') ? '\0use-sync-external-store' : null),
    load: (id) => (id === '\0use-sync-external-store' ? "export { useSyncExternalStore } from 'react';" : null),
  };
}

/**
 * Of lucide's icons, the drawings: what it does beside (a context, merged classes, aliases, keys for lists) is not used
 * here and costs more than the drawings.
 */
function drawingsOnly() {
  const drawing = `import { createElement } from 'react';
export default ({ node }) => ({ size, className, strokeWidth, ...rest }) => createElement('svg', {
  width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: strokeWidth ?? 2,
  strokeLinecap: 'round', strokeLinejoin: 'round', className, 'aria-hidden': true, ...rest,
}, ...node.map(([tag, attributes]) => createElement(tag, attributes)));`;
  return {
    name: 'drawings-only',
    transform(code, id) {
      if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return { code: drawing, map: { mappings: '' } };
      if (!id.includes('/lucide-react/dist/esm/icons/')) return null;
      const bare = code.replaceAll(/,?\s*key: "\w+"/g, '').replace(/\n {2}(name|size|aliases): [^\n]*/g, '');
      return { code: bare, map: { mappings: '' } };
    },
  };
}

/**
 * Asks for a lazily loaded chunk and all that it imports at once. Without it the browser learns of a chunk's imports
 * only after it has read the chunk: one more round trip for each level. Importing them, rather than adding
 * `<link rel="modulepreload">`, leaves nothing behind in the host's head.
 */
function flatImports() {
  return {
    name: 'flat-imports',
    renderDynamicImport({ format, getTargetChunkImports }) {
      const chunks = format === 'es' ? getTargetChunkImports() : null;
      if (!chunks?.length) return null;
      // The path comes with its quotes.
      const early = chunks
        .filter(({ type }) => type === 'internal')
        .map((chunk) => `import(${chunk.resolvedImportPath})`);
      if (early.length === 0) return null;
      return { left: 'Promise.all([import(', right: `), ${early.join(', ')}]).then(([module]) => module)` };
    },
  };
}

/** What `doc` marks is for people and for the manifest; a page that shows an element reads none of it. */
function withoutDocs() {
  return {
    name: 'without-docs',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('doc`')) return null;
      return { code: code.replaceAll(/\bdoc`[^`]*`/g, "''"), map: null };
    },
  };
}

/** A second, slower squeeze, worth 3 KB: what esbuild leaves within functions, and React's own code above all. */
function squeezed() {
  return {
    name: 'squeezed',
    async renderChunk(code, _chunk, { format }) {
      if (watching) return null;
      const result = await minify(code, {
        module: format === 'es',
        ecma: 2020,
        compress: { passes: 2, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
        format: { comments: false },
        sourceMap: { asObject: true },
      });
      return { code: result.code, map: result.map };
    },
  };
}

/** What follows when all is bundled, one after another. */
function finish() {
  return {
    name: 'finish',
    async closeBundle() {
      await copyVendorFiles();
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

/** `custom-elements.json`, from the definitions. */
async function writeManifest() {
  const { outputFiles } = await build({
    entryPoints: ['elements/manifest.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    loader: { '.css': 'text' },
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const { customElementsManifest } = await import(`data:text/javascript;base64,${source}`);
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

function plugins({ docs = false } = {}) {
  return [
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', __RMM_VERSION__: JSON.stringify(version) },
    }),
    docs ? null : withoutDocs(),
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
    drawingsOnly(),
    esbuild({ target: 'es2022', jsx: 'automatic', minify: true, legalComments: 'none', tsconfig: false }),
    squeezed(),
    flatImports(),
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

/**
 * Pieces that are fetched together, because one piece compresses better than ten, and apart, because they are needed
 * apart. React changes once a year: a page that has had an older release keeps it. The shell waits before any view; the
 * configuration is all that `<rmm-config>` needs; the host is what every view needs.
 */
const pieces = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  shell:
    /@r2wc\/core|src\/host\/(define-element|doc|element-definition|element-shell|element-values|failure\.en|method-calls|reported-errors|styles|view-session)\./,
  configuration: /@preact\/signals-core|src\/host\/(channel|configuration|locale)\./,
  host: /node_modules\/(zod|ky|@preact\/signals-react)\/|src\/host\/(call-error|format|host-context|host-messages|http-client|messages\.en|messages|mfa-gate|request-url|surface|use-host|view-root)\.|src\/base\//,
};

const modules = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  sourcemapExcludeSources: false,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  manualChunks: (id) => Object.keys(pieces).find((name) => pieces[name].test(id)),
};

export default [
  {
    ...shared,
    input: { ...entries, autoloader: 'elements/autoloader.ts' },
    plugins: [emptied('dist/elements', 'dist/chunks'), ...plugins()],
    output: modules,
  },
  {
    ...shared,
    input: entries,
    external: [/^react($|\/)/, /^react-dom($|\/)/],
    plugins: [emptied('dist/npm'), ...plugins()],
    output: { ...modules, dir: 'dist/npm' },
  },
  {
    ...shared,
    input: 'elements/classic.ts',
    plugins: plugins(),
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
    plugins: [emptied('dist/demo', 'dist/types'), ...plugins({ docs: true }), finish()],
    output: { ...modules, dir: 'dist/demo' },
  },
];
