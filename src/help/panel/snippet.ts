/**
 * A snippet of the help centre is HTML of somebody else's. It is read here as text with marks and never handed to the
 * browser as HTML: what remains is strings, which React writes as text. No parser of the browser's is asked, which a
 * page that enforces Trusted Types would not allow.
 */
import { visible } from '../../base/visible.ts';

export interface SnippetPart {
  text: string;
  /** Found by the search. */
  isMarked: boolean;
}

/** What stands between these is no text. */
const silent = /<(script|style|template|noscript|iframe|textarea|title|xmp|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])(?:[^<>"']|"[^"]*"|'[^']*')*(?:>|$)/gi;
const marks = new Set(['em', 'strong', 'b', 'mark']);
const blocks = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr', 'td', 'th']);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' };

/** Characters: a snippet is two lines. */
const longest = 4000;

export function snippetParts(html: string): SnippetPart[] {
  const source = html.slice(0, longest).replace(comment, '').replace(silent, ' ');
  const parts: SnippetPart[] = [];
  let depth = 0;
  let at = 0;
  const add = (raw: string) => {
    const text = decoded(raw);
    const isMarked = depth > 0;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text = spaced(last.text + text);
    else if (text !== '') parts.push({ text: spaced(text), isMarked });
  };
  for (const match of source.matchAll(tag)) {
    const [whole, end, name = ''] = match;
    add(source.slice(at, match.index));
    at = match.index + whole.length;
    const known = name.toLowerCase();
    if (marks.has(known)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (blocks.has(known)) add(' ');
  }
  add(source.slice(at));
  // After its entities were read, which stand for any sign.
  return parts.map((part) => ({ ...part, text: visible(part.text) }));
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '�';
  });
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}
