/**
 * What Word writes: its own elements, comments that only it reads, paragraphs that are no lists but look like some, and
 * empty paragraphs with a space in them. What it says in styles that are its own stands in an attribute beside them.
 */
import { wordStyle } from '../../html/parked-attributes.ts';
import { unwrap, walk } from '../../html/prepare/dom.ts';
import { readWordLists } from './word-lists.ts';

export function readWord(body: HTMLElement, sheets: readonly string[]): void {
  const isWord = body.querySelector(`[class^="Mso"], [${wordStyle}], o\\:p`) !== null;
  if (!isWord) return;
  removeComments(body);
  for (const element of body.querySelectorAll(`[${wordStyle}]`)) {
    if (/mso-hide:\s*all|mso-element:\s*footnote-list/i.test(element.getAttribute(wordStyle) ?? '')) element.remove();
  }
  readWordLists(body, sheets);
  for (const own of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':'))) unwrap(own);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    if (paragraph.textContent === '\u00a0' && paragraph.querySelector('img, br, p') === null)
      paragraph.replaceChildren();
  }
  for (const element of body.querySelectorAll(`[${wordStyle}]`)) element.removeAttribute(wordStyle);
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
