/** Words between two marks: `**bold**`, `*italic*`, `_italic_`, code between backticks, `~~struck~~`. */
import type { MarkType } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';
import type { InputRule, TypedText } from './typed-text.ts';

const { marks } = schema;

/** The longer of two that begin alike first. */
const delimiters: readonly { sign: string; type: MarkType }[] = [
  { sign: '**', type: marks.strong },
  { sign: '~~', type: marks.strike },
  { sign: '*', type: marks.em },
  { sign: '_', type: marks.em },
  { sign: '`', type: marks.code },
];

export function markRule({ text }: TypedText): InputRule | undefined {
  const delimiter = delimiters.find(({ sign }) => text.endsWith(sign));
  if (delimiter === undefined) return undefined;
  const { sign, type } = delimiter;
  const opening = openingOf(text, sign);
  if (opening === undefined) return undefined;
  return (state, { start }) => {
    const from = start + opening;
    const to = start + text.length;
    if (state.doc.rangeHasMark(from, to, marks.code) || !state.selection.$from.parent.type.allowsMarkType(type)) {
      return undefined;
    }
    const { tr } = state;
    tr.delete(to - sign.length, to).delete(from, from + sign.length);
    return tr.addMark(from, to - 2 * sign.length, type.create()).removeStoredMark(type);
  };
}

/** Where the sign that belongs to the one at the end stands, unless what is between is no word or phrase. */
function openingOf(text: string, sign: string): number | undefined {
  const closing = text.length - sign.length;
  const opening = text.lastIndexOf(sign, closing - sign.length - 1);
  // From before its beginning `lastIndexOf` still looks at the first letter.
  if (opening === -1 || opening + sign.length >= closing) return undefined;
  const between = text.slice(opening + sign.length, closing);
  const letter = sign.charAt(0);
  if (/^\s|\s$/.test(between) || between.startsWith(letter) || between.endsWith(letter)) return undefined;
  const before = text.slice(0, opening);
  // Within a word it is a letter like any other: snake_case, 2*3*4.
  if (before.endsWith(letter) || /[\p{L}\p{N}_]$/u.test(before)) return undefined;
  // After a backtick that is still open comes code.
  if (letter !== '`' && before.split('`').length % 2 === 0) return undefined;
  return opening;
}
