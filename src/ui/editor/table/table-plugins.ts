/** All that tables need while somebody edits them. Comes late: until then a table is shown, and its text edited. */
import { Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import type { EditorSurroundings } from '../editor-context.ts';
import { pasteIntoTable, withoutTables } from './paste-cells.ts';
import { resizeTables } from './resize-plugin.ts';
import { tableKeys } from './table-keys.ts';
import { openTableMenu } from './table-menu-state.ts';

export function tablePlugins(editor: EditorSurroundings): Plugin[] {
  return [tableKeys(() => openTableMenu(editor)), pasting(editor), resizeTables(editor), tableEditing()];
}

/** Ahead of `tableEditing`, whose own pasting tears merged cells. */
function pasting({ permissions }: EditorSurroundings): Plugin {
  return new Plugin({
    props: {
      handlePaste(view, _event, slice) {
        const allowed = permissions().tables ? slice : withoutTables(slice);
        if (pasteIntoTable(allowed)(view.state, (tr) => view.dispatch(tr.setMeta('paste', true)))) return true;
        if (allowed === slice) return false;
        view.dispatch(view.state.tr.replaceSelection(allowed).scrollIntoView().setMeta('paste', true));
        return true;
      },
    },
  });
}
