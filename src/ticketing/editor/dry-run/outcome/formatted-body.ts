/**
 * Formatted text that would be sent, built anew of what is known to be harmless. It is read as a text with tags and never
 * handed to the browser as HTML: what comes into the page are elements of the editor's list, links that go where they say,
 * and words. Pictures are named, as a preview asks nobody for anything; what is filled in later is a chip.
 */
import { attributeOf, decoded, type HtmlTag, tagsOf } from '../../../../base/html-tags.ts';
import { visible, visibleLine } from '../../../../base/visible.ts';
import { supportedElements } from '../../../../ui/editor/html/supported-elements.ts';
import { safeLinkAddress } from '../../../../ui/editor/values/addresses.ts';
import { isPlaceholder, type PlaceholderName } from '../../../placeholders/placeholders.ts';

export interface BodyWords {
  /** Of a picture without a name. */
  readonly image: string;
  /** Of a link, for who cannot see its sign. */
  readonly opensInTab: string;
  nameOf(placeholder: PlaceholderName): string;
}

/** What stands between these is no text. */
const silent = /<(script|style|template|noscript|iframe|object|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const token = /(\{\{[\w.]{1,60}\}\})/g;
const empty = new Set(['br', 'hr', 'img', 'col']);
/** They end a paragraph that is open, as in a browser. */
const blocks = new Set('p h1 h2 h3 h4 ul ol blockquote pre table hr div'.split(' '));
/** As deep as a text nests; what is within belongs to the last one then. */
const deepest = 40;
const mostSpan = 50;

/** Whether something in it is only known when it is sent. */
export const hasLaterWords = (text: string) => text.split(token).some((part) => laterName(part) !== undefined);

export function formattedBody(html: string, words: BodyWords): DocumentFragment {
  const source = html.replace(comment, '').replace(silent, '');
  const result = document.createDocumentFragment();
  const open: HTMLElement[] = [];
  const innermost = () => open.at(-1) ?? result;
  let at = 0;
  for (const tag of tagsOf(source)) {
    innermost().append(...wordNodes(decoded(source.slice(at, tag.start)), words));
    at = tag.end;
    if (!supportedElements.has(tag.name)) continue;
    if (tag.isEnd) {
      const place = open.findLastIndex(({ localName }) => localName === nameIn(tag));
      if (place >= 0) open.length = place;
      continue;
    }
    if (blocks.has(tag.name) && open.at(-1)?.localName === 'p') open.length -= 1;
    const element = elementOf(tag, words);
    innermost().append(element);
    if (!empty.has(tag.name) && open.length < deepest) open.push(element);
  }
  innermost().append(...wordNodes(decoded(source.slice(at)), words));
  for (const link of result.querySelectorAll('a')) link.append(unseen(` (${words.opensInTab})`));
  return result;
}

/** A line of text, such as a subject. */
export function formattedLine(text: string, words: BodyWords): DocumentFragment {
  const result = document.createDocumentFragment();
  result.append(...wordNodes(text, words));
  return result;
}

/** Within the outline of the editor a mail has no headings. */
const nameIn = ({ name }: HtmlTag) => (/^h[1-4]$/.test(name) ? 'p' : name);

function elementOf(tag: HtmlTag, words: BodyWords): HTMLElement {
  if (tag.name === 'img') return chip(visible(attributeOf(tag, 'alt')) || words.image);
  const element = document.createElement(nameIn(tag));
  if (nameIn(tag) !== tag.name) element.className = 'formatted-heading';
  if (element instanceof HTMLAnchorElement) {
    element.href = safeLinkAddress(attributeOf(tag, 'href'));
    element.rel = 'noopener noreferrer';
    element.target = '_blank';
  }
  if (element instanceof HTMLTableCellElement) {
    element.colSpan = spanOf(attributeOf(tag, 'colspan'));
    element.rowSpan = spanOf(attributeOf(tag, 'rowspan'));
  }
  return element;
}

const spanOf = (text: string) => Math.min(mostSpan, Math.max(1, Number(text) || 1));

function wordNodes(text: string, words: BodyWords): (Node | string)[] {
  return text.split(token).flatMap((part) => {
    const name = laterName(part);
    if (name !== undefined) return chip(words.nameOf(name), 'formatted-later');
    // Line breaks are spaces in formatted text, and nothing that would have to be shown.
    return part === '' ? [] : visibleLine(part);
  });
}

function laterName(part: string): PlaceholderName | undefined {
  const name = part.slice(2, -2);
  return part.startsWith('{{') && isPlaceholder(name) ? name : undefined;
}

function unseen(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'visually-hidden';
  element.textContent = text;
  return element;
}

function chip(text: string, className = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = `formatted-chip ${className}`.trim();
  element.textContent = text;
  return element;
}
