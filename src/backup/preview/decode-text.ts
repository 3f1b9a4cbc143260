/**
 * Which characters the bytes of a file mean, if any. In the order of the standards for it: a byte order mark decides
 * (Encoding Standard, BOM sniff); bytes that no text holds make it no text (MIME Sniffing, binary data bytes); what is
 * valid UTF-8 is UTF-8; the rest is what its reader's language was written in before (HTML Standard, fallback
 * encodings). The reader can say otherwise.
 */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'shift_jis', 'euc-jp'] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  text: string;
  encoding: Encoding;
}

/** `undefined` for bytes that are no text. */
export function decodeText(bytes: Uint8Array, locale: string): DecodedText | undefined {
  const marked = byteOrderMark(bytes);
  if (marked) return { text: decodeAs(bytes, marked), encoding: marked };
  if (bytes.some(isBinaryByte)) return unmarkedUtf16(bytes);
  for (const encoding of ['utf-8', ...legacyOf(locale)] as const) {
    const text = strictly(bytes, encoding);
    if (text !== undefined) return { text, encoding };
  }
  return undefined;
}

/** What is no character in the encoding becomes U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function byteOrderMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** A control character that no text holds; tabs, line ends, form feeds and escapes are in texts. */
function isBinaryByte(byte: number): boolean {
  return byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
}

function legacyOf(locale: string): readonly Encoding[] {
  return locale.toLowerCase().split('-')[0] === 'ja' ? ['shift_jis', 'euc-jp', 'windows-1252'] : ['windows-1252'];
}

/** Of western letters in UTF-16 every other byte is 0, and nothing else is. */
function unmarkedUtf16(bytes: Uint8Array): DecodedText | undefined {
  if (bytes.length < 2 || bytes.length % 2 === 1) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = bytes.length / 2;
  const encoding = odd > pairs / 2 && even === 0 ? 'utf-16le' : even > pairs / 2 && odd === 0 ? 'utf-16be' : undefined;
  const text = encoding && strictly(bytes, encoding);
  if (encoding === undefined || text === undefined) return undefined;
  for (let at = 0; at < text.length; at += 1) if (isBinaryByte(text.charCodeAt(at))) return undefined;
  return { text, encoding };
}

function strictly(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
