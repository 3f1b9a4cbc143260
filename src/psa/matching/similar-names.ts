/**
 * Names that are alike, of all organizations and all companies, without looking at all pairs: an index of words leads
 * from an organization's most telling words to the companies that have them, or have them in another spelling. It misses
 * none that reaches the floor, since what is not looked up weighs too little to reach it alone.
 */
import { indexed } from '../../base/indexed.ts';
import type { NormalizedName } from './normalize-name.ts';
import { type Alignment, highestScore, type NameScore, scoreNames } from './score-names.ts';
import { asPart, eachInSlices, type Slices } from './slices.ts';
import { createSpellings } from './spellings.ts';
import type { Vocabulary, WeighedName } from './vocabulary.ts';

export interface SimilarPair extends NameScore {
  /** Places in the two lists. */
  readonly organization: number;
  readonly company: number;
}

interface Posting {
  readonly company: number;
  readonly weight: number;
}

const tiny = 1e-9;
/** So many steps take a few milliseconds. */
const stepsAtOnce = 20_000;
/** What it costs to compare two names, in steps of going through the index. */
const comparison = 40;

export function* similarNames(
  organizations: readonly NormalizedName[],
  companies: readonly NormalizedName[],
  vocabulary: Vocabulary,
  floor: number,
): Slices<SimilarPair[]> {
  const weighed: WeighedName[] = [];
  const keys: string[] = [];
  const postings = new Map<number, Posting[]>();
  yield* asPart(
    eachInSlices(companies, 1000, (name, company) => {
      const theirs = vocabulary.weigh(name);
      weighed.push(theirs);
      keys.push(orderKey(name));
      addPostings(postings, company, theirs);
    }),
    0,
    0.15,
  );
  const spellings = yield* asPart(createSpellings(vocabulary, postings.keys()), 0.15, 0.3);
  const alignment = { words: vocabulary.words, likeness: spellings.likeness };
  // Of each company: what the two names share at most, and the weight of the words on either side that may have a partner.
  const shared = new Float64Array(companies.length);
  const ownPaired = new Float64Array(companies.length);
  const theirsPaired = new Float64Array(companies.length);
  const found: SimilarPair[] = [];
  let steps = 0;
  for (const [organization, name] of indexed(organizations)) {
    const own = vocabulary.weigh(name);
    const ownKey = orderKey(name);
    const touched: number[] = [];
    let rest = own.total;
    let restWords = own.words.length;
    for (const word of own.words) spellings.of(word);
    for (const at of heaviestFirst(own)) {
      if (highestScore(rest, own.total - rest) < floor - tiny) break;
      const word = own.words[at] ?? 0;
      const weight = own.weights[at] ?? 0;
      rest -= weight;
      restWords -= 1;
      const spelt = spellings.of(word);
      steps += 200;
      for (const other of spelt) {
        const list = postings.get(other) ?? [];
        steps += list.length;
        for (const { company, weight: theirs } of list) {
          if (shared[company] === 0) touched.push(company);
          shared[company] = (shared[company] ?? 0) + Math.min(weight, theirs);
          ownPaired[company] = (ownPaired[company] ?? 0) + weight;
          theirsPaired[company] = (theirsPaired[company] ?? 0) + theirs;
        }
      }
    }
    for (const company of touched) {
      const theirs = weighed[company];
      const most = (shared[company] ?? 0) + Math.max(0, rest);
      const ownAlone = own.total - (ownPaired[company] ?? 0) - rest;
      // Each word that was not looked up may have any word of the other name for a partner, the heaviest too.
      const theirsAlone = (theirs?.total ?? 0) - (theirsPaired[company] ?? 0) - restWords * (theirs?.heaviest ?? 0);
      shared[company] = ownPaired[company] = theirsPaired[company] = 0;
      if (!theirs || highestScore(most, Math.max(ownAlone, theirsAlone)) < floor - tiny) continue;
      steps += comparison;
      const { score, pairs } = scoreInOrder(own, theirs, ownKey <= (keys[company] ?? ''), alignment);
      if (score >= floor) found.push({ organization, company, score, pairs });
    }
    if (steps < stepsAtOnce) continue;
    steps = 0;
    yield 0.3 + (0.7 * (organization + 1)) / organizations.length;
  }
  return found;
}

/** Sums of fractions depend on their order; the lists may be swapped. */
function scoreInOrder(own: WeighedName, theirs: WeighedName, isOrdered: boolean, alignment: Alignment): NameScore {
  if (isOrdered) return scoreNames(own, theirs, alignment);
  const { score, pairs } = scoreNames(theirs, own, alignment);
  return { score, pairs: pairs.map(({ one, other: to, likeness }) => ({ one: to, other: one, likeness })) };
}

export const orderKey = ({ words, asides }: NormalizedName): string =>
  `${words.join(' ')} ${asides.map(Number).join('')}`;

function addPostings(postings: Map<number, Posting[]>, company: number, { words, weights }: WeighedName): void {
  const heaviest = new Map<number, number>();
  for (const [at, word] of indexed(words)) heaviest.set(word, Math.max(heaviest.get(word) ?? 0, weights[at] ?? 0));
  for (const [word, weight] of heaviest) {
    const list = postings.get(word);
    if (list) list.push({ company, weight });
    else postings.set(word, [{ company, weight }]);
  }
}

const heaviestFirst = ({ words, weights }: WeighedName): number[] =>
  words.map((_, at) => at).sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
