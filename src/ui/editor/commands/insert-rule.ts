import { type Command, Selection } from 'prosemirror-state';
import { schema } from '../schema/schema.ts';

const { horizontal_rule, paragraph } = schema.nodes;

/** A horizontal rule in the place of the selection, and the caret behind it, where there is a line to write on. */
export const insertRule: Command = (state, dispatch) => {
  const { $from } = state.selection;
  // It would stand in the place of all that the cells hold.
  if ('$anchorCell' in state.selection) return false;
  const depth = $from.sharedDepth(state.selection.to);
  const isFitting = Array.from({ length: depth + 1 }, (_, at) => $from.node(at)).some((node) =>
    node.canReplaceWith(node.childCount, node.childCount, horizontal_rule),
  );
  if (!isFitting) return false;
  const tr = state.tr.replaceSelectionWith(horizontal_rule.create());
  const behind = tr.mapping.map(state.selection.to);
  let end: number | undefined;
  tr.doc.nodesBetween(Math.max(0, behind - 2), Math.min(behind + 2, tr.doc.content.size), (node, pos) => {
    if (node.type === horizontal_rule) end = pos + 1;
  });
  if (end === undefined) return false;
  if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView());
  return true;
};
