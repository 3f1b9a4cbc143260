/** How sure it is that two names are one company's, from 0 to 1, and by which words. */
import { indexed } from '../../base/indexed.ts';
import type { WeighedName } from './vocabulary.ts';

/** What is known of words, by their numbers. */
export interface Alignment {
  readonly words: readonly string[];
  /** From 0 to 1. */
  likeness(one: number, other: number): number;
}

export interface WordPair {
  /** Place of the word in each name. */
  readonly one: number;
  readonly other: number;
  readonly likeness: number;
}

export interface NameScore {
  readonly score: number;
  readonly pairs: readonly WordPair[];
}

/** Both names have words of their own: "Contoso Dental" and "Contoso Shipping". */
const conflictCost = 1.3;
/** One of them has: "Contoso" and "Contoso Berlin". */
const surplusCost = 0.3;
/** Different numbers are different places: "Store 12" and "Store 14". */
const otherNumbers = 0.8;
/** Only what is equal is certain: of the same words in another order the score is this. */
const highestGuess = 0.97;

/** Not symmetrical to the last bit: call it with the names in the same order always. */
export function scoreNames(one: WeighedName, other: WeighedName, alignment: Alignment): NameScore {
  const pairs = alignedWords(one, other, alignment);
  let earned = 0;
  let possible = 0;
  for (const { one: at, other: to, likeness } of pairs) {
    const weight = Math.min(one.weights[at] ?? 0, other.weights[to] ?? 0);
    earned += weight * likeness;
    possible += weight;
  }
  const left = unmatched(one, pairs, 'one', alignment);
  const right = unmatched(other, pairs, 'other', alignment);
  const conflict = Math.min(left.weight, right.weight);
  const surplus = Math.abs(left.weight - right.weight);
  const all = possible + conflict * conflictCost + surplus * surplusCost;
  const score = all === 0 ? 0 : (earned / all) * (left.hasNumber && right.hasNumber ? otherNumbers : 1);
  return { score: score * highestGuess, pairs };
}

/**
 * @param shared weight that the two names share at most
 * @param alone weight of the words of one of them that have no partner for sure
 * @returns what `scoreNames` cannot exceed
 */
export const highestScore = (shared: number, alone: number): number =>
  shared === 0 ? 0 : (highestGuess * shared) / (shared + surplusCost * Math.max(0, alone));

/** The best pairs first, each word once. */
function alignedWords(one: WeighedName, other: WeighedName, alignment: Alignment): WordPair[] {
  const possible: (WordPair & { worth: number })[] = [];
  for (const [at, word] of indexed(one.words)) {
    for (const [to, name] of indexed(other.words)) {
      const likeness = alignment.likeness(word, name);
      if (likeness === 0) continue;
      const worth = likeness * Math.min(one.weights[at] ?? 0, other.weights[to] ?? 0);
      possible.push({ one: at, other: to, likeness, worth });
    }
  }
  possible.sort((a, b) => b.likeness - a.likeness || b.worth - a.worth || a.one - b.one || a.other - b.other);
  const taken = { one: new Set<number>(), other: new Set<number>() };
  return possible.filter((pair) => {
    if (taken.one.has(pair.one) || taken.other.has(pair.other)) return false;
    taken.one.add(pair.one);
    taken.other.add(pair.other);
    return true;
  });
}

function unmatched(
  { words, weights }: WeighedName,
  pairs: readonly WordPair[],
  side: 'one' | 'other',
  alignment: Alignment,
): { weight: number; hasNumber: boolean } {
  let weight = 0;
  let hasNumber = false;
  for (let place = 0; place < words.length; place += 1) {
    if (pairs.some((pair) => pair[side] === place)) continue;
    weight += weights[place] ?? 0;
    hasNumber ||= /\d/.test(alignment.words[words[place] ?? 0] ?? '');
  }
  return { weight, hasNumber };
}
