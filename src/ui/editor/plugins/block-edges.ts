/** Backspace at the start of a block undoes what the block is, step by step, before it joins; Enter leaves an empty item. */
import { lift } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { ResolvedPos } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';

const { nodes } = schema;

export const undoBlock: Command = (state, dispatch) => {
  const { selection, tr } = state;
  if (!(selection instanceof TextSelection) || !selection.$cursor || selection.$cursor.parentOffset > 0) return false;
  const { $cursor } = selection;
  const { parent } = $cursor;
  if (parent.attrs.indent > 0) {
    dispatch?.(tr.setNodeAttribute($cursor.before(), 'indent', parent.attrs.indent - 1));
    return true;
  }
  const index = $cursor.index(-1);
  const around = $cursor.node(-1);
  // An empty line above goes first, and leaves the heading what it is.
  const above = index > 0 ? around.child(index - 1) : undefined;
  if (parent.type !== nodes.paragraph && !(above?.isTextblock && above.content.size === 0)) {
    const { align = null, dir = null } = parent.attrs;
    dispatch?.(tr.setBlockType($cursor.pos, $cursor.pos, nodes.paragraph, { align, dir }).scrollIntoView());
    return true;
  }
  if (index > 0) return false;
  if (around.type === nodes.list_item) return liftListItem(nodes.list_item)(state, dispatch);
  return around.type === nodes.blockquote && lift(state, dispatch);
};

export const leaveEmptyItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.content.size > 0 || $from.depth < 2) return false;
  const item = $from.node(-1);
  return item.type === nodes.list_item && item.childCount === 1 && liftListItem(nodes.list_item)(state, dispatch);
};

/**
 * Keyboards of phones tell of no key, only of what the browser is about to do; of a paragraph behind a table it would
 * make nothing. So the key is asked first, at the start of a block, where it means more than a letter less.
 */
function onBeforeInput(view: EditorView, event: InputEvent): boolean {
  const { selection } = view.state;
  if (event.inputType !== 'deleteContentBackward' || view.composing || !view.editable) return false;
  if (!(selection instanceof TextSelection) || !selection.$cursor || selection.$cursor.parentOffset > 0) return false;
  const key = new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true });
  const isDone = view.someProp('handleKeyDown', (handle) => handle(view, key)) === true;
  if (!isDone && !isAfterTable(selection.$cursor)) return false;
  event.preventDefault();
  return true;
}

function isAfterTable($cursor: ResolvedPos): boolean {
  const index = $cursor.index(-1);
  return index > 0 && $cursor.node(-1).child(index - 1).type === nodes.table;
}

export function blockEdges(): Plugin[] {
  return [
    keymap({ Backspace: undoBlock, Enter: leaveEmptyItem }),
    new Plugin({ props: { handleDOMEvents: { beforeinput: onBeforeInput } } }),
  ];
}
