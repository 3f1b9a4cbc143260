/** Stand-in languages made from English, for finding untranslated and clipped texts and for trying right-to-left. */
import type { MessageTree } from '../base/message-tree.ts';

const letters = [
  ...'aàbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
];
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? letter]] : [])),
);

const rightToLeftMark = '\u200f';

export function pseudoTree(english: MessageTree, locale: 'en-XA' | 'ar-XB'): MessageTree {
  const change = locale === 'en-XA' ? lengthened : mirrored;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : pseudoTree(value, locale),
    ]),
  );
}

/** `[Ŕéšţöŕé one]`: in brackets, so that a cut end shows. */
function lengthened(text: string): string {
  const filler = 'one two three four five six seven eight nine ten '.repeat(1 + Math.ceil(text.length / 100));
  return `[${outsidePlaceholders(text, accent)} ${filler.slice(0, Math.ceil(text.length * 0.35)).trimEnd()}]`;
}

function accent(text: string): string {
  return [...text].map((letter) => accented[letter] ?? letter).join('');
}

/** Letters in reverse order, and words from right to left, as Arabic or Hebrew would run. */
function mirrored(text: string): string {
  return outsidePlaceholders(text, (part) =>
    part.replace(/\p{L}+/gu, (word) => rightToLeftMark + [...word].reverse().join('') + rightToLeftMark),
  );
}

function outsidePlaceholders(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part) => (part.startsWith('{{') ? part : change(part)))
    .join('');
}
