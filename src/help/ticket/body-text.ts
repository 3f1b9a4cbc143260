/** A ticket's message as text and as HTML. Only what the editor writes is read here, and only as text. */
import { attributeOf, decoded, tagsOf } from '../../base/html-tags.ts';
import { indexed } from '../../base/indexed.ts';

/** What ends a line where it ends. Cells stand beside each other. */
const blocks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'pre', 'blockquote', 'tr', 'hr']);
const bullet = '- ';

/** Each line a paragraph. */
export function htmlOfText(text: string): string {
  if (text === '') return '';
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** The words, line by line; an address that its link does not show stands behind it. */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let link: { address: string; from: number } | undefined;
  let isCell = false;
  const end = (isAlways: boolean) => {
    if (isAlways || line !== '') lines.push(line);
    line = '';
  };
  const add = (text: string) => {
    const parts = decoded(text).split('\n');
    for (const [index, part] of indexed(parts)) {
      if (index > 0) end(true);
      line += part;
    }
  };
  let at = 0;
  for (const tag of tagsOf(html)) {
    const { name, isEnd } = tag;
    add(html.slice(at, tag.start));
    at = tag.end;
    if (name === 'br') {
      // Alone in a paragraph it keeps that open, and is no line of its own.
      if (!/^<\/(?:p|div|li|h\d|td|th)>/i.test(html.slice(at)) || line !== '') end(true);
    } else if (name === 'a') {
      if (!isEnd) link = { address: attributeOf(tag, 'href'), from: line.length };
      else if (link) {
        const shown = line.slice(link.from);
        if (link.address !== '' && !isShown(link.address, shown)) line += ` (${link.address})`;
        link = undefined;
      }
    } else if (name === 'img') line += attributeOf(tag, 'alt');
    else if (name === 'td' || name === 'th') {
      isCell = !isEnd;
      if (isEnd) line += '\t';
    } else if (name === 'tr' && isEnd) {
      line = line.replace(/\t$/, '');
      end(true);
    } else if (name === 'li' && !isEnd) {
      end(false);
      line = bullet;
    } else if (blocks.has(name) && !isCell && (isEnd || line !== bullet)) end(isEnd && name === 'p' && line !== bullet);
  }
  add(html.slice(at));
  end(false);
  return lines.join('\n');
}

/** Nothing but lines: as text it loses nothing. */
export function isPlainHtml(html: string): boolean {
  for (const { name, attributes } of tagsOf(html)) {
    if (!/^(?:p|br)$/.test(name) || attributes.trim() !== '') return false;
  }
  return true;
}

function isShown(address: string, shown: string): boolean {
  const bare = (text: string) => text.replace(/^(?:https?:\/\/|mailto:|tel:|sms:)/i, '').replace(/\/$/, '');
  return bare(address) === bare(shown.trim());
}

/** Spaces that HTML would fold, or drop at the ends of a line, are made such as it keeps. */
function escaped(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\t', '\u00a0\u00a0\u00a0\u00a0')
    .replace(/^ | (?= )| $/g, '\u00a0');
}
