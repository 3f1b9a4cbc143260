import { type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../base/json-text.ts';
import type { EditorAtom } from '../model/editor-types.ts';
import { type AtomTable, atomTable } from './atom-table.ts';

/** The atoms of one editor. */
export interface KnownAtoms {
  readonly table: ReadonlySignal<AtomTable | undefined>;
  /** At every rendering; answers whether they are others, however they came. */
  take(atoms: readonly EditorAtom[] | undefined): boolean;
}

export function createKnownAtoms(report: (error: unknown) => void): KnownAtoms {
  const table = signal<AtomTable>();
  let taken: readonly EditorAtom[] | undefined;
  let written = '[]';
  return {
    table,
    take(atoms = []) {
      if (atoms === taken) return false;
      taken = atoms;
      const next = jsonText(atoms);
      if (next === written) return false;
      written = next;
      try {
        table.value = atomTable(atoms);
      } catch (error) {
        // Its owner may be rendering.
        queueMicrotask(() => report(error));
      }
      return true;
    },
  };
}
