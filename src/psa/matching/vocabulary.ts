/**
 * The words of both lists, and how much each tells, by its rarity in the two together. Nothing here depends on which
 * list a word is in, nor on the order of names.
 */
import { fold } from '../../base/fold.ts';
import { kindOf, kindWeights } from './name-words.ts';
import type { NormalizedName } from './normalize-name.ts';
import { eachInSlices, type Slices } from './slices.ts';

/** A name as numbers. `weights` is what each word tells in this name, `total` their sum. */
export interface WeighedName {
  readonly words: readonly number[];
  readonly weights: readonly number[];
  readonly total: number;
  /** The greatest of the weights. */
  readonly heaviest: number;
}

export interface Vocabulary {
  readonly words: readonly string[];
  /** In how many names each is. */
  readonly frequencies: readonly number[];
  weigh(name: NormalizedName): WeighedName;
}

/** What stands where places and departments do tells that much of what it would tell at the front. */
const asideWeight = 0.6;

/** @param names All names of both lists, each once */
export function* createVocabulary(names: readonly NormalizedName[]): Slices<Vocabulary> {
  const ids = new Map<string, number>();
  const words: string[] = [];
  const frequencies: number[] = [];
  const count = names.length;
  yield* eachInSlices(names, 1000, (name) => {
    for (const word of new Set(name.words)) {
      const id = ids.get(word) ?? words.length;
      if (id === words.length) {
        ids.set(word, id);
        words.push(word);
        frequencies.push(0);
      }
      frequencies[id] = (frequencies[id] ?? 0) + 1;
    }
  });
  const most = Math.log(1 + count);
  const weights = words.map((word, id) => {
    const kind = kindOf(word);
    return (Math.log(1 + count / (frequencies[id] ?? 1)) / most) * (kind ? kindWeights[kind] : 1);
  });
  function weigh(name: NormalizedName): WeighedName {
    const own = name.words.map((word) => ids.get(word) ?? 0);
    const ownWeights = own.map((id, index) => (weights[id] ?? 0) * (name.asides[index] ? asideWeight : 1));
    const total = fold(ownWeights, (sum, weight) => sum + weight, 0);
    return { words: own, weights: ownWeights, total, heaviest: Math.max(0, ...ownWeights) };
  }

  return { words, frequencies, weigh };
}
