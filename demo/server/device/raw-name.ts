/**
 * Names whose bytes are no text, as old disks have them. In a name each byte that is none stands as a lone surrogate, which
 * no text has, so that the bytes can be had back: what is written to disk is what was there.
 */
const firstSurrogate = 0xdc00;
const alone = /[\udc80-\udcff]/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Of the bytes of a name or path. */
export function nameFrom(bytes: Uint8Array): string {
  const whole = textOf(bytes);
  if (whole !== undefined) return whole;
  let name = '';
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((each) => textOf(bytes.subarray(at, at + each)) !== undefined);
    name += length ? textOf(bytes.subarray(at, at + length)) : String.fromCharCode(firstSurrogate + (bytes[at] ?? 0));
    at += length ?? 1;
  }
  return name;
}

export function isRaw(name: string): boolean {
  return alone.test(name) && !name.isWellFormed();
}

/** The bytes of a name or path. */
export function bytesOf(name: string): Buffer {
  const letters = Array.from(name, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return alone.test(letter) && letter.length === 1 ? Buffer.of(code - firstSurrogate) : Buffer.from(letter);
  });
  return Buffer.concat(letters);
}

/** For calls of the system. */
export function pathOnDisk(path: string): string | Buffer {
  return isRaw(path) ? bytesOf(path) : path;
}

/** For people: `caf\xE9.txt`. */
export function shownName(name: string): string {
  if (!isRaw(name)) return name;
  return Array.from(name, (letter) =>
    letter.length === 1 && alone.test(letter)
      ? `\\x${(letter.charCodeAt(0) - firstSurrogate).toString(16).toUpperCase()}`
      : letter,
  ).join('');
}

function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return '';
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
