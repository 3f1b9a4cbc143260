/**
 * The place of each text in a locale's order, as `Intl.Collator` with `numeric` and base sensitivity has it. Asking the
 * collator a million and a half times takes most of a second for 100,000 texts. Where every character stands for
 * itself, it is asked for the order of the characters alone; texts then become numbers of a few characters each, which
 * are sorted, and only what is equal so far is looked at further.
 */
import { collator } from '../../../../base/intl-cache.ts';
import { collatedRanks, textOrder } from './collated-ranks.ts';

/** @param texts Empty ones have no rank: NaN. Equal texts, upper and lower case included, have the same. */
export function textRanks(texts: readonly string[], locale: string): Float64Array {
  const alphabet = readAlphabet(texts, collator(locale, textOrder));
  return alphabet ? ranksByAlphabet(texts, alphabet) : collatedRanks(texts, locale);
}

/** Languages whose letters are one character each. Others have pairs that count as one, like Czech `ch`. */
const languages = new Set(['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'sv', 'zh']);

/** Characters that neither merge with their neighbours nor stand for two: no marks, no ligatures, no syllables. */
const plainCharacters = /[ -~À-ÅÇ-ÞàáâãäåçèéêëìíîïðñòóôõöøùúûüýþÿЁА-яёぁ-ゖァ-ヺ㐀-䶿一-鿿]/;

interface Alphabet {
  /** By UTF-16 code unit: 1 and up, equal where the locale sees no difference. 0 for digits. */
  weights: Uint16Array;
  /** What a number without digits weighs; each digit more weighs one more. */
  numberWeight: number;
  /** More than any weight. */
  base: number;
}

function readAlphabet(texts: readonly string[], order: Intl.Collator): Alphabet | undefined {
  const { locale, collation } = order.resolvedOptions();
  if (!languages.has(locale.split('-')[0] as string) || collation !== 'default') return undefined;
  const seen = new Uint8Array(0x10000);
  let longestNumber = 0;
  for (const text of texts) {
    let digits = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      seen[code] = 1;
      digits = isDigit(code) ? digits + 1 : 0;
      if (digits > longestNumber) longestNumber = digits;
    }
  }
  // Longer ones the collator itself takes apart.
  if (longestNumber > 250) return undefined;
  const characters: string[] = [];
  for (let code = 0; code < seen.length; code += 1) {
    if (seen[code] === 0 || isDigit(code)) continue;
    const character = String.fromCharCode(code);
    if (!plainCharacters.test(character)) return undefined;
    characters.push(character);
  }
  return weigh(characters, longestNumber, order.compare);
}

function weigh(characters: string[], longestNumber: number, compare: (a: string, b: string) => number): Alphabet {
  const weights = new Uint16Array(0x10000);
  let weight = 0;
  let numberWeight = 0;
  let before: string | undefined;
  for (const character of [...characters, '0'].sort(compare)) {
    if (before === undefined || compare(before, character) !== 0) weight += 1;
    if (character === '0') {
      numberWeight = weight;
      weight += longestNumber;
    } else weights[character.charCodeAt(0)] = weight;
    before = character;
  }
  // Digits inside of a number weigh up to 10.
  return { weights, numberWeight, base: Math.max(weight, 10) + 1 };
}

function ranksByAlphabet(texts: readonly string[], { weights, numberWeight, base }: Alphabet): Float64Array {
  const count = texts.length;
  /** As many weights as a number holds exactly. */
  const slots = Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(base));
  const items = new Uint32Array(count);
  const keys = new Float64Array(count);
  /** By item: where to read on, doubled, and one more within a number. */
  const places = new Uint32Array(count);
  const isSameAsBefore = new Uint8Array(count);
  let present = 0;
  for (let item = 0; item < count; item += 1) {
    if (texts[item] === '') continue;
    items[present] = item;
    present += 1;
  }
  sortFrom(0, present);

  const ranks = new Float64Array(count).fill(Number.NaN);
  let rank = 0;
  for (let at = 0; at < present; at += 1) {
    if (isSameAsBefore[at] === 0) rank += 1;
    ranks[items[at] as number] = rank;
  }
  return ranks;

  /** Sorts items that are the same as far as they were read. */
  function sortFrom(start: number, end: number): void {
    for (let at = start; at < end; at += 1) keys[at] = nextKey(items[at] as number);
    sortByKeys(keys, items, start, end - 1);
    for (let from = start; from < end; ) {
      const key = keys[from] as number;
      let to = from + 1;
      while (to < end && keys[to] === key) to += 1;
      // A key that ends with nothing is the text's last.
      if (to - from > 1 && key % base !== 0) sortFrom(from, to);
      else isSameAsBefore.fill(1, from + 1, to);
      from = to;
    }
  }

  function nextKey(item: number): number {
    const text = texts[item] as string;
    let at = (places[item] as number) >>> 1;
    let isInNumber = ((places[item] as number) & 1) === 1;
    let key = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      key *= base;
      if (at >= text.length) continue;
      const code = text.charCodeAt(at);
      if (!isDigit(code)) {
        key += weights[code] as number;
        at += 1;
      } else if (isInNumber) {
        key += code - 47;
        at += 1;
        isInNumber = at < text.length && isDigit(text.charCodeAt(at));
      } else {
        // A number with more digits is the greater one, once leading zeros are gone.
        while (at < text.length && text.charCodeAt(at) === 48) at += 1;
        let end = at;
        while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
        key += numberWeight + end - at;
        isInNumber = end > at;
      }
    }
    places[item] = at * 2 + (isInNumber ? 1 : 0);
    return key;
  }
}

/** Both arrays from `low` to `high`, inclusive, by the keys: quicksort, as nothing native moves two arrays at once. */
function sortByKeys(keys: Float64Array, items: Uint32Array, low: number, high: number): void {
  let from = low;
  let to = high;
  while (to - from > 16) {
    const pivot = middle(keys[from] as number, keys[(from + to) >>> 1] as number, keys[to] as number);
    let left = from;
    let right = to;
    while (left <= right) {
      while ((keys[left] as number) < pivot) left += 1;
      while ((keys[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const key = keys[left] as number;
      keys[left] = keys[right] as number;
      keys[right] = key;
      const item = items[left] as number;
      items[left] = items[right] as number;
      items[right] = item;
      left += 1;
      right -= 1;
    }
    // The longer part goes on here, so that calls never nest deeper than the count halves.
    if (right - from < to - left) {
      sortByKeys(keys, items, from, right);
      from = left;
    } else {
      sortByKeys(keys, items, left, to);
      to = right;
    }
  }
  for (let at = from + 1; at <= to; at += 1) {
    const key = keys[at] as number;
    const item = items[at] as number;
    let hole = at;
    while (hole > from && (keys[hole - 1] as number) > key) {
      keys[hole] = keys[hole - 1] as number;
      items[hole] = items[hole - 1] as number;
      hole -= 1;
    }
    keys[hole] = key;
    items[hole] = item;
  }
}

function middle(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
