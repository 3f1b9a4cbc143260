/** What the document itself is like. */
import type { Sighting } from '../findings/finding-types.ts';

export interface DocumentFacts {
  /** As the browser reads it: `windows-1252`. */
  characterSet: string;
  isQuirks: boolean;
  /** `lang` of the page, or the locale that the page configured. */
  language: string | undefined;
}

export function checkDocument({ characterSet, isQuirks, language }: DocumentFacts): Sighting[] {
  const found: Sighting[] = [];
  if (isQuirks) found.push({ id: 'quirks', about: '', facts: {} });
  if (!/^utf-?8$/i.test(characterSet)) found.push({ id: 'charset', about: '', facts: { charset: characterSet } });
  if (!language?.trim()) found.push({ id: 'language-unnamed', about: '', facts: {} });
  return found;
}
