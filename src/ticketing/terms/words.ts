/** How a rule is put into words in one language. */
import type { MessageValues } from '../../base/message-tree.ts';
import type { Noun } from './choices.ts';

export interface Words {
  readonly locale: string;
  /** Of the catalogue `ticketing-rules`. */
  text(key: string, values?: MessageValues): string;
  /** The name of what an id stands for; the id where nobody knows it. */
  nameOf(noun: Noun, id: string): string;
  /** "a, b, and c" or "a, b, or c". */
  list(items: readonly string[], joint?: 'conjunction' | 'disjunction'): string;
}

/** A sentence has a place for what has yet to be chosen or written. */
export const orPlace = (text: string, words: Words) => (text === '' ? words.text('conditions.noValue') : text);
