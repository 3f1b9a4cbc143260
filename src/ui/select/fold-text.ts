/** How typed text meets labels: without regard to case and accents, each typed word somewhere in the label. */

/** Kana voicing marks and Indic vowel signs are letters, not accents: only the general block of marks is left out. */
const accents = /[\u0300-\u036f]/g;

export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(accents, '').toLowerCase();
}

export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

export function isFound(label: string, words: readonly string[]): boolean {
  const text = folded(label);
  return words.every((word) => text.includes(word));
}

export interface LabelPart {
  text: string;
  isMatch: boolean;
}

/** The label in pieces, those that were typed marked. Their texts joined are the label. */
export function markedParts(label: string, words: readonly string[]): LabelPart[] {
  const characters = [...label];
  const pieces = characters.map(folded);
  // Place in the folded text → character: one may fold to several letters, or to none.
  const origin = pieces.flatMap((piece, index) => Array.from({ length: piece.length }, () => index));
  const text = pieces.join('');
  const isMatch = characters.map(() => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const first = origin[at] ?? 0;
      const last = origin[at + word.length - 1] ?? first;
      isMatch.fill(true, first, last + 1);
    }
  }
  const parts: LabelPart[] = [];
  characters.forEach((character, index) => {
    const before = parts.at(-1);
    // A mark of its own belongs to the letter before it.
    const marked = pieces[index] === '' && before ? before.isMatch : (isMatch[index] ?? false);
    if (before && before.isMatch === marked) before.text += character;
    else parts.push({ text: character, isMatch: marked });
  });
  return parts;
}
