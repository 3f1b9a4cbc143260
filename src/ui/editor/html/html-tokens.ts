/**
 * A text of HTML as the tags, texts and comments that every browser takes it for, without a parser: nothing is made,
 * nothing runs, and no policy of the page is asked. After the tokenizer of the HTML standard, §13.2.5; what comes after
 * a tag that has no end is none, as there. In one go, however hostile.
 */

export interface HtmlAttribute {
  /** As it was written. */
  name: string;
  /** As it was written, without its quotes: references are not resolved. */
  value: string;
  /** What it is in the text, quotes included, and where. */
  start: number;
  end: number;
}

export interface HtmlTag {
  kind: 'start' | 'end';
  /** In small letters. */
  name: string;
  attributes: readonly HtmlAttribute[];
  start: number;
  end: number;
  /** Written so that nobody could take it for something else. */
  isPlain: boolean;
}

/** What is no tag. Of a comment, a text within it is not looked at. */
export interface HtmlPiece {
  kind: 'text' | 'less-than' | 'comment' | 'rest';
  start: number;
  end: number;
}

/** Of these, what stands in them is text until their end, whatever it looks like. */
const rawNames = 'script style xmp iframe noembed noframes title textarea'.split(' ');
const rawEnds = new Map(rawNames.map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')]));

const tagName = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const space = /[\t\n\f\r /]*/y;
const attribute =
  /([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*(=)[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)?))?/y;
const commentEnd = /--!?>/g;

/** `rawText`: what stands in elements as text, by their name, is told as text too. */
export function* htmlTokens(html: string): Generator<HtmlTag | HtmlPiece> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) yield { kind: 'text', start: at, end: start === -1 ? html.length : start };
    if (start === -1) return;
    const token = tokenAt(html, start);
    yield token;
    at = token.end;
    if (token.kind !== 'start') continue;
    const end = endOfRaw(html, token.name, at);
    if (end > at) yield { kind: 'text', start: at, end };
    at = end;
  }
}

function endOfRaw(html: string, name: string, at: number): number {
  if (name === 'plaintext') return html.length;
  const end = rawEnds.get(name);
  if (end === undefined) return at;
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

function tokenAt(html: string, start: number): HtmlTag | HtmlPiece {
  tagName.lastIndex = start;
  const name = tagName.exec(html)?.[1];
  if (name !== undefined) return tagAt(html, start, tagName.lastIndex, name);
  const next = html.charAt(start + 1);
  if (next !== '!' && next !== '?' && next !== '/') return { kind: 'less-than', start, end: start + 1 };
  const end = html.slice(start, start + 4) === '<!--' ? endOfComment(html, start) : html.indexOf('>', start) + 1;
  return end > 0 ? { kind: 'comment', start, end } : { kind: 'rest', start, end: html.length };
}

/** `<!-->` is one already. */
function endOfComment(html: string, start: number): number {
  commentEnd.lastIndex = start + 2;
  return commentEnd.test(html) ? commentEnd.lastIndex : 0;
}

function tagAt(html: string, start: number, from: number, name: string): HtmlTag | HtmlPiece {
  const attributes: HtmlAttribute[] = [];
  let isPlain = /^[\w:-]+$/.test(name);
  let at = from;
  while (at < html.length) {
    space.lastIndex = at;
    const gap = space.exec(html)?.[0] ?? '';
    at += gap.length;
    if (html.charAt(at) === '>') {
      const kind = html.charAt(start + 1) === '/' ? 'end' : 'start';
      return { kind, name: name.toLowerCase(), attributes, start, end: at + 1, isPlain };
    }
    attribute.lastIndex = at;
    const found = attribute.exec(html);
    if (found === null) break;
    const [written, own = '', sign, double, single, bare = ''] = found;
    const end = at + written.length;
    // A quote that never ends: so does the tag.
    if (sign && double === undefined && single === undefined && bare === '' && /["']/.test(html.charAt(end))) break;
    isPlain &&= /^[\t\n\f\r ]+$/.test(gap) && /^[a-z_][\w:.-]*$/i.test(own) && !/["'`=<]/.test(bare);
    attributes.push({ name: own, value: double ?? single ?? bare, start: at, end });
    at = end;
  }
  return { kind: 'rest', start, end: html.length };
}
