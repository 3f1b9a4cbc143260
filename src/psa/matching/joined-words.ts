/** "Blue Sky" and "Bluesky" are one where anybody writes it as one word: two words become the one that is known. */
import type { NormalizedName } from './normalize-name.ts';
import { eachInSlices, type Slices } from './slices.ts';

const shortestJoined = 4;

/** @returns reads a name with the words of all these */
export function* joinKnownWords(names: readonly NormalizedName[]): Slices<(name: NormalizedName) => NormalizedName> {
  const known = new Set<string>();
  yield* eachInSlices(names, 2000, ({ words }) => {
    for (const word of words) known.add(word);
  });

  return (name) => {
    const words: string[] = [];
    const asides: boolean[] = [];
    for (let at = 0; at < name.words.length; at += 1) {
      const word = name.words[at] ?? '';
      const joined = word + (name.words[at + 1] ?? '');
      const isJoined = at + 1 < name.words.length && joined.length >= shortestJoined && known.has(joined);
      words.push(isJoined ? joined : word);
      asides.push(name.asides[at] ?? false);
      if (isJoined) at += 1;
    }
    return words.length === name.words.length ? name : { words, asides, forms: name.forms };
  };
}
