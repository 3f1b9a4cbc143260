/**
 * Formatted text of somebody else's, written anew of what is known to be harmless: the editor's own elements, the
 * addresses of links, and pictures that were uploaded.
 */
import { attributeOf, decoded, tagsOf } from '../../../src/base/html-tags.ts';
import { escapeHtml } from '../../../src/ticketing/placeholders/placeholder-text.ts';
import { supportedElements } from '../../../src/ui/editor/html/supported-elements.ts';
import { safeLinkAddress } from '../../../src/ui/editor/values/addresses.ts';

/** What stands between these is no text. */
const silent = /<(script|style|template|noscript|iframe|object|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const empty = new Set(['br', 'hr', 'img', 'col']);

export function safeHtml(html: string): string {
  const source = html.replace(comment, '').replace(silent, '');
  const open: string[] = [];
  let written = '';
  let at = 0;
  for (const tag of tagsOf(source)) {
    written += textOf(source.slice(at, tag.start));
    at = tag.end;
    const { name } = tag;
    if (!supportedElements.has(name)) continue;
    if (!tag.isEnd) {
      written += `<${name}${attributesOf(tag)}>`;
      if (!empty.has(name)) open.push(name);
      continue;
    }
    const place = open.lastIndexOf(name);
    if (place >= 0) written += closing(open.splice(place));
  }
  return written + textOf(source.slice(at)) + closing(open);
}

const textOf = (text: string) => escapeHtml(decoded(text)).replaceAll('<br>', '\n');

const closing = (names: readonly string[]) =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');

function attributesOf(tag: Parameters<typeof attributeOf>[0] & { readonly name: string }): string {
  if (tag.name === 'a') return ` href="${escapeHtml(safeLinkAddress(attributeOf(tag, 'href')))}"`;
  const source = attributeOf(tag, 'src');
  if (tag.name !== 'img') return '';
  const alt = ` alt="${escapeHtml(attributeOf(tag, 'alt'))}"`;
  return /^cid:[\w.@-]{1,200}$/.test(source) ? ` src="${source}"${alt}` : alt;
}
