/**
 * A ticket's message as text and as HTML. Only what the editor writes is read here, and only as text: nothing is handed
 * to the browser, so no page has to trust it.
 */

const markup = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** What ends a line where it ends. Cells stand beside each other. */
const blocks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'pre', 'blockquote', 'tr', 'hr']);
const bullet = '- ';
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

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
    for (const [index, part] of parts.entries()) {
      if (index > 0) end(true);
      line += part;
    }
  };
  let at = 0;
  for (const match of html.matchAll(markup)) {
    const [whole, slash, tag = '', attributes = ''] = match;
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    add(html.slice(at, match.index));
    at = match.index + whole.length;
    if (name === 'br') {
      // Alone in a paragraph it keeps that open, and is no line of its own.
      if (!/^<\/(?:p|div|li|h\d|td|th)>/i.test(html.slice(at)) || line !== '') end(true);
    } else if (name === 'a') {
      if (!isEnd) link = { address: attribute(attributes, 'href'), from: line.length };
      else if (link) {
        const shown = line.slice(link.from);
        if (link.address !== '' && !isShown(link.address, shown)) line += ` (${link.address})`;
        link = undefined;
      }
    } else if (name === 'img') line += attribute(attributes, 'alt');
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
  for (const [, , name = '', attributes = ''] of html.matchAll(markup)) {
    if (!/^(?:p|br)$/i.test(name) || attributes.trim() !== '') return false;
  }
  return true;
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return decoded(found?.[1] ?? found?.[2] ?? '');
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

/** What entities stand for. */
export function decoded(text: string): string {
  return text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .replaceAll('\u00a0', ' ');
}
