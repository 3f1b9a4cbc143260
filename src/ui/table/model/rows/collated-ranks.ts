import { collator } from '../../../../base/intl-cache.ts';

/** Numbers in texts by their size, upper and lower case and accents alike. */
export const textOrder: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };

/** The place of each text in a locale's order. Empty ones have none: NaN. */
export function collatedRanks(texts: readonly string[], locale: string): Float64Array {
  const { compare } = collator(locale, textOrder);
  const rankOf = new Map<string, number>();
  let rank = 0;
  let before: string | undefined;
  for (const text of [...new Set(texts)].sort(compare)) {
    if (before === undefined || compare(before, text) !== 0) rank += 1;
    rankOf.set(text, rank);
    before = text;
  }
  return Float64Array.from(texts, (text) => (text === '' ? Number.NaN : (rankOf.get(text) ?? 0)));
}
