/** How alike two words are that somebody may have meant as one, from 0 to 1. The order of the two does not matter. */

/** Longer ones are no words that somebody misspells, and comparing them would take its time. */
export const longestWord = 40;

/** Letters that may differ, of a word that long: a short word with another letter is another word. */
export const allowedEdits = (length: number): number => (length < 4 || length > longestWord ? 0 : length < 8 ? 1 : 2);

export const shortestStem = 4;
const stemLikeness = 0.78;
const pluralLikeness = 0.95;
/** Two slips are rarer than one by more than twice; and people get first letters right. */
const editCosts = [0, 1, 2.6];
const firstLetterCost = 1;

/** @returns 0 where they are no spellings of one word */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const allowed = allowedEdits(short.length);
  const edits = long.length - short.length > allowed ? allowed + 1 : editDistance(short, long, allowed);
  const spelt = edits > allowed || haveDigits(one, other) ? 0 : spellingLikeness(short, long, edits);
  if (singular(one) === singular(other)) return pluralLikeness;
  return Math.max(spelt, isStem(short, long) ? stemLikeness : 0);
}

/** "Tech" for "Technologies". */
const isStem = (short: string, long: string): boolean =>
  short.length >= shortestStem &&
  long.length <= longestWord &&
  long.length > short.length &&
  long.length <= short.length * 3 &&
  long.startsWith(short);

function spellingLikeness(short: string, long: string, edits: number): number {
  const cost = (editCosts[edits] ?? edits) + (short[0] === long[0] ? 0 : firstLetterCost);
  return Math.max(0, 1 - cost / long.length);
}

/** "Ferry" and "Ferries". */
export const singular = (word: string): string =>
  word.length > shortestStem ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word;

/** "Branch 12" and "Branch 13" are two. */
function haveDigits(one: string, other: string): boolean {
  return /\d/.test(one) || /\d/.test(other);
}

/** Of `editDistance`, made once. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(longestWord + 3),
  new Uint8Array(longestWord + 3),
  new Uint8Array(longestWord + 3),
];

/**
 * Letters that are missing, added, others or swapped with the one beside them.
 *
 * @returns `allowed + 1` where there are more than allowed
 */
export function editDistance(short: string, long: string, allowed: number): number {
  const width = short.length + 1;
  let [before, last, current] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= long.length; row += 1) {
    const letter = long.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = letter === short.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === short.charCodeAt(column - 2)) {
        const isSwapped = long.charCodeAt(row - 2) === short.charCodeAt(column - 1);
        if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > allowed) return allowed + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[width - 1] ?? 0, allowed + 1);
}

/** Pairs of neighbouring letters, with the edges of the word, each once. */
export function bigramsOf(word: string): string[] {
  const edged = `^${word}$`;
  return [...new Set(Array.from({ length: edged.length - 1 }, (_, index) => edged.slice(index, index + 2)))];
}
