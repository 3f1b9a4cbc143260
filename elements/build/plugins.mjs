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

/** Of ProseMirror's view, what only Internet Explorer and the first Edge need: neither knows custom elements. */
export function withoutOldBrowsers() {
  return {
    name: 'without-old-browsers',
    transform(code, id) {
      if (!/\/prosemirror-view\/dist\/index\.js$/.test(id)) return null;
      const told = /const ie = [^;]*;\nconst ie_version = [^;]*;/;
      if (!told.test(code)) throw new Error('prosemirror-view tells browsers in another way: see without-old-browsers');
      return { code: code.replace(told, 'const ie = false, ie_version = 0;'), map: { mappings: '' } };
    },
  };
}

/**
 * zod keeps its configuration and its registry on `globalThis`, where every copy of it on the page shares them. A page
 * that mounts an element gets no global names from it, and no settings into it. And zod tries to compile schemas by
 * `new Function`, which a strict policy refuses and reports to the portal's owner: here it never tries.
 */
export function ownZod() {
  return {
    name: 'own-zod',
    transform(code, id) {
      if (/\/zod\/v4\/core\/schemas\.js$/.test(id)) {
        const tries = 'const jit = !core.globalConfig.jitless;';
        if (!code.includes(tries)) throw new Error('zod compiles schemas in another way now: see own-zod');
        return { code: code.replace(tries, 'const jit = false;'), map: null };
      }
      if (!/\/zod\/v4\/core\/(core|registries)\.js$/.test(id)) return null;
      return { code: `const own = {};${code.replaceAll('globalThis', 'own')}`, map: { mappings: '' } };
    },
  };
}

/**
 * Of r2wc, the bridge: its own ways to read properties from attributes are not used here (`define-element.ts` says why),
 * so it is given none. Nor is the place that it remembers to draw in, and its names for its members are there once.
 */
export function bridgeOnly() {
  const transforms = /const C = \{[\s\S]*?\n\}, b = /;
  const shadow = /super\(\), e\.shadow \? [\s\S]*?this\[p\]\.container = this\.container;/;
  const place = /this\.container,\n\s*t,/;
  const uses = [
    /\n {6}for \(const s of n\) \{[\s\S]*?\n {6}\}\n {6}for \(const s of u\)[\s\S]*?\n {8}\};/,
    /attributeChangedCallback\(s, l, o\) \{[\s\S]*?\n {4}\}\n/,
    /\n {2}for \(const r of n\) \{\n {4}const s = d\[r\], l = a\[r\];[\s\S]*?\n {2}\}(?=\n {2}return v;)/,
    /\n {2}e\.props \|\|[\s\S]*?(?=\n {2}class v )/,
    /static get observedAttributes\(\) \{[\s\S]*?\n {4}\}\n/,
    /\n {4}container;(?=\n)/,
  ];
  const names = /const (\w+): unique symbol = (Symbol\.for\('r2wc\.\w+'\));\n/g;
  return {
    name: 'bridge-only',
    transform(code, id) {
      if (id.endsWith('/src/host/define-element.ts')) return { code: withNamesOf(code, names), map: null };
      if (!id.endsWith('/@r2wc/core/dist/core.js')) return null;
      if (![transforms, shadow, place, ...uses].every((part) => part.test(code))) {
        throw new Error('r2wc is made in another way now: see bridge-only');
      }
      const bare = uses
        .reduce((rest, part) => rest.replace(part, ''), code.replace(transforms, 'const b = '))
        .replace(shadow, 'super(), this.attachShadow({ mode: e.shadow });')
        .replace(place, '0, 0,')
        .replace('T as default', 'T as default, b as render, y as connected, h as context, p as props');
      return { code: bare, map: { mappings: '' } };
    },
  };
}

/** What this file knows by the same names as r2wc is taken from there. */
function withNamesOf(code, names) {
  const own = [...code.matchAll(names)].map(([, name]) => name);
  if (own.length !== 4) throw new Error('define-element.ts names other members of r2wc now: see bridge-only');
  return `import { ${own.join(', ')} } from '@r2wc/core';\n${code.replaceAll(names, '')}`;
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
 * Of lucide's icons, the drawings: what it does beside (a context, merged classes, aliases, keys for lists) is not used
 * here and costs more than the drawings.
 */
export function drawingsOnly() {
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

/** What `table-core-bridge.ts` calls of table-core, and what that calls by name in turn. */
const columnCalls = new Set(
  `getDefaultColumnDef getAllColumns getAllLeafColumns getLeafColumns getVisibleLeafColumns getIsVisible getOrderColumnsFn
  setOptions setColumnOrder setColumnVisibility setSorting getCanSort toggleSorting`.split(/\s+/),
);

/**
 * Of table-core, what concerns columns: rows never come there, so neither do the features that every table of it has for
 * rows, cells and groups of headers. Of the others, which make every function of theirs a member, those that are called.
 * Of its store it takes one comparison; the reactivity beside it, which is made as soon as it is loaded, is signals' here.
 */
export function columnsOnly() {
  const ofRows = /\/table-core\/dist\/core\/(?:cells|headers|row-models|rows)\/(core[A-Z]\w+Feature)\.js$/;
  const ofColumns =
    /\/table-core\/dist\/(?:core\/(?:columns|table)|features\/(?:column-ordering|column-visibility|row-sorting))\/[a-zA-Z]+Feature\.js$/;
  const member = /^(\t+)(?:column|row|table)_(\w+): \{(?: fn: .*\}|\n(?:\1\t.*\n)+\1\}),?\n/gm;
  const changed = (name) => new Error(`${name} of table-core is made in another way now: see columns-only`);
  return {
    name: 'columns-only',
    async resolveId(source, importer) {
      if (source !== '@tanstack/store') return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(/index\.js$/, 'shallow.js') };
    },
    transform(code, id) {
      const name = ofRows.exec(id)?.[1];
      if (name !== undefined) {
        if (!code.includes(`export { ${name} }`)) throw changed(name);
        return { code: `export const ${name} = {};`, map: { mappings: '' } };
      }
      if (!ofColumns.test(id)) return null;
      const members = [...code.matchAll(member)].map(([, , call]) => call);
      if (!members.some((call) => columnCalls.has(call))) throw changed(id);
      return {
        code: code.replace(member, (text, _, call) => (columnCalls.has(call) ? text : '')),
        map: { mappings: '' },
      };
    },
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
      // The shell asks for these in the same moment.
      const own = /\/register-[a-z-]+\.ts$/.test(moduleId) ? paths.filter((path) => !ofEveryView.test(path)) : paths;
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

const ofEveryView = /\/(react|configuration|host|shell)-/;

/**
 * The classic script has everything inside, and nobody wants to wait for a formatter of 80 KB on a page that edits no
 * source: there a source has a line for each block, and no indentation.
 */
export function linesOnly() {
  const lines = `const end = /<\\/(?:p|h[1-4]|ul|ol|li|tr|table|blockquote|pre)>(?=<)/g;
export const formatHtml = async (html) => html.replaceAll(end, '$&\\n');`;
  return {
    name: 'lines-only',
    resolveId: (source) => (source.endsWith('/format-html.ts') ? '\0lines-only' : null),
    load: (id) => (id === '\0lines-only' ? lines : null),
  };
}

/**
 * Shorter once compressed, by 0.6 KB. Nothing in React is read for its side effect, while our own code reads signals
 * only to subscribe to them.
 */
const forReact = { reduce_funcs: false, sequences: false, pure_getters: true };

/**
 * Members of React's own tree, which no other file may read: under short names they are 1.1 KB less. What pages and our
 * code hand to React keeps its name.
 */
const reactInternals =
  /^(_currentValue|_currentValue2|_fragmentFiber|_visibility|alternate|autoName|baseQueue|baseState|cachePool|callbackNode|callbackPriority|cancelPendingCommit|childLanes|containerInfo|dehydrated|deletions|eagerState|elementType|entangledLanes|entanglements|expiredLanes|firstBaseUpdate|firstContext|hasEagerState|hiddenCallbacks|hiddenUpdates|incompleteTransitions|isDehydrated|lastBaseUpdate|lastEffect|lastRenderedReducer|lastRenderedState|memoizedProps|memoizedState|memoizedValue|pendingContext|pendingLanes|pendingProps|pingCache|pingedLanes|pooledCacheLanes|refCleanup|retryCache|retryLane|retryQueue|shellSuspendCounter|sibling|sortIndex|stateNode|subtreeFlags|suspendedLanes|tailMode|treeContext|updateQueue|warmLanes)$/;

/**
 * The same of ProseMirror's view: members that neither its declarations nor any other package of its family nor our own
 * code names. 1.0 KB less.
 */
const viewInternals =
  /^(addHackNode|addTextblockHacks|allowDefault|badSafariComposition|composingTimeout|compositionEndedAt|compositionID|compositionNode|compositionNodes|compositionPendingChanges|currentSelection|cursorWrapper|delaySelUpdate|delayedSelectionSync|destroyBetween|docView|domAtom|domChangeCount|domFromPos|domSelection|domSelectionRange|emptyChildAt|eventHandlers|flushSoon|flushingSoon|forceFlush|handleDOMChange|hideSelectionGuard|innerDeco|lastAndroidDelete|lastChangedTextNode|lastIOSEnter|lastIOSEnterFallbackTimeout|lastKeyCode|lastKeyCodeTime|lastKeyDispatched|lastSelectedViewDesc|lastSelectionOrigin|lastSelectionTime|localPosFromDOM|markCursor|markDirty|mightDrag|mouseDown|nearestDesc|outerDeco|parseRule|pendingRecords|posAtEnd|posAtStart|posBeforeChild|posFromDOM|removeOverlap|setCurSelection|setUneditable|startSelection|suppressingSelectionUpdates|syncToMarks|trackWrites|typeOver|updateChildren|updateOuterDeco)$/;

const internals = { react: reactInternals, prose: viewInternals };

/** A second, slower squeeze, worth 3 KB: what esbuild leaves within functions, and React's own code above all. */
export function squeezed() {
  return {
    name: 'squeezed',
    async renderChunk(code, { name, moduleIds }, { format }) {
      const result = await minify(code, {
        module: format === 'es',
        ecma: 2020,
        compress: {
          passes: 2,
          keep_fargs: false,
          // A constructor that does nothing is taken for a plain function.
          unsafe_arrows: !moduleIds.some((id) => id.includes('/rope-sequence/')),
          unsafe_methods: true,
          ...(name === 'react' && forReact),
        },
        ...(name in internals && { mangle: { properties: { regex: internals[name] } } }),
        format: { comments: false },
        sourceMap: { asObject: true },
      });
      return { code: result.code, map: result.map };
    },
  };
}
