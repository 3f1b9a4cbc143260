/**
 * Finds components that read a signal while they render and do not call `useSignals()`: React would never draw them
 * again when the signal changes. Nothing transforms our sources, so nothing but this check would notice.
 *
 * A read is `.value` that is not assigned to. What runs later or tracks by itself does not count (handlers `on…`, effects,
 * callbacks, `computed`), nor do `event.currentTarget.value`, `ref.current.value` and their like. An exported hook that reads signals has to call
 * `useSignals()` itself, since its callers cannot see that it reads; a hook of the same file counts as part of the
 * component that calls it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { transform } from 'esbuild';

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each component that will not be drawn again
 */
export async function checkSignals(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (/\.tsx$/.test(entry.name) || /^use-.*\.ts$/.test(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const problems = await Promise.all(
    files.map(async (file) => {
      const found = await unguardedReaders(readFileSync(file, 'utf8'));
      return found.map((name) => `${posix.relative(root, file)} ${name} reads a signal without useSignals()`);
    }),
  );
  return problems.flat();
}

/**
 * @param {string} source TypeScript with JSX
 * @returns {Promise<string[]>} names of components and exported hooks at fault
 */
export async function unguardedReaders(source) {
  // Plain calls instead of JSX and types: braces can then be matched without a parser.
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' });
  const text = withoutStrings(code);
  const functions = functionsOf(text);
  const readingHooks = functions.filter(({ name, body }) => isHook(name) && reads(body)).map(({ name }) => name);
  const exported = exportedNames(text);
  return functions
    .filter(({ name, body }) => {
      if (/\buseSignals\s*\(/.test(body)) return false;
      if (isHook(name)) return exported.has(name) && reads(body);
      const guarded = (hook) => /\buseSignals\s*\(/.test(functions.find((each) => each.name === hook)?.body ?? '');
      return reads(body) || readingHooks.some((hook) => !guarded(hook) && new RegExp(`\\b${hook}\\(`).test(body));
    })
    .map(({ name }) => name);
}

const isHook = (name) => /^use[A-Z]/.test(name);

/** Components (a capital letter) and hooks, with their parameters and body. */
function functionsOf(text) {
  const starts = [
    ...text.matchAll(/\bfunction\s+([A-Z]\w*|use[A-Z]\w*)\s*\(/g),
    ...text.matchAll(/\bconst\s+([A-Z]\w*|use[A-Z]\w*)\s*=\s*(?:[\w.]+\()?\s*(?:async\s*)?(?=\(|\w+\s*=>|function\b)/g),
  ];
  return starts.map((start) => {
    const from = start.index + start[0].length - (start[0].endsWith('(') ? 1 : 0);
    return { name: start[1], body: text.slice(from, functionEnd(text, from)) };
  });
}

/** Past the parameters, then past the block, or for `=> expression` past the statement. */
function functionEnd(text, from) {
  const parameters = text.indexOf('(', from);
  const afterParameters = skipBrackets(text, parameters);
  const rest = /^\s*(=>)?\s*/.exec(text.slice(afterParameters))?.[0].length ?? 0;
  const start = afterParameters + rest;
  if (text[start] === '{') return skipBrackets(text, start);
  return skipExpression(text, start);
}

function reads(body) {
  const rendered = withoutLater(body);
  return /(?<!\b(?:target|currentTarget|current|input|select|option|textarea)\??)\.value\b(?!\s*(?:=(?!=)|[+\-*/|&?]{1,2}=|\+\+|--|\())/.test(
    rendered,
  );
}

const trackedOrLater =
  /\b(?:useEffect|useLayoutEffect|useInsertionEffect|useCallback|useEffectEvent|useSignalEffect|useComputed|computed|effect)\s*\(/;

/** Cuts out what runs after rendering, and what keeps track of its signals by itself. */
function withoutLater(body) {
  let text = body;
  for (const opening of [/\bon[A-Z]\w*\s*:\s*/, trackedOrLater]) {
    for (let found = opening.exec(text); found; found = opening.exec(text)) {
      const start = found.index + found[0].length;
      const end = found[0].endsWith('(') ? skipBrackets(text, start - 1) : skipExpression(text, start);
      text = text.slice(0, found.index) + text.slice(end);
    }
  }
  return text;
}

/** From an opening bracket to just after its partner. */
function skipBrackets(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at])) depth += 1;
    else if (')]}'.includes(text[at])) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** To the comma, semicolon or closing bracket that ends the expression. */
function skipExpression(text, from) {
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at])) at = skipBrackets(text, at) - 1;
    else if (',;)]}'.includes(text[at])) return at;
  }
  return text.length;
}

function exportedNames(text) {
  const lists = [...text.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, names]) => names.split(','));
  const inline = [...text.matchAll(/\bexport\s+(?:async\s+)?(?:function|const)\s+(\w+)/g)].map(([, name]) => name);
  return new Set([...lists.map((name) => name.trim().split(/\s+as\s+/)[0]), ...inline]);
}

/** Empties strings and drops comments; expressions inside of template literals stay. */
function withoutStrings(code) {
  return code
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '""')
    .replaceAll(
      /`(?:[^`\\]|\\[\s\S])*`/g,
      (literal) =>
        [...literal.matchAll(/\$\{([^{}]*)\}/g)].map(([, expression]) => `(${expression})`).join('+') || '""',
    );
}
