/** The text of some HTML as a person sees it, piece by piece, without spaces: those are how it is laid out. */

/** Nobody sees what is in them. */
const unseen = /^(?:script|style|template|title|head)$/i;

export function visibleText(body: HTMLElement): string[] {
  const pieces: string[] = [];
  // Of the page's own document: a name in the other one could answer in place of its methods.
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.nodeType === Node.ELEMENT_NODE && unseen.test(node.nodeName)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const text = (node.nodeValue ?? '').replaceAll(/[\s\0]+/g, '');
    if (text !== '') pieces.push(/^@user:\{[^{}]*\}$/.test(text) ? text.replaceAll(/[{}]/g, '') : text);
  }
  return pieces;
}
