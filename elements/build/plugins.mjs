/** What the build does to code beside bundling it; each is a Rollup plugin. */
import { posix } from 'node:path';
import { transform } from 'esbuild';
import { minify } from 'terser';

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
 * `<link rel="modulepreload">`, leaves nothing behind in the host's head. What the asking chunk imports itself is there
 * already, and is left out again once Rollup tells what that is. Before what shortens code: it reads what it wrote.
 */
export function flatImports() {
  const list = /Promise\.all\(\[import\(([^()]+)\)((?:, import\([^()]+\))+)\]\)\.then\(\(\[module\]\) => module\)/g;
  return {
    name: 'flat-imports',
    renderChunk(code, { fileName }, _options, { chunks }) {
      const there = reached(fileName, chunks);
      const isThere = (path) => {
        const file = posix.join(posix.dirname(fileName), path.slice(1, -1));
        return there.has(file) || chunks[file]?.name === 'shell';
      };
      const short = code.replaceAll(list, (_, target, others) => {
        const own = [...others.matchAll(/import\(([^()]+)\)/g)].map(([, path]) => path);
        const { left, right } = asked(own.filter((path) => !isThere(path)));
        return left + target + right;
      });
      return short === code ? null : { code: short, map: null };
    },
    renderDynamicImport({ format, moduleId, targetModuleId, getTargetChunkImports }) {
      // Only when something went wrong: names of chunks that nobody asks for otherwise.
      if (/\/(shell-support|shell-words|bad-attribute)\.ts$/.test(targetModuleId ?? '')) return null;
      const chunks = format === 'es' ? getTargetChunkImports() : null;
      if (!chunks?.length) return null;
      // The path comes with its quotes.
      const paths = chunks.filter(({ type }) => type === 'internal').map((chunk) => chunk.resolvedImportPath);
      if (moduleId.endsWith('/registry.ts')) return besideOthers(paths, targetModuleId);
      // The shell asks for these in the same moment.
      const own = /\/elements\/[a-z-]+\.ts$/.test(moduleId) ? paths.filter((path) => !ofEveryView.test(path)) : paths;
      return asked(own);
    },
  };
}

/** What stands around the path of a chunk that is asked for together with others. */
function asked(others) {
  if (others.length === 0) return { left: 'import(', right: ')' };
  const early = others.map((path) => `import(${path})`);
  return { left: 'Promise.all([import(', right: `), ${early.join(', ')}]).then(([module]) => module)` };
}

/** Files of a chunk and of all that it imports, directly or not. */
function reached(fileName, chunks, files = new Set()) {
  if (files.has(fileName)) return files;
  files.add(fileName);
  for (const file of chunks[fileName]?.imports ?? []) reached(file, chunks, files);
  return files;
}

/**
 * In the autoloader imports stand in lists, and nobody reads what they answer: shorter as further members of the list.
 * What every view needs, and every control of a form, is asked for once, beside each tag's own.
 */
function besideOthers(paths, target) {
  const known = /(view-session|config)\.tsx?$/.test(target)
    ? /^$/
    : /use-form-field\.tsx?$|\/field\.tsx$/.test(target)
      ? ofEveryView
      : paths.some((path) => /\/form-/.test(path))
        ? ofEveryControl
        : ofEveryView;
  const own = paths.filter((path) => !known.test(path));
  return { left: 'import(', right: [')', ...own.map((path) => `import(${path})`)].join(', ') };
}

const ofEveryView = /\/(react|configuration|host|shell)-/;
const ofEveryControl = /\/(react|configuration|host|shell|form|field|fields|controls|rows)-/;

/**
 * What a page with a closed launcher transfers says nothing of its source map: of 5 KB each of the three remarks would be
 * half a percent. The maps lie beside the files all the same.
 */
export function quietMaps() {
  return {
    name: 'quiet-maps',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/^(autoloader|elements\/|chunks\/shell-)/.test(chunk.fileName)) continue;
        chunk.code = chunk.code.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
      }
    },
  };
}

/**
 * What `doc` marks is for people and for the manifest, as are a definition's parts, its CSS properties and the events that
 * nobody can prevent; a page that shows an element reads none of it.
 */
export function withoutDocs() {
  const told = [
    /\b(?:parts|cssProperties): (?:\{[^{}]*\}|\w+),/g,
    /\bsummary: '',/g,
    /'rmm-[a-z-]+': event(?:<[^()]*>)?\(\s*'',\s*'',?\s*\),/g,
    /'rmm-error': errorEvent,/g,
  ];
  return {
    name: 'without-docs',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('doc`')) return null;
      const bare = code.replaceAll(/\bdoc`(?:[^`\\]|\\.)*`/g, "''");
      const isDefinition = /(?<!\/element)-(definition|members)\.ts$/.test(id);
      return { code: isDefinition ? told.reduce((rest, part) => rest.replaceAll(part, ''), bare) : bare, map: null };
    },
  };
}

/** What esbuild leaves within functions. Property names are left as they are. */
export function squeezed() {
  return {
    name: 'squeezed',
    async renderChunk(code, _chunk, { format }) {
      const result = await minify(code, {
        module: format === 'es',
        ecma: 2020,
        compress: { passes: 2, keep_fargs: false, unsafe_methods: true },
        format: { comments: false },
        sourceMap: { asObject: true },
      });
      return { code: result.code, map: result.map };
    },
  };
}
