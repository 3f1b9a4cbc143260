/** What the build does to code beside bundling it; each is a Rollup plugin. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify } from '@swc/core';
import { build, transform } from 'esbuild';
import { reached, viewBridge } from './pieces.mjs';

/** A stylesheet as minified text, for `useStyles`. */
export function cssText() {
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
 * zod keeps its settings and its registry on `globalThis`, where every copy of it on the page shares them. A page that
 * mounts an element gets no global names from it, and no settings into it. And zod tries to compile schemas by
 * `new Function`, which a strict policy refuses and reports to the portal's owner: its own switch says not to.
 */
export function ownZod() {
  return {
    name: 'own-zod',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(core|registries)\.js$/.test(id)) return null;
      const own = 'const own = { __zod_globalConfig: { jitless: true } };';
      return { code: own + code.replaceAll('globalThis', 'own'), map: { mappings: '' } };
    },
  };
}

/** React has had this hook itself since version 18; the package around it is for those before. */
export function builtInHooks() {
  return {
    name: 'built-in-hooks',
    resolveId: (source) => (source.startsWith('use-sync-external-store') ? '\0use-sync-external-store' : null),
    load: (id) => (id === '\0use-sync-external-store' ? "export { useSyncExternalStore } from 'react';" : null),
  };
}

/**
 * Asks for a lazily loaded chunk and all that it imports at once. Without it the browser learns of a chunk's imports
 * only after it has read the chunk: one more round trip for each level. Importing them, rather than adding
 * `<link rel="modulepreload">`, leaves nothing behind in the host's head. What the asking file needs itself is there already,
 * and beside an element's view the shell asks for what shows any view.
 *
 * @param {{ isLast?: boolean }} [options] `isLast`: no host's bundler reads the addresses afterwards
 */
export function flatImports({ isLast = true } = {}) {
  return {
    name: 'flat-imports',
    renderDynamicImport({ chunk: asking, format, moduleId, targetModuleId, getTargetChunkImports }) {
      const late = /\/(code-failure|failure-box)\.ts$/.exec(targetModuleId ?? '');
      // A browser that remembers the addresses that have failed knows none of these: each is another.
      if (late && format === 'es' && isLast) return { left: 'import(', right: `).catch(() => ${askedAnew(late[1])})` };
      // Only when something went wrong: names of chunks that nobody asks for otherwise.
      if (/\/(code-failure|failure-box|shell-support|shell-words|bad-attribute)\.ts$/.test(targetModuleId ?? ''))
        return null;
      const chunks = (format === 'es' && getTargetChunkImports()) || [];
      const isEntry = /\/register-[a-z-]+\.ts$/.test(moduleId);
      const there = reached([...asking.moduleIds, ...(isEntry ? [viewBridge] : [])], this.getModuleInfo);
      const others = chunks
        .filter(({ type, chunk }) => type === 'internal' && !chunk.moduleIds.some((id) => there.has(id)))
        // The path comes with its quotes.
        .map(({ resolvedImportPath }) => `import(${resolvedImportPath})`);
      if (others.length === 0) return null;
      return { left: 'Promise.all([import(', right: `), ${others.join(', ')}]).then(([module]) => module)` };
    },
  };
}

/** Without a word of this file's place that a host's bundler would read, which follows the plain address before it. */
const askedAnew = (name) =>
  `import(/* webpackIgnore: true */ /* @vite-ignore */ import.meta.url.replace(/[^/]*\\/[^/]*$/, "${name}.js#" + Date.now()))`;

/** Stands in names of files for what is known only when all are made, and is as long. */
export const folderOfBuild = '@@build';

/**
 * One hash for all files of a build, in the name of their folder. With one in the name of each, which nothing compresses,
 * a page that shows an element would read several hundred; and each would change whenever one that it imports does.
 */
export function hashedFolder() {
  return {
    name: 'hashed-folder',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const sum = createHash('sha256');
      for (const { fileName, code = '' } of files) sum.update(fileName + code);
      const hash = sum.digest('hex').slice(0, folderOfBuild.length);
      for (const file of files) {
        file.fileName = file.fileName.replace(folderOfBuild, hash);
        if (file.type === 'chunk') file.code = file.code.replaceAll(`${folderOfBuild}/`, `${hash}/`);
      }
    },
  };
}

/**
 * `elements/index.js` and `elements/autoloader.js`, beside the entries that they name. As entries themselves they would
 * need what every other one has, and Rollup would put that into chunks which each page has to ask for beside its entry.
 */
export function besideEntries() {
  return {
    name: 'beside-entries',
    async generateBundle() {
      const index = await readFile('elements/index.ts', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'elements/index.js', source: index.replaceAll(".ts'", ".js'") });
      const { outputFiles } = await build({
        entryPoints: ['elements/bundler-autoloader.ts'],
        bundle: true,
        write: false,
        minify: true,
        format: 'esm',
        target: 'es2022',
        plugins: [entriesOutside],
      });
      const source = outputFiles[0]?.text ?? '';
      this.emitFile({ type: 'asset', fileName: 'elements/autoloader.js', source });
    },
  };
}

/** @type {import('esbuild').Plugin} */
const entriesOutside = {
  name: 'entries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: path.replace(/\.ts$/, '.js'), external: true } : undefined,
    );
  },
};

/** Shorter once compressed, by 0.7 KB: React repeats itself, and what repeats costs least as it stands. */
const forReact = { inline: 0, reduce_vars: false };

/**
 * Names of properties stay as they are. ASCII alone: a page in windows-1252 whose server names no charset reads a classic
 * script in windows-1252.
 */
export function minified() {
  return {
    name: 'minified',
    async renderChunk(code, { name }, { format }) {
      const result = await minify(code, {
        module: format === 'es',
        ecma: 2022,
        compress: { passes: 3, ecma: 2020, keep_fargs: false, ...(name === 'react' && forReact) },
        mangle: true,
        format: { asciiOnly: true, comments: { regex: 'webpackIgnore|@vite-ignore' } },
        sourceMap: true,
      });
      return { ...result, code: withAsciiTemplates(result.code) };
    },
  };
}

/** Templates with a tag, such as those of the demo’s pages, are left as they were written. */
const withAsciiTemplates = (code) =>
  code.replace(/(?<!\\)((?:\\\\)*)\\?([\u0080-\uffff])/g, (_whole, before, unit) => before + escaped(unit));

/** @param {string} unit of UTF-16 */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
