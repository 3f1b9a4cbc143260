/** Whether there are texts in the languages of the page. */
import { servingTag } from '../../base/message-tree.ts';
import type { Sighting } from '../findings/finding-types.ts';

export interface LanguageFacts {
  /** Of the elements on the page, as BCP 47 tags. */
  locales: readonly string[];
  /** Languages with texts of their own, beside English. */
  languages: Readonly<Record<string, unknown>>;
}

export function checkLanguages({ locales, languages }: LanguageFacts): Sighting[] {
  return [...new Set(locales)]
    .filter((locale) => !/^en(-|$)|^ar-XB$/i.test(locale) && servingTag(locale, languages) === undefined)
    .map((locale) => ({
      id: 'no-texts',
      about: locale,
      facts: { locale, languages: ['en', ...Object.keys(languages)].sort().join(', ') },
    }));
}
