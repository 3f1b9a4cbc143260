/** The atoms that a page defines: what stands in its texts for something else, such as `{{ticket.id}}`. */
import type { EditorAtom } from '../model/editor-types.ts';
import { isAtomText } from '../schema/atom-text.ts';

export interface AtomTable {
  readonly byText: ReadonlyMap<string, EditorAtom>;
  /** Any of them, in one group; a longer one before one that it begins with. */
  readonly pattern: RegExp;
  /** All letters that one of them ends with: at any other nothing can have been typed to its end. */
  readonly ends: string;
}

/** `undefined` where there are none. Throws a `TypeError` for what is no atom. */
export function atomTable(atoms: readonly EditorAtom[] | undefined): AtomTable | undefined {
  if (!atoms || atoms.length === 0) return undefined;
  const byText = new Map<string, EditorAtom>();
  for (const atom of atoms) {
    if (!isAtomText(atom?.text) || typeof atom.label !== 'string') {
      throw new TypeError('An atom needs a label, and a text of one line without spaces at its ends.');
    }
    byText.set(atom.text, atom);
  }
  const texts = [...byText.keys()].sort((one, other) => other.length - one.length);
  return {
    byText,
    // Literal texts, one beside the other: nothing in it repeats.
    pattern: new RegExp(`(${texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')})`),
    ends: [...new Set(texts.map((text) => text.slice(-1)))].join(''),
  };
}
