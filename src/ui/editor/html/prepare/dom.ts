/**
 * Steps on nodes of an inert document that several passes take. None takes a list of nodes as arguments: there may be
 * more than a call can have.
 */

/** `Node.ELEMENT_NODE`, without asking the page for it at every node. */
const element = 1;

const blockNames = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER COLGROUP DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION ' +
    'FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL P PRE SEARCH SECTION SUMMARY ' +
    'TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);

export function isBlock(node: Node): boolean {
  return blockNames.has(node.nodeName);
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === element;
}

export function isList(node: Node | null): node is HTMLUListElement | HTMLOListElement {
  return node !== null && /^[UO]L$/.test(node.nodeName);
}

/** Paragraphs and headings: blocks that hold text and no other block. */
export function isTextBlock(node: Node): boolean {
  return /^(?:P|H[1-6])$/.test(node.nodeName);
}

export function moveChildren(from: Element, to: Element): void {
  while (from.firstChild !== null) to.append(from.firstChild);
}

/** Its children stay, in its place. */
export function unwrap(element: Element): void {
  while (element.firstChild !== null) element.before(element.firstChild);
  element.remove();
}

/** Another element with its styles, its alignment and its children, in its place. */
export function rename(element: HTMLElement, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.style.cssText = element.style.cssText;
  const align = element.getAttribute('align');
  if (align !== null) renamed.setAttribute('align', align);
  moveChildren(element, renamed);
  element.replaceWith(renamed);
  return renamed;
}

export interface Walk {
  /** Answers false to leave the children out. */
  enter(node: Node): boolean | undefined;
  leave?(element: HTMLElement): void;
}

/** Every node below `root` in the order of the text, without recursion. What is after the node may be changed only in it. */
export function walk(root: Node, { enter, leave }: Walk): void {
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (enter(node) !== false && node.firstChild !== null) {
      node = node.firstChild;
      continue;
    }
    while (node !== null) {
      if (isElement(node)) leave?.(node);
      if (node.nextSibling !== null) {
        node = node.nextSibling;
        break;
      }
      node = node.parentNode === root ? null : node.parentNode;
    }
  }
}
