/** What somebody typed, as full-text queries. Every word stands in quotes, so nothing that is typed is an operator. */
import { foldedName } from '../../../src/base/folded-name.ts';

const mostWords = 20;
/** Said with nearly every question, and of no help in finding its answer. */
const emptyWords = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it me my not of on or so that the them then there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);
const ending = /(?:ies|ied|ing|ions?|ed|es|s)$/;
/** Letters that have to be left of a word whose ending is taken off. */
const shortestStem = 4;

export interface ArticleQueries {
  /** Has all the words, whatever their endings; the last one may still be being typed. */
  all: string;
  /** Has any of the words. */
  any: string;
}

/** Undefined where there is no word in it. */
export function articleQueries(typed: string): ArticleQueries | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const parts = wordsOf(typed.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return {
    all: words.map(withAnyEnding).join(' AND '),
    any: [...new Set([...words, ...parts])].map(withAnyEnding).join(' OR '),
  };
}

/** Folded, each once. */
export function wordsOf(typed: string): string[] {
  const all = [...new Set(foldedName(typed).match(/[\p{L}\p{N}]+/gu) ?? [])];
  const telling = all.filter((word) => word.length > 1 && !emptyWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

/** What words with another ending begin with, too: `restoring` and `restored` with `restor`. */
export function stemOf(word: string): string {
  const stem = word.replace(ending, '');
  return stem.length < shortestStem ? word : stem;
}

/** A word without an ending is worth more as itself than as the beginning of another. */
function withAnyEnding(word: string): string {
  const stem = stemOf(word);
  return stem === word ? `("${word}" OR "${word}"*)` : `"${stem}"*`;
}
