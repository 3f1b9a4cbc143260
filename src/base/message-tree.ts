import { numberFormat, pluralRules } from './intl-cache.ts';
import { isolated } from './visible.ts';

/** Texts of one language as a catalogue holds them; keys are dotted where it is nested. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** Dotted keys of a catalogue, plural forms folded into one. */
export type MessageKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${MessageKey<Tree[Key]>}`;
}[keyof Tree & string];

export type MessageValues = Readonly<Record<string, string | number>>;

/** @param language Of the tree: each language counts by its own rules. */
export function findMessage(
  tree: MessageTree,
  key: string,
  values: MessageValues,
  language: string,
): string | undefined {
  const { count } = values;
  if (typeof count === 'number') {
    const zero = count === 0 ? at(tree, `${key}_zero`) : undefined;
    const counted = zero ?? at(tree, `${key}_${pluralRules(language).select(count)}`) ?? at(tree, `${key}_other`);
    if (counted !== undefined) return counted;
  }
  return at(tree, key);
}

function at(tree: MessageTree, path: string): string | undefined {
  let found: string | MessageTree | undefined = tree;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * `{{name}}`, and `{{name, number}}` for a number in the language's own digits and separators. A text may be anybody's: it
 * neither breaks the message nor turns it round.
 */
export function interpolate(text: string, values: MessageValues, locale: string): string {
  return text.replace(/\{\{\s*([^{},\s]+)\s*(?:,\s*(number)\s*)?\}\}/g, (whole, name: string, format?: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name];
    if (typeof value === 'number') return format === 'number' ? numberFormat(locale).format(value) : String(value);
    return isolated(String(value), text);
  });
}

/** `zh-Hant-TW` is served by itself, else `zh-Hant`, else `zh`. */
export function servingTag(locale: string, languages: Readonly<Record<string, unknown>>): string | undefined {
  const parts = locale.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    if (Object.hasOwn(languages, tag)) return tag;
  }
  return undefined;
}
