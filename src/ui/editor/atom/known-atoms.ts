import { type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../base/json-text.ts';
import type { EditorAtom } from '../model/editor-types.ts';

type Atoms = readonly EditorAtom[];

/** The atoms of one editor. */
export interface KnownAtoms {
  readonly list: ReadonlySignal<Atoms>;
  /** At every rendering; answers whether they are others. A page may make the same list anew each time. */
  take(atoms: Atoms | undefined): boolean;
}

const none: Atoms = [];

export function createKnownAtoms(): KnownAtoms {
  const list = signal(none);
  let taken = none;
  return {
    list,
    take(atoms = none) {
      if (atoms === taken) return false;
      taken = atoms;
      if (jsonText(atoms) === jsonText(list.peek())) return false;
      list.value = atoms;
      return true;
    },
  };
}
