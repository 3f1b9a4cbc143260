/** What was pasted or dropped and not taken, or not all of it, until it is dismissed or something else comes. */
import { type Signal, signal } from '@preact/signals-core';
import type { EditorServices } from '../model/editor-context.ts';
import type { LostParts } from './lost-parts.ts';

/** Bytes as they are told: of the text that came. */
export type PasteNotice = { is: 'tooLarge'; size: number } | ({ is: 'lost' } & LostParts);

/** One for each editor. */
const notices = new WeakMap<EditorServices, Signal<PasteNotice | undefined>>();

export function pasteNotice(editor: EditorServices): Signal<PasteNotice | undefined> {
  const known = notices.get(editor) ?? signal<PasteNotice>();
  notices.set(editor, known);
  return known;
}
