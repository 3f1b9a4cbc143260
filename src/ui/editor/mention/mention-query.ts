/** What somebody types to mention somebody: an @ at the start of a word, and letters of a name up to the caret. */
import { type EditorState, TextSelection } from 'prosemirror-state';
import { textBefore } from '../plugins/typed-text.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';

export interface MentionQuery {
  /** Place of the @. */
  from: number;
  /** Of the caret. */
  to: number;
  query: string;
}

const { nameLength, nameLengthWithSeparators } = editorLimits.mention;

export function mentionQueryAt({ selection, storedMarks }: EditorState): MentionQuery | undefined {
  if (!(selection instanceof TextSelection) || !selection.$cursor) return undefined;
  const { $cursor } = selection;
  const { parent } = $cursor;
  // Letters outside the basic plane count once and are two.
  const { text, start } = textBefore($cursor, 2 * nameLengthWithSeparators + 2);
  const at = Math.max(text.lastIndexOf('@'), text.lastIndexOf('＠'));
  // First: at nearly every key there is none, and nothing else is to be asked.
  if (at === -1) return undefined;
  const query = text.slice(at + 1);
  if (!mayPrecede(text.charAt(at - 1)) || !isName(query)) return undefined;
  if (parent.type.spec.code || parent.type.contentMatch.matchType(schema.nodes.mention) === null) return undefined;
  if ((storedMarks ?? $cursor.marks()).some(({ type }) => type.spec.code)) return undefined;
  return { from: start + at, to: $cursor.pos, query };
}

/** Nothing, a space, something that opens, or a script that knows no spaces: within a word it is an e-mail address. */
function mayPrecede(letter: string): boolean {
  return /^$|[\s([{<"'“‘«「『（［〈《、。，/]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);
}

const nameLetter = /[\p{L}\p{M}\p{N}_]/u;
const separator = /[ \u00a0\u3000.'’・-]/;

/** Separators stand one by one, between letters; the last one may still wait for what comes. */
function isName(text: string): boolean {
  let length = 0;
  let hasSeparator = false;
  let mayFollow = false;
  for (const letter of text) {
    length += 1;
    if (nameLetter.test(letter)) {
      mayFollow = true;
      continue;
    }
    if (!separator.test(letter) || !mayFollow) return false;
    hasSeparator = true;
    mayFollow = false;
  }
  return length <= (hasSeparator ? nameLengthWithSeparators : nameLength);
}
