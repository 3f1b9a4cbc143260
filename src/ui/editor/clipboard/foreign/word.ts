/**
 * What Word writes: its own elements, comments that only it reads, paragraphs that are no lists but look like some, and
 * empty paragraphs with a space in them.
 */
import { unwrap, walk } from '../../html/prepare/dom.ts';
import { readWordLists } from './word-lists.ts';

export function readWord(body: HTMLElement, sheets: readonly string[]): void {
  const isWord = body.querySelector('[class^="Mso"], [style*="mso-"], o\\:p') !== null;
  if (!isWord) return;
  removeComments(body);
  for (const element of body.querySelectorAll('[style*="mso-hide:all"], [style*="mso-element:footnote-list"]'))
    element.remove();
  readWordLists(body, sheets);
  for (const own of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':'))) unwrap(own);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    if (paragraph.textContent === '\u00a0' && paragraph.querySelector('img, br, p') === null)
      paragraph.replaceChildren();
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style*="mso-"]')) {
    element.setAttribute('style', withoutOwn(element.getAttribute('style') ?? ''));
  }
}

/** Supported by Word alone, with what stands between some of them. */
function removeComments(body: HTMLElement) {
  const comments: ChildNode[] = [];
  walk(body, {
    enter(node) {
      if (node.nodeType === Node.COMMENT_NODE) comments.push(node as Comment);
      return undefined;
    },
  });
  for (const comment of comments) if (!/Fragment/.test(comment.nodeValue ?? '')) comment.remove();
}

/** Its highlighting is a declaration of its own beside one of CSS. */
function withoutOwn(style: string): string {
  return style
    .split(';')
    .filter((declaration) => !/^\s*mso-|^\s*tab-stops/i.test(declaration))
    .join(';');
}
