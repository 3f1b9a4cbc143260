/** Every language says what is said in English, no more and no less, and all that is said in English is said by some code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishCatalogues, englishOf } from './english-catalogues.mjs';
import { unusedTexts } from './said-keys.mjs';
import { translationProblems } from './translations.mjs';

/** These say everything. Another language may lack texts, which are in English then. */
const completeLanguages = ['ar', 'de', 'es', 'ja'];

/**
 * @param {string} root
 * @returns {Promise<string[]>} one line for each text that is missing, too much or not said by any code
 */
export async function checkLanguages(root) {
  const catalogues = englishCatalogues(root);
  const found = readdirSync(join(root, 'src/languages'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const tags = new Set([...completeLanguages, ...found.map(({ name }) => name)]);
  return [
    ...unclaimedFiles(root, catalogues),
    ...[...tags].flatMap((tag) => languageProblems(root, tag, catalogues)),
    ...(await unusedTexts(root, catalogues)),
  ];
}

/** English that belongs to no catalogue is in no language. */
function unclaimedFiles(root, catalogues) {
  const claimed = new Set(catalogues.map(({ file }) => file));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('messages.en.json') && !claimed.has(path));
  const namespaces = catalogues.map(({ namespace }) => namespace);
  const twice = namespaces.filter((name, index) => namespaces.indexOf(name) !== index);
  return [
    ...files.map((path) => `${path}: make a catalogue of it with defineCatalogue`),
    ...twice.map((name) => `the namespace "${name}" is that of two catalogues: give one of them another name`),
  ];
}

function languageProblems(root, tag, catalogues) {
  const folder = `src/languages/${tag}`;
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  const isComplete = completeLanguages.includes(tag);
  const known = catalogues.flatMap(({ namespace, file }) => {
    const name = `${namespace}.json`;
    const own = files.includes(name) ? JSON.parse(readFileSync(join(root, folder, name), 'utf8')) : {};
    const problems = translationProblems(englishOf(root, file), own, tag, { isComplete });
    return problems.map((problem) => `${folder}/${name}: ${problem}`);
  });
  const names = new Set(catalogues.map(({ namespace }) => `${namespace}.json`));
  const unknown = files.filter((name) => !names.has(name));
  return [...known, ...unknown.map((name) => `${folder}/${name}: remove it, there is no such catalogue in English`)];
}
