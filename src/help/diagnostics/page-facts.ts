/** What the page tells about itself, for diagnostics. */
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { pageStore } from '../../host/configuration/page-store.ts';
import { release } from '../../host/copies/this-copy.ts';
import type { PageFacts } from './diagnostics-text.ts';

/** @param route where the page says that the user is */
export function pageFacts(
  { locale, product }: Pick<Configuration, 'locale' | 'product'>,
  route: string = location.hash,
): PageFacts {
  return {
    time: Date.now(),
    route,
    address: location.href,
    product: product.name,
    version: release,
    elements: elementsOn(document),
    language: locale,
    browser: navigator.userAgent,
    failedCalls: pageStore.failures ?? [],
  };
}

function elementsOn(document: Document): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { localName } of document.querySelectorAll('*')) {
    if (localName.startsWith('rmm-')) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  }
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => (one.tag < other.tag ? -1 : 1));
}
