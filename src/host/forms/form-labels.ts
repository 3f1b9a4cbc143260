/** The name that the page gives to an element: by `aria-labelledby`, `aria-label` or labels, which may change. */

export function labelTextOf(element: HTMLElement, { labels }: ElementInternals): string | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => root.getElementById?.(id) ?? null).filter((node) => node !== null);
  return (
    textOf(named, element) || element.getAttribute('aria-label')?.trim() || textOf([...labels], element) || undefined
  );
}

/**
 * Calls back when that name may be another. A label that comes later is noticed with the focus: looking for it at every
 * change of the page would cost each page for what hardly one does.
 */
export function watchLabels(element: HTMLElement, internals: ElementInternals, changed: () => void): () => void {
  const observer = new MutationObserver(look);

  function look() {
    observer.disconnect();
    observer.observe(element, { attributeFilter: ['aria-label', 'aria-labelledby'] });
    for (const label of internals.labels)
      observer.observe(label, { characterData: true, childList: true, subtree: true });
    changed();
  }

  look();
  const page = element.ownerDocument;
  element.addEventListener('focusin', look);
  // The parser meets a label below the element later than the element.
  page.addEventListener('DOMContentLoaded', look);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', look);
    page.removeEventListener('DOMContentLoaded', look);
  };
}

function textOf(nodes: readonly Node[], element: HTMLElement): string {
  return nodes
    .map((node) => ownText(node, element).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** Without the element itself, which may hold options and stand in its own label. */
function ownText(node: Node, element: HTMLElement): string {
  if (node === element) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes].map((child) => ownText(child, element)).join('');
}
