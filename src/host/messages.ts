/**
 * Visible texts. Catalogues are JSON in i18next's format (v4: `{{value}}`, `_one`/`_other` plurals, nesting), one per
 * feature, English built in and the others, of which each is a folder of `src/languages`, loaded when a page asks for
 * their language. The host's own `translate` is asked first. A text is always text: markup in a message or a value is
 * shown, never interpreted.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import {
  findMessage,
  interpolate,
  type MessageKey,
  type MessageTree,
  type MessageValues,
  servingTag,
} from '../base/message-tree.ts';
import { languages } from '../languages/languages.ts';
import type { Configuration } from './configuration/configuration-types.ts';
import { addTexts } from './late-code/late-texts.ts';

export { interpolate, type MessageKey, type MessageTree, type MessageValues };

export type Translate<English> = (key: MessageKey<English>, values?: MessageValues) => string;

export interface Catalogue<English extends MessageTree = MessageTree> {
  readonly namespace: string;
  readonly en: English;
  /** Other languages by BCP 47 tag; `ja` also serves `ja-JP`. */
  readonly load: Readonly<Record<string, () => Promise<MessageTree>>>;
  /** What has been loaded so far, by tag. */
  readonly loaded: ReadonlySignal<ReadonlyMap<string, MessageTree>>;
  /** Starts loading what the locale needs, until which `loaded` has it; undefined where it has, or there is no such thing. */
  want(locale: string): Promise<void> | undefined;
}

/** @param definition.namespace Also the name of its file in each language's folder */
export function defineCatalogue<English extends MessageTree>(definition: {
  namespace: string;
  en: English;
  load?: Catalogue['load'];
}): Catalogue<English> {
  const { namespace, en, load = translationsOf(namespace) } = definition;
  const loaded = signal<ReadonlyMap<string, MessageTree>>(new Map());
  const loading = new Map<string, Promise<void>>();

  const catalogue: Catalogue<English> = {
    namespace,
    en,
    load,
    loaded,
    want(locale) {
      const tag = loadableTag(locale, load);
      if (tag === undefined || loaded.peek().has(tag)) return undefined;
      const coming =
        loading.get(tag) ??
        treeOf(tag).then(
          (tree) => {
            loaded.value = new Map(loaded.peek()).set(tag, tree);
          },
          () => {
            // English is shown; whoever asks next tries again.
            loading.delete(tag);
          },
        );
      loading.set(tag, coming);
      return coming;
    },
  };
  addTexts(catalogue.want);
  return catalogue;

  async function treeOf(tag: string): Promise<MessageTree> {
    if (isPseudo(tag)) return (await import('../languages/pseudo-locale.ts')).pseudoTree(en, tag);
    const tree = await load[tag]?.();
    if (tree === undefined) throw new Error(`No messages for ${tag}`);
    return tree;
  }
}

function translationsOf(namespace: string): Catalogue['load'] {
  return Object.fromEntries(
    Object.entries(languages).map(([tag, loadLanguage]) => [
      tag,
      async () => {
        const { catalogues } = await loadLanguage();
        // Where the language has no such file English is shown.
        return (await catalogues[namespace]?.())?.default ?? {};
      },
    ]),
  );
}

/** English accented and a third longer, and the same from right to left: what is not translatable stands out. */
const pseudoLocales = ['en-XA', 'ar-XB'] as const;

function isPseudo(tag: string): tag is (typeof pseudoLocales)[number] {
  return pseudoLocales.some((pseudo) => pseudo === tag);
}

function loadableTag(locale: string, load: Catalogue['load']): string | undefined {
  return isPseudo(locale) ? locale : servingTag(locale, load);
}

/**
 * The texts of one catalogue in the configuration's language. Reads signals (the configuration's and the catalogue's),
 * so whoever calls it within an effect or a computed follows a change of language.
 */
export function translator<English extends MessageTree>(
  catalogue: Catalogue<English>,
  configuration: ReadonlySignal<Pick<Configuration, 'locale' | 'translate'>>,
): Translate<English> {
  return (key, values = {}) => {
    const { locale, translate } = configuration.value;
    const qualified = `${catalogue.namespace}:${key}`;
    const own = hostText(() => translate(qualified, values, locale), qualified);
    if (own !== undefined) return own;

    void catalogue.want(locale);
    const tag = loadableTag(locale, catalogue.load);
    const tree = tag === undefined ? undefined : catalogue.loaded.value.get(tag);
    // Each catalogue counts by its own language's rules: an English fallback in a Japanese page still says "1 file".
    const foreign = tree === undefined ? undefined : findMessage(tree, key, values, locale);
    if (foreign !== undefined) return interpolate(foreign, values, locale);
    const english = findMessage(catalogue.en, key, values, 'en');
    if (english !== undefined) return interpolate(english, values, locale);
    tellMissing(qualified);
    return key;
  };
}

/** The host's own text; a translate that throws costs its text, not the view. */
function hostText(translate: () => string | undefined, key: string): string | undefined {
  try {
    return translate();
  } catch (error) {
    if (logged.has(`translate ${key}`)) return undefined;
    logged.add(`translate ${key}`);
    // biome-ignore lint/suspicious/noConsole: for whoever wrote translate, once per key.
    console.error(`translate("${key}") of the rmm-elements configuration threw:`, error);
    return undefined;
  }
}

const logged = new Set<string>();

function tellMissing(key: string) {
  if (process.env.NODE_ENV === 'production' || logged.has(key)) return;
  logged.add(key);
  // biome-ignore lint/suspicious/noConsole: in development only; the key itself is shown in the place of the text.
  console.warn(`No message "${key}" in the English catalogue.`);
}
