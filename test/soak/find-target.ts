/** Runs inside the page, handed over by text: it stands alone. */

export interface Target {
  x: number;
  y: number;
  /** For whoever reads what was done: `rmm-select button "Priority"`. */
  name: string;
  takesText: boolean;
}

export interface Wish {
  /** From 0 up to 1: which of those that there are. */
  share: number;
  /** Of the console's navigation, or of all else. */
  isPlace: boolean;
}

/** Something that a person can press where they see it, in whichever shadow root; nothing that leads off the page. */
export function findTarget({ share, isPlace }: Wish): Target | null {
  const pressed = [
    'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex="0"]',
    '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=treeitem], [role=row]',
  ].join();
  const found: { element: Element; x: number; y: number }[] = [];

  const topmost = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y);
    for (;;) {
      const inner = top?.shadowRoot?.elementFromPoint(x, y) ?? null;
      // A root that has nothing there names its host.
      if (!inner || inner === top) return top;
      top = inner;
    }
  };
  const parentOf = (node: Node): Node | null =>
    (node as Element).assignedSlot ?? node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  const isInside = (node: Node | null, outer: Node) => {
    for (let at = node; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const leadsAway = (element: Element) =>
    (element instanceof HTMLAnchorElement &&
      (element.hasAttribute('download') ||
        element.target === '_blank' ||
        element.origin !== location.origin ||
        element.pathname !== location.pathname)) ||
    (element instanceof HTMLInputElement && element.type === 'file');

  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches(pressed) || leadsAway(element)) continue;
      if (isPlace !== (element.closest('nav.places') !== null)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      if (right - left < 4 || bottom - top < 4 || x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) continue;
      found.push({ element, x, y });
    }
  };
  look(document);
  // What is covered, as by a dialog, is seen only when it is about to be pressed: looking costs a layout of the page.
  for (let at = Math.floor(share * found.length), left = found.length; left > 0; left -= 1) {
    const one = found[at % found.length];
    at += 1;
    if (!one || !isInside(topmost(one.x, one.y), one.element)) continue;
    const { element, x, y } = one;
    const root = element.getRootNode();
    const owner = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isEntry =
      (element instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|color|range)$/.test(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      (element as HTMLElement).isContentEditable;
    const name = `${owner}${element.getAttribute('role') ?? element.localName} "${label.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    return { x, y, name, takesText: isEntry };
  }
  return null;
}

/** Whether something stands in front of the page. */
export function isInFront(): boolean {
  const look = (root: Document | ShadowRoot): boolean =>
    root.querySelector('dialog:modal') !== null ||
    [...root.querySelectorAll('*')].some((element) => element.shadowRoot !== null && look(element.shadowRoot));
  return look(document);
}
