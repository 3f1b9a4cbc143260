/** The countries of the picker, in the words and order of a language, and how one is found among them. */
import { collator } from '../../base/intl-cache.ts';
import type { PhoneLibrary } from './phone-types.ts';

export interface Country {
  /** ISO 3166, in capitals. */
  code: string;
  name: string;
  /** Digits, without the plus sign. */
  callingCode: string;
  /** Has most numbers of those that share the code. */
  isMain: boolean;
  /** For the search: the name and the English one, without accents. */
  words: readonly string[];
}

export function countriesIn(locale: string, library: PhoneLibrary): readonly Country[] {
  const local = namesIn(locale);
  const english = namesIn('en');
  const codes = new Set<string>();
  return library.countries
    .map((code) => {
      const name = local.of(code) ?? code;
      const callingCode = library.callingCode(code) ?? '';
      const isMain = !codes.has(callingCode);
      codes.add(callingCode);
      return {
        code,
        name,
        callingCode,
        isMain,
        words: [...new Set([folded(name), folded(english.of(code) ?? code)])],
      };
    })
    .sort((one, other) => collator(locale).compare(one.name, other.name));
}

export function countryName(code: string, locale: string): string {
  try {
    return namesIn(locale).of(code) ?? code;
  } catch {
    // Not shaped like a region; the owner's slip, which shows as it is.
    return code;
  }
}

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  names.set(locale, known);
  return known;
}

/** By name, ISO code or dial code (`41`, `+41`, `0041`); what fits best stands first, else in the list's order. */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const text = folded(typed).trim();
  if (text === '') return countries;
  const dialled = /^(?:\+|00)?\s*(\d*)$/.exec(text)?.[1];
  const rank = dialled === undefined ? rankOfWords : rankOfCode;
  return countries
    .map((country) => ({ country, rank: rank(country, dialled ?? text) }))
    .filter((found) => found.rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ country }) => country);
}

function rankOfCode({ callingCode, isMain }: Country, digits: string): number | undefined {
  if (callingCode === digits) return isMain ? 0 : 1;
  return callingCode.startsWith(digits) ? 2 : undefined;
}

function rankOfWords({ code, words }: Country, text: string): number | undefined {
  if (code.toLowerCase() === text) return 0;
  if (words.some((word) => word.startsWith(text))) return 1;
  if (words.some((word) => word.split(/[\s\-–(]+/).some((part) => part.startsWith(text)))) return 2;
  return words.some((word) => word.includes(text)) ? 3 : undefined;
}

/** Without case and accents: "Åland" is found by "aland". */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}
