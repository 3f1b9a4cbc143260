/**
 * HTML as a text with tags, for what is read as text and never handed to a browser, so that no page has to trust it:
 * what our editor writes, and messages of others. In one go, however hostile it is.
 */

export interface HtmlTag {
  /** In small letters. */
  name: string;
  isEnd: boolean;
  /** What stands behind the name, as it was written. */
  attributes: string;
  /** Where it begins in the text, and where it has ended. */
  start: number;
  end: number;
}

/** A `<` whose tag never ends begins none. A `>` within quotes ends none. */
export function* tagsOf(html: string): Generator<HtmlTag> {
  const beginning = /<(\/?)([a-z][a-z0-9]*)/gi;
  const ends = tagEnds(html);
  for (let found = beginning.exec(html); found; found = beginning.exec(html)) {
    const [, slash, name = ''] = found;
    const { index: start } = found;
    const { lastIndex } = beginning;
    const end = ends[lastIndex];
    if (!end) continue;
    yield { name: name.toLowerCase(), isEnd: slash === '/', attributes: html.slice(lastIndex, end - 1), start, end };
    beginning.lastIndex = end;
  }
}

/** Of an attribute in quotes; empty where there is none. */
export function attributeOf({ attributes }: Pick<HtmlTag, 'attributes'>, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return decoded(found?.[1] ?? found?.[2] ?? '');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

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

/**
 * For each place within a tag where its tag has ended, or 0. From the end, so that each place needs only what was found
 * behind it: to look ahead from every `<` would take as long as all of them together are far from their ends.
 */
function tagEnds(html: string): Uint32Array {
  const ends = new Uint32Array(html.length + 1);
  const nextQuote = new Map<string, number>();
  for (let at = html.length - 1; at >= 0; at -= 1) {
    const character = html.charAt(at);
    if (character === '>') ends[at] = at + 1;
    else if (character === '"' || character === "'") {
      const closing = nextQuote.get(character);
      ends[at] = closing === undefined ? 0 : (ends[closing + 1] ?? 0);
      nextQuote.set(character, at);
    } else ends[at] = ends[at + 1] ?? 0;
  }
  return ends;
}
