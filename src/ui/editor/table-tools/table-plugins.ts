/** All that tables need while somebody edits them. Comes late: until then a table is shown, and its text edited. */
import { keymap } from 'prosemirror-keymap';
import { type EditorState, Plugin } from 'prosemirror-state';
import { CellSelection, tableEditing } from 'prosemirror-tables';
import type { EditorServices } from '../model/editor-context.ts';
import { acrossEdge } from '../table/across-edge.ts';
import { keptCells } from '../table/kept-cells.ts';
import { mirroredKeys } from '../table/mirrored-keys.ts';
import { pasteIntoTable } from '../table/paste-cells.ts';
import { readOnlyTables } from '../table/read-only-tables.ts';
import { tableKeys } from '../table/table-keys.ts';
import { resizeTables } from './resize-plugin.ts';
import { openTableMenu } from './table-menu-state.ts';

export function tablePlugins(editor: EditorServices): Plugin[] {
  const editing = tableEditing();
  return [
    acrossEdge(),
    tableKeys(() => openTableMenu(editor)),
    pasting,
    resizeTables(editor),
    mirroredKeys(editing),
    keptCells(),
    editing,
    heldCells,
    readOnlyTables(),
  ];
}

/** Ahead of `tableEditing`, whose own pasting tears merged cells. */
const pasting = new Plugin({
  props: {
    handlePaste: (view, _event, slice) =>
      pasteIntoTable(slice)(view.state, (tr) => view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))),
  },
});

/** Behind `tableEditing`: at the table's edge the browser would make a selection of text of what is selected. */
const held = (state: EditorState) => state.selection instanceof CellSelection;
const heldCells = keymap({
  'Shift-ArrowLeft': held,
  'Shift-ArrowRight': held,
  'Shift-ArrowUp': held,
  'Shift-ArrowDown': held,
});
