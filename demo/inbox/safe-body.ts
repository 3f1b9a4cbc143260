/**
 * A formatted message of somebody else's, built anew of what is known to be harmless. It is read as a text with tags and
 * never handed to the browser as HTML: what comes into the page are elements of the list, a link's address, an image's
 * token and a cell's spans.
 */
import { attributeOf, decoded, type HtmlTag, tagsOf } from '../../src/base/html-tags.ts';
import { supportedElements } from '../../src/ui/editor/html/supported-elements.ts';
import { safeLinkAddress } from '../../src/ui/editor/values/addresses.ts';

/** What stands between these is no text. */
const silent = /<(script|style|template|noscript|iframe|object|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const empty = new Set(['br', 'hr', 'img', 'col']);
/** As deep as a message nests; what is within belongs to the last one then. */
const deepest = 40;
const mostSpan = 50;

/** Addresses by the token that the message names an image with; null where nobody may open it. */
export type ImageAddresses = ReadonlyMap<string, string | null>;

export function safeBody(html: string, images: ImageAddresses): DocumentFragment {
  const source = html.replace(comment, '').replace(silent, '');
  const result = document.createDocumentFragment();
  const open: HTMLElement[] = [];
  let at = 0;
  const innermost = () => open.at(-1) ?? result;
  for (const tag of tagsOf(source)) {
    const { name } = tag;
    innermost().append(decoded(source.slice(at, tag.start)));
    at = tag.end;
    if (!supportedElements.has(name)) continue;
    if (tag.isEnd) {
      const place = open.findLastIndex(({ localName }) => localName === name);
      if (place >= 0) open.length = place;
      continue;
    }
    const element = elementOf(tag, images);
    innermost().append(element);
    if (!empty.has(name) && open.length < deepest) open.push(element);
  }
  innermost().append(decoded(source.slice(at)));
  return result;
}

function elementOf(tag: HtmlTag, images: ImageAddresses): HTMLElement {
  const element = document.createElement(tag.name);
  if (element instanceof HTMLAnchorElement) {
    element.href = safeLinkAddress(attributeOf(tag, 'href'));
    element.rel = 'noopener noreferrer';
    element.target = '_blank';
  }
  if (element instanceof HTMLImageElement) {
    const address = images.get(attributeOf(tag, 'src').replace(/^cid:/, ''));
    if (address) element.src = address;
    element.alt = attributeOf(tag, 'alt') || (address ? '' : 'Missing image');
  }
  if (element instanceof HTMLTableCellElement) {
    element.colSpan = spanOf(attributeOf(tag, 'colspan'));
    element.rowSpan = spanOf(attributeOf(tag, 'rowspan'));
  }
  return element;
}

function spanOf(text: string): number {
  return Math.min(mostSpan, Math.max(1, Number(text) || 1));
}
