/**
 * Names under which something can be saved on every system, and which are what they seem: a backup of one system is
 * opened on another, and its names may have been made to deceive.
 */

/** Letters that are none in a name somewhere, and marks that turn the direction of text and so hide an extension. */
const forbidden = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
/** Bytes in UTF-8, as Linux counts; the others allow more. */
const longest = 255;

export function safeName(name: string): string {
  const plain = wellFormed(name)
    .replace(forbidden, '_')
    .replace(/(?<![. ])[. ]+$/, '_')
    .replace(/^ +/, '_');
  return cut(plain === '' ? '_' : plain.replace(reserved, '_$&'), '');
}

/**
 * Gives each name of a folder once, as systems tell names apart that do not look at case or at how an accent is written:
 * `Report.txt`, then `report (2).txt`.
 */
export function createNamer(): (folder: string, name: string) => string {
  /** By folder: what is taken, with the number that comes next for it. */
  const folders = new Map<string, Map<string, number>>();
  return (folder, name) => {
    const taken = folders.get(folder) ?? new Map<string, number>();
    folders.set(folder, taken);
    const safe = safeName(name);
    let free = safe;
    let count = taken.get(folded(safe)) ?? 1;
    for (; taken.has(folded(free)); free = numbered(safe, count)) count += 1;
    taken.set(folded(safe), count);
    taken.set(folded(free), taken.get(folded(free)) ?? 1);
    return free;
  };
}

function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  const at = dot > 0 ? dot : name.length;
  return cut(name.slice(0, at), ` (${count})${name.slice(at)}`);
}

/** Shortens the name, not its end, between two characters. */
function cut(name: string, end: string): string {
  if (bytesOf(name + end) <= longest) return name + end;
  const dot = end === '' ? name.lastIndexOf('.') : -1;
  // What is long behind a dot is no extension.
  if (dot > 0 && bytesOf(name.slice(dot)) <= longest / 4) return cut(name.slice(0, dot), name.slice(dot));
  if (bytesOf(end) > longest / 2) return cut(name + end, '');
  const letters = Array.from(name);
  while (letters.length > 1 && bytesOf(letters.join('') + end) > longest) {
    letters.length = Math.max(1, letters.length - Math.ceil((bytesOf(letters.join('') + end) - longest) / 4));
  }
  return letters.join('').replace(/(?<![. ])[. ]+$/, '_') + end;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function wellFormed(text: string): string {
  return text.toWellFormed?.() ?? text.replace(/\p{Cs}/gu, '\ufffd');
}
