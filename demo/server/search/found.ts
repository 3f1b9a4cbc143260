/** How what was typed meets what is stored: each word somewhere in it, regardless of case and accents, and nothing of it a wildcard. */
import { and, type SQL, sql } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import { sortKey } from '../database/names.ts';

export interface SearchQuestion {
  typed: string;
  /** Folded. */
  words: readonly string[];
}

export interface Found {
  id: string | number;
  name: string;
  details?: readonly (string | null | undefined)[];
  clientId?: number | null;
  variant?: string;
  html_url?: string;
}

export const questionOf = (typed: string): SearchQuestion => ({
  typed,
  words: foldedName(typed).split(/\s+/).filter(Boolean),
});

/** A condition on what is stored folded. */
export function hasWords(text: SQL, { words }: SearchQuestion): SQL | undefined {
  return and(...words.map((word) => sql`${text} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`));
}

/** The same of what is not stored folded. */
export function withWords<Row>(rows: readonly Row[], question: SearchQuestion, textOf: (row: Row) => string): Row[] {
  return rows.filter((row) => {
    const text = foldedName(textOf(row));
    return question.words.every((word) => text.includes(word));
  });
}

/** The most fitting first: names that are what was typed, that begin with it, of which a word does; then by name. */
export function ranked(found: readonly Found[], { words }: SearchQuestion): Found[] {
  const typed = words.join(' ');
  return found
    .map((one) => ({ one, rank: rankOf(foldedName(one.name), typed, words), key: sortKey(one.name) }))
    .sort((a, b) => a.rank - b.rank || compare(a.key, b.key))
    .map(({ one }) => one);
}

function rankOf(name: string, typed: string, words: readonly string[]): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
