import { findMessage, interpolate, type MessageTree, type MessageValues, servingTag } from './message-tree.ts';

/**
 * Texts for logic that runs without a page, where nothing can be loaded later and no host translates. Languages are given
 * by BCP 47 tag; what a language lacks is in English.
 */
export function plainTranslator(
  en: MessageTree,
  translations: Readonly<Record<string, MessageTree>>,
  locale: string,
): (key: string, values?: MessageValues) => string {
  const tag = servingTag(locale, translations);
  const tree = tag === undefined ? undefined : translations[tag];
  return (key, values = {}) => {
    const text = (tree && findMessage(tree, key, values, locale)) ?? findMessage(en, key, values, 'en') ?? key;
    return interpolate(text, values, locale);
  };
}
