/** Formatted text as lines of words and mentions, for what is shown in small: it is read as text, and never as a page. */
import { attributeOf, decoded, tagsOf } from '../../../base/html-tags.ts';

export type BodyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly id: string; readonly name: string }
  | { readonly kind: 'image'; readonly name: string };

const blocks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'pre', 'blockquote', 'tr', 'hr', 'br']);

/** Lines without anything are left out. */
export function bodyLines(html: string): readonly (readonly BodyPart[])[] {
  const lines: BodyPart[][] = [];
  let line: BodyPart[] = [];
  /** What a mention is called is within it. */
  let mention: string | undefined;
  const end = () => {
    if (line.some((part) => part.kind !== 'text' || part.text.trim() !== '')) lines.push(line);
    line = [];
  };
  const add = (text: string) => {
    const plain = decoded(text).replaceAll(/\s+/g, ' ');
    if (plain !== '' && mention === undefined) line.push({ kind: 'text', text: plain });
  };
  let at = 0;
  for (const tag of tagsOf(html)) {
    add(html.slice(at, tag.start));
    at = tag.end;
    if (blocks.has(tag.name)) end();
    else if (tag.name === 'img' && !tag.isEnd) line.push({ kind: 'image', name: attributeOf(tag, 'alt') });
    else if (tag.name === 'span' && tag.isEnd) mention = undefined;
    else if (tag.name === 'span') {
      const id = attributeOf(tag, 'data-mention');
      if (id === '') continue;
      mention = id;
      line.push({ kind: 'mention', id, name: attributeOf(tag, 'data-label') || id });
    }
  }
  add(html.slice(at));
  end();
  return lines;
}
