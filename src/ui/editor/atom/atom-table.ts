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

const tables = new WeakMap<readonly EditorAtom[], AtomTable | undefined>();

/** `undefined` where there are none. What is no atom is left out. */
export function atomTable(atoms: readonly EditorAtom[]): AtomTable | undefined {
  if (!tables.has(atoms)) tables.set(atoms, makeTable(atoms.filter(isAtom)));
  return tables.get(atoms);
}

/** Why not all of them are atoms. */
export function atomProblem(atoms: readonly EditorAtom[]): TypeError | undefined {
  if (atoms.every(isAtom)) return undefined;
  return new TypeError(
    'An atom needs a label, and a text of one line without spaces at its ends. The others are there, these are not.',
  );
}

/** A page’s list may hold anything. */
function isAtom(atom: Partial<EditorAtom> | undefined): atom is EditorAtom {
  return isAtomText(atom?.text) && typeof atom?.label === 'string';
}

function makeTable(atoms: readonly EditorAtom[]): AtomTable | undefined {
  if (atoms.length === 0) return undefined;
  const byText = new Map(atoms.map((atom) => [atom.text, atom]));
  const texts = [...byText.keys()].sort((one, other) => other.length - one.length);
  return {
    byText,
    // Literal texts, one beside the other: nothing in it repeats.
    pattern: new RegExp(`(${texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')})`),
    ends: [...new Set(texts.map((text) => text.slice(-1)))].join(''),
  };
}
