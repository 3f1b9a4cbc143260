/**
 * Finds English that no code says. A text is said where its key stands in a string, or fits a template such as
 * `fields.${name}` whose rest is a word of the code, in the files that can know the catalogue: those of its feature and
 * those that import it.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { importStatements, listSources, withoutComments } from '../sources.mjs';
import { englishOf, textsByKey } from './english-catalogues.mjs';

/**
 * @param {string} root
 * @param {import('./english-catalogues.mjs').EnglishCatalogue[]} catalogues
 * @returns {Promise<string[]>} what to remove, in words
 */
export async function unusedTexts(root, catalogues) {
  const files = ['src', 'elements', 'demo'].flatMap((folder) => listSources(root, folder));
  const sources = await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const imports = importStatements(withoutComments(source)).map(({ specifier }) =>
        posix.join(posix.dirname(file), specifier),
      );
      return { file, imports, source, said: await stringsOf(source, file) };
    }),
  );
  const words = new Set(sources.flatMap(({ source }) => source.match(/[\w-]+/g) ?? []));
  for (const { said } of sources) for (const text of said.strings) words.add(text);
  return catalogues.flatMap(({ namespace, file, module }) => {
    const folder = `${posix.dirname(module)}/`;
    const importers = sources.filter(
      (each) => posix.dirname(each.file) === posix.dirname(module) || each.imports.includes(module),
    );
    const names = new Set(importers.map((each) => each.file));
    const isIn = (home) => (each) => each.file.startsWith(home) || names.has(each.file);
    // A word by itself may stand for anything, so that only the closest files count for it.
    const close = sources.filter(
      (each) => isIn(folder)(each) || (isIn(homeOf(module))(each) && each.imports.some((path) => names.has(path))),
    );
    const far = sources.filter(isIn(homeOf(module)));
    const strings = new Set([
      ...close.flatMap(({ said }) => said.strings),
      ...far.flatMap(({ said }) => said.strings.filter((text) => text.includes('.'))),
    ]);
    const templates = [
      ...far.flatMap(({ said }) => said.templates),
      ...importers.flatMap(({ said }) => said.bareTemplates),
    ];
    const keys = [...textsByKey(englishOf(root, file)).keys()].filter((key) => !isFromData(namespace, key));
    return unusedKeys(keys, { strings, templates, words }).map(
      (key) => `${file}: remove "${key}" here and in src/languages/*/${namespace}.json: no code says it`,
    );
  });
}

/** Keys that are made of what the code is given or puts together, each with its reason. */
const fromData = [
  ['directory', /^role\./, 'roles are constants that a host’s devices have'],
  ['ticketing-rules', /^(operators|conditions)\.since_/, '`operatorKey` makes them of names on the wire'],
  ['ticketing-rules', /^conditions\.contains_\w+_(single|text)$/, 'the operator with what is compared'],
  ['ticketing-status', /^[A-Z]+$/, 'a status that a host’s ticket has'],
  ['ui-form', /^(required|tooMany|tooLong)$/, 'codes of the rules of any form'],
];

const isFromData = (namespace, key) => fromData.some(([of, pattern]) => of === namespace && pattern.test(key));

/** What a feature keeps together: `src/backup/`, of the parts of `src/ui` each by itself. */
const homeOf = (module) => /^src\/(ui\/[\w-]+\/|\w[\w-]*\/)/.exec(module)?.[0] ?? `${posix.dirname(module)}/`;

/**
 * @param {string[]} keys
 * @param {{ strings: ReadonlySet<string>, templates: string[][], words: ReadonlySet<string> }} code
 * @returns {string[]} those that no string and no template of the code stands for
 */
export function unusedKeys(keys, { strings, templates, words }) {
  const isValue = (text) => text === '' || words.has(text) || strings.has(text);
  return keys.filter((key) => !strings.has(key) && !templates.some((parts) => fits(key, parts, isValue)));
}

/** Whether a text is what stands in a template, with something of the code for each value. */
function fits(text, [first, ...others], isValue) {
  if (!text.startsWith(first)) return false;
  const rest = text.slice(first.length);
  if (others.length === 0) return rest === '';
  for (let length = 0; length <= rest.length; length += 1)
    if (isValue(rest.slice(0, length)) && fits(rest.slice(length), others, isValue)) return true;
  return false;
}

/**
 * @param {string} source TypeScript, with JSX where the file is a .tsx
 * @returns {Promise<{ strings: string[], templates: string[][], bareTemplates: string[][] }>} templates as what stands
 *   before, between and after their values; bare ones have no word of their own, and are given to a translator
 */
export async function stringsOf(source, file = 'code.tsx') {
  const loader = /\.(tsx|ts)$/.exec(file)?.[1] ?? 'js';
  const { code } = await transform(source, { loader, jsx: 'automatic', target: 'esnext' });
  const found = { strings: [], templates: [], bareTemplates: [] };
  look(parseAst(code), found, code);
  return found;
}

const translator = /(^|\.)(t|t[A-Z]\w*|text)$/;

function look(node, found, code) {
  if (Array.isArray(node)) for (const each of node) look(each, found, code);
  if (typeof node?.type !== 'string') return;
  if (node.type === 'Literal' && typeof node.value === 'string') found.strings.push(node.value);
  if (node.type === 'TemplateLiteral') {
    const parts = partsOf(node);
    if (parts.length === 1) found.strings.push(parts[0]);
    else if (parts.some((part) => /\w/.test(part))) found.templates.push(parts);
  }
  if (node.type === 'CallExpression' && node.arguments[0]?.type === 'TemplateLiteral') {
    const parts = partsOf(node.arguments[0]);
    const isBare = parts.length > 1 && parts.every((part) => !/\w/.test(part)) && parts.join('') !== '';
    if (isBare && translator.test(code.slice(node.callee.start, node.callee.end))) found.bareTemplates.push(parts);
  }
  for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) look(value, found, code);
}

const partsOf = ({ quasis }) => quasis.map(({ value }) => value.cooked);
