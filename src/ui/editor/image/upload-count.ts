import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { EditorServices } from '../model/editor-context.ts';

/** Whether images are on their way to the server: the button that inserts one waits for them. Source: spec 003 §2. */
export function isUploading(editor: EditorServices): ReadonlySignal<boolean> {
  return countOf(editor).isSome;
}

/** How many images are on their way; told by what uploads them. */
export function setUploading(editor: EditorServices, count: number): void {
  countOf(editor).count.value = count;
}

const counts = new WeakMap<EditorServices, { count: Signal<number>; isSome: ReadonlySignal<boolean> }>();

function countOf(editor: EditorServices) {
  let known = counts.get(editor);
  if (known === undefined) {
    const count = signal(0);
    known = { count, isSome: computed(() => count.value > 0) };
    counts.set(editor, known);
  }
  return known;
}
