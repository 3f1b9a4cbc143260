/**
 * Focus, containment and event targets as they are inside shadow roots. `document.activeElement`, `Node.contains` and
 * `Event.target` all stop at the outermost host; everything in the interface asks here instead. Kinds are told by
 * `nodeType`: `instanceof` fails for what was adopted from another document.
 */

/** The element that has the focus, however deep in open roots. */
export function activeElement(root: Document | ShadowRoot = document): HTMLElement | undefined {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return (active ?? undefined) as HTMLElement | undefined;
}

/** Whether `node` is `ancestor` or lies in it, also in a root that hangs under it. */
export function contains(ancestor: Node, node: Node | null | undefined): boolean {
  for (let at = node; at; at = at.parentNode ?? hostOf(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

/** Where an event really began. */
export function eventTarget(event: Event): Node | undefined {
  const target = event.composedPath()[0] ?? event.target;
  return target && 'nodeType' in target ? (target as Node) : undefined;
}

/** The wrapper that carries theme and direction, or the dialog in front of it: where floating parts must be put. */
export function layerOf(node: Element): Element | ShadowRoot {
  const root = node.getRootNode();
  return node.closest('dialog, [data-theme]') ?? (hostOf(root) ? (root as ShadowRoot) : node.ownerDocument.body);
}

function hostOf(node: Node): Element | undefined {
  return node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node ? (node as ShadowRoot).host : undefined;
}
