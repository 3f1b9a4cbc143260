/**
 * Pictures of a text in RTF, in their order: Word puts them there, and only their places on the computer into the HTML
 * beside it. As data addresses; `undefined` for one of a kind that no browser shows.
 */
export function picturesOfRtf(rtf: string): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  const begin = /\{\\pict(?![a-z])/g;
  for (let match = begin.exec(rtf); match !== null; match = begin.exec(rtf)) {
    // The same once more, for programs of the last century.
    if (rtf.slice(Math.max(0, match.index - 14), match.index).includes('\\nonshppict')) continue;
    const { kind, digits, end } = readPicture(rtf, match.index + 1);
    begin.lastIndex = end;
    found.push(kind === undefined ? undefined : addressOf(kind, digits));
  }
  return found;
}

const token = /[{}]|\\[a-z]+-?\d* ?|\\[^a-z]|[0-9a-f\s]+|[\s\S]/giy;
const kinds: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/** From behind its bracket to the one that closes it; groups within are about it. */
function readPicture(rtf: string, from: number) {
  let kind: string | undefined;
  const digits: string[] = [];
  let depth = 1;
  let end = from;
  token.lastIndex = from;
  while (depth > 0) {
    const [text] = token.exec(rtf) ?? [];
    // It has no end: nothing behind it is another picture.
    end = text === undefined ? rtf.length : token.lastIndex;
    if (text === undefined) break;
    if (text === '{') depth += 1;
    else if (text === '}') depth -= 1;
    else if (depth === 1 && text.startsWith('\\')) kind ??= kinds[text.slice(1).trim()];
    else if (depth === 1 && /^[0-9a-f\s]+$/i.test(text)) digits.push(text);
  }
  return { kind, digits: digits.join('').replaceAll(/\s+/g, ''), end };
}

function addressOf(type: string, digits: string): string | undefined {
  if (digits.length < 16 || digits.length % 2 === 1) return undefined;
  const letters: string[] = [];
  for (let at = 0; at < digits.length; at += 2)
    letters.push(String.fromCharCode(Number.parseInt(digits.slice(at, at + 2), 16)));
  return `data:${type};base64,${btoa(letters.join(''))}`;
}
