import { findMessage, interpolate, type MessageTree, type MessageValues } from './message-tree.ts';

/**
 * Texts for logic that runs without a page, where nothing can be loaded later and no host translates. Languages are given
 * by BCP 47 tag; what a language lacks is in English.
 */
export function plainTranslator(
  en: MessageTree,
  translations: Readonly<Record<string, MessageTree>>,
  locale: string,
): (key: string, values?: MessageValues) => string {
  const tag = tagOf(locale, translations);
  const tree = tag === undefined ? undefined : translations[tag];
  return (key, values = {}) => {
    const text = (tree && findMessage(tree, key, values, locale)) ?? findMessage(en, key, values, 'en') ?? key;
    return interpolate(text, values, locale);
  };
}

/** `zh-Hant-TW` is served by itself, else `zh-Hant`, else `zh`. */
function tagOf(locale: string, translations: Readonly<Record<string, unknown>>): string | undefined {
  const parts = locale.split('-');
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join('-'))
    .find((tag) => Object.hasOwn(translations, tag));
}
