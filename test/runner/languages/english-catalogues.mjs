/** What is said in English: catalogues of `src`, and the texts that each holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { listSources } from '../sources.mjs';

/**
 * @typedef {{ [key: string]: string | Tree }} Tree
 * @typedef {{ namespace: string, file: string, module: string }} EnglishCatalogue paths from the root
 */

/**
 * @param {string} root
 * @returns {EnglishCatalogue[]} from the modules that make a catalogue of a file
 */
export function englishCatalogues(root) {
  return listSources(root, 'src').flatMap((module) => {
    const source = readFileSync(join(root, module), 'utf8');
    const file = /^import en from '(.*messages\.en\.json)'/m.exec(source)?.[1];
    const namespace = /\bdefineCatalogue\(\{\s*namespace: '([\w-]+)'/.exec(source)?.[1];
    return file && namespace ? [{ namespace, file: posix.join(posix.dirname(module), file), module }] : [];
  });
}

/**
 * With what its folder keeps in files of their own: `failure.en.json` belongs to the branch `failure`.
 *
 * @param {string} root
 * @param {string} file
 * @returns {Tree}
 */
export function englishOf(root, file) {
  const tree = JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (basename(file) !== 'messages.en.json') return tree;
  const folder = join(root, dirname(file));
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.en.json') || name.endsWith('messages.en.json')) continue;
    const branch = name.replace('.en.json', '');
    tree[branch] = { ...tree[branch], ...JSON.parse(readFileSync(join(folder, name), 'utf8')) };
  }
  return tree;
}

/**
 * @param {Tree} tree
 * @returns {[string, string][]} dotted keys with their texts
 */
export function leaves(tree, before = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : leaves(value, `${before}${key}.`),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * @param {Tree} tree
 * @returns {Map<string, Map<string, string>>} texts by plural form, '' where there are none, by key without the form
 */
export function textsByKey(tree) {
  const found = new Map();
  for (const [key, text] of leaves(tree)) {
    const stem = key.replace(pluralForm, '');
    if (!found.has(stem)) found.set(stem, new Map());
    found.get(stem).set(pluralForm.exec(key)?.[1] ?? '', text);
  }
  return found;
}
