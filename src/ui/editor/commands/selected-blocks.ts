/** The text blocks of a selection, each a place that stays right while they are changed one after the other. */
import type { Node, ResolvedPos } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';

export interface SelectedBlock {
  node: Node;
  /** Before it, in the document of the state. */
  pos: number;
}

/** In their order. One that the selection only ends before, as after a triple click, is not of it. */
export function selectedBlocks({ selection, doc }: EditorState): SelectedBlock[] {
  const found = new Map<number, SelectedBlock>();
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (!node.isTextblock) return;
      const isOnlyTouched = $to.pos === pos + 1 && $from.pos < pos;
      if (!isOnlyTouched) found.set(pos, { node, pos });
    });
  }
  return [...found.values()];
}

/** A place within the block, in what the transaction made so far. */
export function placeIn(tr: Transaction, { pos }: SelectedBlock): ResolvedPos {
  return tr.doc.resolve(tr.mapping.map(pos + 1));
}

/** A command of one transaction, which applies where that changes something. What will be typed keeps its marks. */
export function editing(edit: (tr: Transaction, state: EditorState) => void): Command {
  return (state, dispatch) => {
    const { tr } = state;
    edit(tr, state);
    if (!tr.docChanged) return false;
    dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
}
