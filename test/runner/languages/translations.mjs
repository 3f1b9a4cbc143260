/** Compares what a language says with what is said in English. */
import { textsByKey } from './english-catalogues.mjs';

/** @param {Iterable<string>} texts */
const valuesIn = (texts) => [
  ...new Set([...texts].flatMap((text) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([all]) => all.replaceAll(' ', '')))),
];

/** Names of products and of formats are the same in every language. */
const names =
  /^([A-Z]{2,5}|Active Directory|JavaScript|Linux|Mac|macOS|Ninja Mobile|OAuth|PowerPoint|PowerShell|Python|Shell|V|VBScript|W|Windows|Word)$/;

/**
 * @param {Tree} english
 * @param {Tree} translated
 * @param {string} tag BCP 47
 * @param {{ isComplete?: boolean }} options what a language lacks that isn’t complete is in English
 * @returns {string[]} what to do, in words
 */
export function translationProblems(english, translated, tag, { isComplete = true } = {}) {
  const said = textsByKey(english);
  const told = textsByKey(translated);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const problems = [];
  for (const [key, texts] of said) {
    const own = told.get(key);
    const [first = ''] = texts.values();
    if (!own) {
      if (isComplete) problems.push(`add "${key}", in English "${first}"`);
      continue;
    }
    const wanted = texts.has('') ? [''] : formsWanted(texts, forms);
    for (const form of wanted)
      if (!own.has(form)) problems.push(form ? `add "${key}_${form}": ${tag} counts so` : `"${key}" has no plurals`);
    for (const form of own.keys())
      if (!wanted.includes(form)) problems.push(`remove "${form ? `${key}_${form}` : key}": ${tag} never asks for it`);
    const lost = valuesIn(texts.values()).filter((value) => !valuesIn(own.values()).includes(value));
    const invented = valuesIn(own.values()).filter((value) => !valuesIn(texts.values()).includes(value));
    if (lost.length > 0) problems.push(`"${key}" has to tell ${lost.join(', ')}`);
    if (invented.length > 0) problems.push(`"${key}" tells ${invented.join(', ')}, which it isn’t given`);
    for (const text of own.values()) {
      if (text.trim() === '') problems.push(`"${key}" is empty`);
      else if (text === first && isWords(text, tag)) problems.push(`translate "${key}": it is in English, "${text}"`);
    }
  }
  for (const key of told.keys()) if (!said.has(key)) problems.push(`remove "${key}": there is no such text in English`);
  return problems;
}

/** Where English has no word for one, there is always more than one; it may have a text for none that others need as well. */
function formsWanted(texts, forms) {
  const counted = texts.has('one') ? forms : forms.filter((form) => form !== 'zero' && form !== 'one');
  return [...new Set([...counted, ...(texts.has('zero') ? ['zero'] : [])])];
}

/** A word may be the same in languages of one script, such as "Name" in German; a sentence isn’t. */
function isWords(text, tag) {
  const said = text.replaceAll(/\{\{.*?\}\}|<[^>]*>|\S*[@/\d]\S*/g, ' ').trim();
  if (names.test(said)) return false;
  const words = said.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words.length > (new Intl.Locale(tag).maximize().script === 'Latn' ? 3 : 0);
}
