/** What can be seen of a page by looking at it: all checks that ask nobody. */
import { configurationFor, isGiven } from '../../host/configuration/configuration.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { pageStore } from '../../host/configuration/page-store.ts';
import { entryName, tagSuffix } from '../../host/element-definition.ts';
import { languages } from '../../languages/languages.ts';
import { checkBuiltIns } from '../checks/built-ins-check.ts';
import { checkBaseUrl } from '../checks/call-check.ts';
import { checkCode, type TagFacts } from '../checks/code-check.ts';
import { checkDocument } from '../checks/document-check.ts';
import { checkBrowser } from '../checks/environment-check.ts';
import { checkLanguages } from '../checks/language-check.ts';
import type { Sighting } from '../findings/finding-types.ts';
import { changedBuiltIns } from './changed-built-ins.ts';
import { elementNames } from './element-names.ts';

/** The elements of the page, those in open shadow roots of the page's own included. */
export function elementsOn(root: Document | ShadowRoot): Element[] {
  const found: Element[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith('rmm-') && element.localName.endsWith(tagSuffix)) found.push(element);
    else if (element.shadowRoot) found.push(...elementsOn(element.shadowRoot));
  }
  return found;
}

/** Of a page that a script has written, that of the page which wrote it: elements call its server. */
export function addressOf({ location, baseURI }: Document): string {
  if (/^(https?|file):$/.test(location.protocol)) return location.href;
  return location.origin === 'null' ? baseURI : `${location.origin}/`;
}

/** A page may have hundreds of one kind, all of which are configured alike. */
const mostAsked = 100;

export const configurationsOf = (elements: readonly Element[]): Configuration[] =>
  elements.slice(0, mostAsked).map((element) => configurationFor(element).signal.peek());

/** Milliseconds in which code that is on its way may come. */
const timeToLoad = 2000;

/** Once the elements of the page are defined, or have had the time for that. */
export async function whenDefined(document: Document): Promise<void> {
  const waiting = elementsOn(document)
    .map(({ localName }) => localName)
    .filter((tag) => elementNames.includes(entryName(tag)) && !customElements.get(tag));
  if (waiting.length === 0) return;
  await Promise.race([
    Promise.all(waiting.map((tag) => customElements.whenDefined(tag))),
    new Promise((resolve) => setTimeout(resolve, timeToLoad)),
  ]);
}

export interface Look {
  document: Document;
  /** The sheet of the doctor itself holds. */
  areStylesAdopted: boolean;
}

export function lookAtPage({ document, areStylesAdopted }: Look): Sighting[] {
  const elements = elementsOn(document);
  const configurations = configurationsOf(elements);
  // A host that has words of its own may have them in any language.
  const locales = configurations.filter((one) => !isGiven(one, 'translate')).map(({ locale }) => locale);
  return [
    ...checkDocument({
      characterSet: document.characterSet,
      isQuirks: document.compatMode === 'BackCompat',
      language: document.documentElement.lang || pageStore.configuration.locale,
    }),
    ...checkBuiltIns(changedBuiltIns(), 'RmmElements' in globalThis),
    ...checkCode({
      tags: tagsOf(elements),
      names: elementNames,
      refused: [...(pageStore.refused ?? [])],
      scripts: loadedScripts(),
    }),
    ...checkLanguages({ locales, languages }),
    ...configurations.flatMap(({ baseUrl }) => checkBaseUrl(baseUrl, addressOf(document))),
    ...checkBrowser(navigator.userAgent),
    ...(areStylesAdopted
      ? []
      : [{ id: 'policy-style', about: '', facts: { directive: 'adoptedStyleSheets', address: '–' } } as const]),
  ];
}

function tagsOf(elements: readonly Element[]): TagFacts[] {
  return [...new Set(elements.map(({ localName }) => localName))].map((tag) => {
    const known = customElements.get(tag);
    const definition: unknown = known && Reflect.get(known, 'definition');
    return { tag, isDefined: known !== undefined, isOurs: Reflect.get(Object(definition), 'tag') === tag };
  });
}

function loadedScripts(): { address: string; status: number | undefined }[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => /\.js(?:[?#]|$)/.test(name))
    .map(({ name, responseStatus }) => ({ address: name, status: responseStatus || undefined }));
}
