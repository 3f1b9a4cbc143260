/**
 * A formatted message of somebody else's, built anew of what is known to be harmless. It is read as a text with tags and
 * never handed to the browser as HTML: what comes into the page are elements of the list, a link's address, an image's
 * token and a cell's spans.
 */
import { decoded } from '../../src/help/ticket/body-text.ts';
import { supportedElements } from '../../src/ui/editor/html/supported-elements.ts';
import { safeLinkAddress } from '../../src/ui/editor/values/addresses.ts';

/** What stands between these is no text. */
const silent = /<(script|style|template|noscript|iframe|object|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
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
  for (const match of source.matchAll(tag)) {
    const [whole, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    innermost().append(decoded(source.slice(at, match.index)));
    at = match.index + whole.length;
    if (!supportedElements.has(name)) continue;
    if (slash === '/') {
      const place = open.findLastIndex(({ localName }) => localName === name);
      if (place >= 0) open.length = place;
      continue;
    }
    const element = elementOf(name, attributes, images);
    innermost().append(element);
    if (!empty.has(name) && open.length < deepest) open.push(element);
  }
  innermost().append(decoded(source.slice(at)));
  return result;
}

function elementOf(name: string, attributes: string, images: ImageAddresses): HTMLElement {
  const element = document.createElement(name);
  if (element instanceof HTMLAnchorElement) {
    element.href = safeLinkAddress(attribute(attributes, 'href'));
    element.rel = 'noopener noreferrer';
    element.target = '_blank';
  }
  if (element instanceof HTMLImageElement) {
    const address = images.get(attribute(attributes, 'src').replace(/^cid:/, ''));
    if (address) element.src = address;
    element.alt = attribute(attributes, 'alt') || (address ? '' : 'Missing image');
  }
  if (element instanceof HTMLTableCellElement) {
    element.colSpan = spanOf(attribute(attributes, 'colspan'));
    element.rowSpan = spanOf(attribute(attributes, 'rowspan'));
  }
  return element;
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return decoded(found?.[1] ?? found?.[2] ?? '');
}

function spanOf(text: string): number {
  return Math.min(mostSpan, Math.max(1, Number(text) || 1));
}
