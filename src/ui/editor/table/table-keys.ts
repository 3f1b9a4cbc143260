/** What keys do in tables, beyond what `tableEditing` does by itself. */
import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, Selection } from 'prosemirror-state';
import { CellSelection, goToNextCell } from 'prosemirror-tables';
import { indent, outdent } from '../commands/alignment.ts';
import { listDepth } from '../commands/wrappers.ts';
import { isWithin } from './grid.ts';
import { isEmptyCell } from './grid-edits.ts';
import { menuKeys } from './menu-keys.ts';
import { deleteTable, insertLines } from './table-commands.ts';
import { tablePlace } from './table-place.ts';

export function tableKeys(openMenu: () => boolean): Plugin {
  return keymap({
    Tab: inTable(nextCell),
    'Shift-Tab': inTable(unlessInList(outdent, goToNextCell(-1))),
    Backspace: deleteEmptyTable,
    Delete: deleteEmptyTable,
    [menuKeys]: (state) => tablePlace(state) !== undefined && openMenu(),
  });
}

/** Behind the last cell there is another row. Arrow keys lead out of a table. */
const nextCell: Command = (state, dispatch, view) => {
  if (unlessInList(indent, goToNextCell(1))(state, dispatch, view)) return true;
  const place = tablePlace(state);
  if (!place || !dispatch) return place !== undefined;
  const added = place.pos + 1 + place.table.content.size;
  return insertLines(
    'row',
    'after',
    1,
  )(state, (tr) => dispatch(tr.setSelection(Selection.near(tr.doc.resolve(added + 2))).scrollIntoView()));
};

/** All cells selected and nothing in them: there is nothing left to empty. */
const deleteEmptyTable: Command = (state, dispatch) => {
  const place = state.selection instanceof CellSelection ? tablePlace(state) : undefined;
  if (!place?.grid.slots.every((slot) => isWithin(slot, place.area) && isEmptyCell(slot.cell))) return false;
  return deleteTable(state, dispatch);
};

function inTable(command: Command): Command {
  return (state, dispatch, view) => tablePlace(state) !== undefined && command(state, dispatch, view);
}

/** An item of a list goes in and out first, as it does outside of tables. */
function unlessInList(inList: Command, otherwise: Command): Command {
  return (state, dispatch, view) => {
    const { selection } = state;
    const isInList = !(selection instanceof CellSelection) && listDepth(selection.$from) > 0;
    return (isInList && inList(state, dispatch, view)) || otherwise(state, dispatch, view);
  };
}
