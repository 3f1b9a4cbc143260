/** Which language and direction a place in a page has. */

/** Scripts written from right to left, for engines without `Intl.Locale` text info. */
const rightToLeftScript = /Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/;

/** A tag that `Intl` takes, `undefined` for what is none; old pages write `en_US`. */
export function usableLocale(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  const parsed = new Intl.Locale(locale) as Intl.Locale & {
    getTextInfo?: () => { direction?: string };
    textInfo?: { direction?: string };
  };
  const direction = (parsed.getTextInfo?.() ?? parsed.textInfo)?.direction;
  if (direction !== undefined) return direction === 'rtl' ? 'rtl' : 'ltr';
  return rightToLeftScript.test(parsed.maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Ancestors as they are rendered: through slots into the shadow trees that hold them, and out of those. */
export function* renderedAncestors(element: Element): Generator<Element> {
  let current: Element | null = element;
  while (current !== null) {
    const parent: Node | null = current.assignedSlot ?? current.parentNode;
    current = parent === null ? null : elementOf(parent);
    if (current !== null) yield current;
  }
}

/** By node type: `instanceof` fails for what was adopted from another document. */
function elementOf(node: Node): Element | null {
  if (node.nodeType === Node.ELEMENT_NODE) return node as Element;
  return node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node ? (node as ShadowRoot).host : null;
}
