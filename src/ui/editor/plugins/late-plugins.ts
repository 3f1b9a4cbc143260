/** The parts of an editor that come when its text is there. Each list is made for one editor. */
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import type { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { loadClipboard } from '../clipboard/late-clipboard.ts';
import type { EditorSurroundings } from '../editor-context.ts';

export function latePlugins(editor: EditorSurroundings): Plugin[] {
  loadClipboard().catch(editor.report);
  return [gapCursor(), dropCursor({ class: 'editor-drop-cursor', color: false }), tableEditing()];
}
