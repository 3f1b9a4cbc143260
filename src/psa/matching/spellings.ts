/**
 * The words of one list that are spelt like a word, without looking at all of them: words with few edits between them
 * share most bigrams, and words that begin alike stand beside each other.
 */
import { eachInSlices, type Slices } from './slices.ts';
import type { Vocabulary } from './vocabulary.ts';
import { allowedEdits, bigramsOf, longestWord, shortestStem, singular, wordLikeness } from './word-similarity.ts';

export interface Spellings {
  /** The words of the list that may be meant by a word; itself, where it is there. By their numbers. */
  of(word: number): readonly number[];
  /** From 0 to 1, of a word that was asked for and one of the list. */
  likeness(one: number, other: number): number;
}

/** Words of so many names are no slips of the pen: where both are known, they are rather two words. */
const knownFrom = 3;
const knownWordsLikeness = 0.8;

/** @param listed Words of the list, by their numbers, each once */
export function* createSpellings({ words, frequencies }: Vocabulary, listed: Iterable<number>): Slices<Spellings> {
  const inList = [...listed].sort((one, other) => ((words[one] ?? '') < (words[other] ?? '') ? -1 : 1));
  yield 0;
  const ids = new Map<string, number>();
  const bySingular = new Map<string, number[]>();
  const byBigram = new Map<string, number[]>();
  yield* eachInSlices(inList, 1000, (word) => {
    const text = words[word] ?? '';
    ids.set(text, word);
    addTo(bySingular, singular(text), word);
    if (allowedEdits(text.length) === 0) return;
    for (const bigram of bigramsOf(text)) addTo(byBigram, `${bigram}${text.length}`, word);
  });
  const counts = new Uint8Array(words.length);
  const asked = new Map<number, readonly number[]>();
  const likenesses = new Map<number, number>();
  const keyOf = (one: number, other: number) => Math.min(one, other) * words.length + Math.max(one, other);

  function likenessOf(one: number, other: number): number {
    const bothKnown = Math.min(frequencies[one] ?? 0, frequencies[other] ?? 0) >= knownFrom;
    return wordLikeness(words[one] ?? '', words[other] ?? '') * (bothKnown ? knownWordsLikeness : 1);
  }

  function of(word: number): readonly number[] {
    const known = asked.get(word);
    if (known) return known;
    const text = words[word] ?? '';
    const near = new Set([...fewEditsFrom(text), ...(bySingular.get(singular(text)) ?? []), ...beginningAlike(text)]);
    near.delete(word);
    const found = ids.has(text) ? [word] : [];
    for (const other of near) {
      const likeness = likenessOf(word, other);
      if (likeness === 0) continue;
      likenesses.set(keyOf(word, other), likeness);
      found.push(other);
    }
    asked.set(word, found);
    return found;
  }

  /** An edit takes three bigrams of a word at most: so many of them are left. */
  function fewEditsFrom(text: string): number[] {
    const allowed = allowedEdits(text.length);
    if (allowed === 0) return [];
    const bigrams = bigramsOf(text);
    const touched: number[] = [];
    for (const bigram of bigrams) {
      for (let length = text.length - allowed; length <= text.length + allowed; length += 1) {
        for (const other of byBigram.get(`${bigram}${length}`) ?? []) {
          if (counts[other] === 0) touched.push(other);
          counts[other] = (counts[other] ?? 0) + 1;
        }
      }
    }
    const least = bigrams.length - 3 * allowed;
    const near = touched.filter((other) => (counts[other] ?? 0) >= least);
    for (const other of touched) counts[other] = 0;
    return near;
  }

  /** Words that it begins with, and that begin with it. */
  function* beginningAlike(text: string): Generator<number> {
    if (text.length < shortestStem || text.length > longestWord) return;
    for (let size = shortestStem; size < text.length; size += 1) {
      const shorter = ids.get(text.slice(0, size));
      if (shorter !== undefined) yield shorter;
    }
    for (let at = firstFrom(text); at < inList.length; at += 1) {
      const longer = inList[at] ?? 0;
      if (!words[longer]?.startsWith(text)) return;
      yield longer;
    }
  }

  function firstFrom(text: string): number {
    let [low, high] = [0, inList.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[inList[middle] ?? 0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return { of, likeness: (one, other) => (one === other ? 1 : (likenesses.get(keyOf(one, other)) ?? 0)) };
}

function addTo(lists: Map<string, number[]>, key: string, word: number): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}
