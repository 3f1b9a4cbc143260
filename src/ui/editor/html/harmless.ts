/**
 * What may stand in HTML that a page shows: elements that are seen and do nothing, attributes that only tell how, and
 * addresses that somebody goes to or that are pictures. After the lists of DOMPurify, without controls of forms.
 */
export const harmlessElements: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address article aside b bdi bdo big blink blockquote body br caption center cite code col colgroup ' +
    'dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
    'img ins kbd li main mark marquee menu nav nobr o:p ol p pre q rb rp rt rtc ruby s samp search section small span ' +
    'strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);

const harmlessAttributes: ReadonlySet<string> = new Set(
  (
    'abbr align alt axis bgcolor border bordercolor cellpadding cellspacing char charoff cite class clear ' +
    'color colspan compact datetime decoding dir download face headers height href hreflang hspace id lang link ' +
    'loading name noshade nowrap open rel reversed role rowspan rules scope size span src start style summary target ' +
    'text title translate type valign value vlink vspace width xml:lang xmlns'
  ).split(' '),
);

/** What of the value may stay, mostly all of it; `undefined` where the attribute may not. References are as written. */
export function harmlessValue(element: string, name: string, value: string): string | undefined {
  if (/^(?:data|aria)-[\w.-]+$/.test(name) || /^xmlns:\w+$/.test(name)) return value;
  if (!harmlessAttributes.has(name)) return undefined;
  if (name === 'style') return harmlessStyle(value);
  if (name === 'href') return element === 'a' && isHarmlessLink(resolved(value)) ? value : undefined;
  if (name === 'cite') return isHarmlessLink(resolved(value)) ? value : undefined;
  if (name === 'src' && element !== 'img') return undefined;
  if (name === 'src') return isHarmlessPicture(resolved(value)) ? value : undefined;
  if (name === 'id' || name === 'name') return answersForPage(resolved(value)) ? undefined : value;
  return value;
}

/** By it scripts would find an element in the place of a member of the document or of a form. */
function answersForPage(name: string): boolean {
  return name === 'location' || name in Document.prototype || name in HTMLFormElement.prototype;
}

const schemes = /^(?:https?|mailto|sms|tel)$/;
const pictureData = /^data:image\/(?:jpeg|jpg|png|gif|webp|bmp|avif);base64,[a-z0-9+/\s]*(?:=+\s*)?$/i;

function isHarmlessLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || schemes.test(scheme) || address === 'about:blank';
}

function isHarmlessPicture(address: string): boolean {
  const scheme = schemeOf(address);
  return (
    scheme === undefined || /^(?:https?|blob|cid)$/.test(scheme) || (scheme === 'data' && pictureData.test(address))
  );
}

/** In small letters; `undefined` for a place of the page. What is no letter of a scheme is part of one that is not known. */
function schemeOf(address: string): string | undefined {
  const head = /^[^/?#\\]*/.exec(address)?.[0] ?? '';
  // Browsers drop controls wherever they stand; what nobody sees hides what is meant.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  const start = head.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '');
  // A reference that is not resolved here may be one of a colon.
  return /[:&]/.test(start) ? start.split(':')[0]?.toLowerCase() : undefined;
}

/** References by number, and by the names that stand in addresses and styles. */
function resolved(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, digits: string) => letterOf(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, digits: string) => letterOf(Number(digits)))
    .replaceAll(/&(quot|apos|lt|gt|colon|Tab|NewLine|amp);/g, (_, name: string) => named[name] ?? '');
}

const named: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  amp: '&',
};

function letterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** What loads, runs in old browsers, stands elsewhere in the page, or is written so that it cannot be told. */
const bad =
  /(?:url|image|image-set|src|element|attr)\s*\(|expression|behavior|binding|javascript|vbscript|[\\@<&{}]|(?:^|[\s;])position\s*:(?!\s*(?:static|relative))/i;

function harmlessStyle(written: string): string | undefined {
  const style = resolved(written);
  if (!bad.test(style)) return written;
  // Also where a semicolon stands in quotes: nothing bad comes of pieces that are none.
  const kept = style.split(';').filter((declaration) => /\S/.test(declaration) && !bad.test(declaration));
  return kept.length === 0 ? undefined : kept.join(';').trim();
}
