/**
 * "Müller" and "Mueller" are one name, and so are "Müller" and "Muller". Letters with a mark lose it when names are read;
 * where anybody writes one, the word that has two letters in its place is taken for the same.
 */
import { indexed } from '../../base/indexed.ts';
import type { Entry } from './equal-names.ts';
import { normalizeName } from './normalize-name.ts';
import { eachInSlices, type Slices } from './slices.ts';

const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const marked = /[äöüøå]/gi;

const namesAtOnce = 2000;

/**
 * Reads names with the words of all these. Only what somebody has written with a mark counts: "Michael" is no "Michäl",
 * and remains another name than "Michal".
 */
export function* uniteSpellings(entries: readonly Entry[]): Slices<(entry: Entry) => Entry> {
  const spellings = new Map<string, string>();
  yield* eachInSlices(entries, namesAtOnce, ({ name, normalized: { words } }) => {
    const composed = name.normalize('NFC');
    if (composed.search(marked) < 0) return;
    const spelledOut = composed.replace(marked, (letter) => twoLetters[letter.toLowerCase()] ?? letter);
    const { words: others } = normalizeName(spelledOut);
    // A word more or less is a legal form that only one of both is: which word stands for which is not known.
    if (others.length !== words.length) return;
    for (const [at, word] of indexed(words)) {
      const other = others[at] ?? word;
      if (other !== word && (spellings.get(other) ?? word) >= word) spellings.set(other, word);
    }
  });

  return (entry) => {
    const { normalized } = entry;
    if (!normalized.words.some((word) => spellings.has(word))) return entry;
    const words = normalized.words.map((word) => spellings.get(word) ?? word);
    return { ...entry, normalized: { ...normalized, words } };
  };
}
