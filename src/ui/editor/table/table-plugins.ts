/** All that tables need while somebody edits them. Comes late: until then a table is shown, and its text edited. */
import { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import type { EditorSurroundings } from '../editor-context.ts';
import { pasteIntoTable } from './paste-cells.ts';
import { resizeTables } from './resize-plugin.ts';
import { tableKeys } from './table-keys.ts';
import { openTableMenu } from './table-menu-state.ts';

export function tablePlugins(editor: EditorSurroundings): Plugin[] {
  return [tableKeys(() => openTableMenu(editor)), pasting, resizeTables(editor), tableEditing()];
}

/** Ahead of `tableEditing`, whose own pasting tears merged cells. */
const pasting = new Plugin({
  props: {
    handlePaste: (view, _event, slice) =>
      pasteIntoTable(slice)(view.state, (tr) => view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))),
  },
});
