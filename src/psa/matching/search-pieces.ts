/**
 * What of a name is searched for where a list can only be asked for names that contain a text: pieces of the words that
 * tell something. A word is searched for by either half, so that one that is misspelt in one half is found by the other.
 */
import { kindOf } from './name-words.ts';
import { normalizeName } from './normalize-name.ts';

/** A text that names contain, and what to ask for instead where too many contain it. */
export interface SearchPiece {
  readonly text: string;
  readonly longer: string;
}

const mostWords = 3;
/** Letters; a piece of fewer is in too many names. Signs of scripts without spaces tell more each. */
const shortest = 3;
const shortestSign = 2;
/** What providers take of a text. */
const longest = 100;
const initialsLength = { least: 3, most: 6 };

/** The most telling piece first; none where a name has neither letters nor digits. */
export function searchPieces(name: string): SearchPiece[] {
  const { words, asides } = normalizeName(name);
  const main = words.filter((_, at) => !asides[at]);
  const telling = [main, words].map((some) => some.filter((word) => kindOf(word) === undefined));
  const chosen = [...telling, main, words].find((some) => some.some(isLongEnough)) ?? words;
  const longestFirst = [...new Set(chosen)].toSorted((one, other) => other.length - one.length).slice(0, mostWords);
  const pieces = [...longestFirst, ...accented(name).slice(0, mostWords)].flatMap(piecesOf);
  const initials = main.map((word) => word.slice(0, 1)).join('');
  const isShortened = initials.length >= initialsLength.least && initials.length <= initialsLength.most;
  const all = isShortened && /^[a-z]+$/.test(initials) ? [...pieces, { text: initials, longer: initials }] : pieces;
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
}

const leastOf = (word: string) => (/^[\p{sc=Latin}\p{N}]+$/u.test(word) ? shortest : shortestSign);
const isLongEnough = (word: string) => [...word].length >= leastOf(word);

function piecesOf(word: string): SearchPiece[] {
  const signs = [...word].slice(0, longest);
  const longer = signs.join('');
  const least = leastOf(word);
  if (signs.length <= least) return [{ text: longer, longer }];
  const [front, back] = [Math.ceil(signs.length / 2), Math.floor(signs.length / 2)];
  const halves = [signs.slice(0, Math.max(least, front)), signs.slice(-Math.max(least, back))];
  return halves.map((half) => ({ text: half.join(''), longer }));
}

/** Words as they are written, where accents and the like were left out of those that are compared. */
const accented = (name: string): string[] =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => /[^a-z0-9]/.test(word) && /^\p{sc=Latin}+$/u.test(word));
