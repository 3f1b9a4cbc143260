/** What the build does to code beside bundling it; each is a Rollup plugin. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { transform } from 'esbuild';
import MagicString from 'magic-string';
import { retryAddresses } from './import-map.mjs';
import { viewBridge } from './pieces.mjs';

/** A stylesheet as minified text, for `useStyles`. */
export const cssText = {
  name: 'css-text',
  async transform(sheet, id) {
    if (!id.endsWith('.css')) return null;
    const { code } = await transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
    return { code: `export default ${JSON.stringify(code.trim())};`, moduleSideEffects: false, map: { mappings: '' } };
  },
};

/** A tag of a name that is written out is made here: `tagName('select')` is what it returns, and costs pages no more. */
export const madeTags = (suffix) => ({
  name: 'made-tags',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes("tagName('")) return null;
    // Blanks keep all that follows in its place.
    const made = code.replace(/\btagName\('([a-z-]+)'\)/g, (call, name) =>
      JSON.stringify(`rmm-${name}${suffix}`).padEnd(call.length),
    );
    return { code: made, map: null };
  },
});

/**
 * zod keeps its settings and its registry on `globalThis`, where every copy of it on the page would share them. And it tries
 * to compile schemas by `new Function`, which a strict policy refuses and reports: its own switch says not to.
 */
export const ownZod = {
  name: 'own-zod',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(core|registries)\.js$/.test(id)) return null;
    const own = 'const own = { __zod_globalConfig: { jitless: true } };';
    // Nobody asks for the registry, which is then left out, now that nobody else can see it.
    return { code: own + code.replaceAll('globalThis', 'own'), moduleSideEffects: false, map: { mappings: '' } };
  },
};

/** Of lucide only the drawings that a module names: its list names two thousand files, each of which a bundle would read. */
export const namedDrawings = {
  name: 'named-drawings',
  transform(code) {
    const named = code.replace(/import {([^{}]*)} from "lucide";/g, (_, names) =>
      (names.match(/\w+/g) ?? [])
        .map((name) => `import ${name} from ${JSON.stringify(fileOfDrawing().get(name))};`)
        .join(' '),
    );
    return named === code ? null : { code: named, map: null };
  },
};

let filesOfDrawings;

/** Of each name, in what the package lists: a drawing that was renamed has its old name, too. */
function fileOfDrawing() {
  if (filesOfDrawings) return filesOfDrawings;
  filesOfDrawings = new Map();
  const list = fileURLToPath(import.meta.resolve('lucide/dist/esm/lucide.mjs'));
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const file = /'([^']+)';$/.exec(line)?.[1];
    for (const [, name] of line.matchAll(/default as (\w+)/g)) filesOfDrawings.set(name, join(dirname(list), file));
  }
  return filesOfDrawings;
}

/**
 * Asks for a lazily loaded chunk and all that it imports, directly or not, at once: the browser would learn of each only when
 * it has read what imports it. Importing them leaves nothing in the host's head, as `<link rel="modulepreload">` would. What
 * the asking file needs itself is there already, and so is what shows any view: the shell asks for it beside an element's.
 *
 * @param {boolean} isLast no host's bundler reads the addresses afterwards
 */
export const flatImports = (isLast) => ({
  name: 'flat-imports',
  renderDynamicImport({ format, moduleId, targetModuleId }) {
    const [, name, isRetried] =
      /\/((code-failure|failure-box)|shell-support|shell-words|second-definition|bad-attribute)\.ts$/.exec(
        targetModuleId,
      ) ?? [];
    // Asked for anew, a browser that remembers which addresses have failed gets another one, which no host's bundler reads: one
    // of those that an import map has, or whatever the server sent would run.
    const other = `"${name}.js#" + Date.now() % ${retryAddresses}`;
    const anew = `import(/* webpackIgnore: true */ /* @vite-ignore */ import.meta.url.replace(/[^/]*\\/[^/]*$/, ${other}))`;
    if (isRetried && format === 'es' && isLast) return { left: 'import(', right: `).catch(() => ${anew})` };
    // Only when something went wrong: names of chunks that nobody asks for otherwise. What is known at run time is no chunk.
    if (name || format !== 'es' || targetModuleId === null) return null;
    return { left: '__RMM_FLAT__(import(', right: `), ${JSON.stringify([moduleId, targetModuleId])})` };
  },
  /** Which chunks import which is known when all of them are made. */
  renderChunk(code, chunk, _options, { chunks }) {
    const holding = (id) => Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? '';
    const closure = (...files) => {
      const found = new Set(files);
      for (const file of found) for (const next of chunks[file]?.imports ?? []) found.add(next);
      return found;
    };
    const pathTo = (file) => `import(${JSON.stringify(relativePath(dirname(chunk.fileName), file))})`;
    const text = new MagicString(code);
    text.replace(/__RMM_FLAT__\((import\([^()]*\)), (\["[^\]()]*"\])\)/g, (_match, wanted, ids) => {
      const [asking, target] = JSON.parse(ids);
      // Only the shell asks while nothing shows a view yet.
      const isBefore = !/\/register-[a-z-]+\.ts$/.test(asking) && (chunk.isEntry || chunk.name.endsWith('shell'));
      const there = closure(chunk.fileName, ...(isBefore ? [] : [holding(viewBridge)]));
      const others = [...closure(holding(target))].slice(1).filter((file) => chunks[file] && !there.has(file));
      if (others.length === 0) return wanted;
      return `Promise.all([${[wanted, ...others.map(pathTo)].join(', ')}]).then(([module]) => module)`;
    });
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
  },
});

/** As an import names it. */
function relativePath(from, to) {
  const path = posix.relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * One hash for all files of a build, of what they are made of, as the name of their folder. With one in the name of each, which
 * nothing compresses, a page would read several hundred; and each would change whenever one that it imports does.
 *
 * @param {string} suffix of the tags
 */
export async function folderOfBuild(suffix) {
  const inside = async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file));
  const files = [await inside('src'), await inside('elements'), 'rollup.config.mjs', 'package-lock.json'].flat().sort();
  const sum = createHash('sha256').update(suffix);
  for (const file of files) if (extname(file)) sum.update(file).update(await readFile(file));
  return sum.digest('hex').slice(0, 7);
}

/** Names of properties stay. ASCII alone: a page in windows-1252 whose server names no charset reads scripts so. */
export const minified = {
  name: 'minified',
  async renderChunk(chunk, { name }, { format }) {
    // What React repeats costs least as it stands.
    const forReact = name === 'react' && { inline: 0, reduce_vars: false };
    const { code, map } = await minify(chunk, {
      module: format === 'es',
      ecma: 2022,
      compress: { passes: 3, ecma: 2020, keep_fargs: false, ...forReact },
      mangle: true,
      format: { asciiOnly: true, comments: { regex: 'webpackIgnore|@vite-ignore' } },
      sourceMap: true,
    });
    return {
      code: inAscii(code),
      map,
    };
  },
};

/** Templates with a tag, such as those of the demo’s pages, are left as they were written. */
function inAscii(code) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return code.replace(/(?<!\\)((?:\\\\)*)\\?([\u0080-\uffff])/g, (_, before, unit) => before + escaped(unit));
}

/** For what is left as it is written: no character is moved to another line, so the map stays true enough. */
export const ascii = { name: 'ascii', renderChunk: (chunk) => ({ code: inAscii(chunk), map: null }) };
