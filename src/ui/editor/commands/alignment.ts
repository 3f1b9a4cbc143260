/** Alignment and indentation of what is selected. Source: spec 003 §2, alignment dropdown; §5, list depth. */
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { editorLimits } from '../editor-limits.ts';
import type { Alignment } from '../schema/alignment.ts';
import { schema } from '../schema/schema.ts';
import { listDepth } from './wrappers.ts';

const { list_item } = schema.nodes;

/** Gives every paragraph and heading of the selection this alignment; choosing what they all have takes it away. */
export function align(alignment: Alignment): Command {
  return (state, dispatch) => {
    const found = alignable(state);
    if (found.length === 0) return false;
    const isSet = found.every(({ node }) => node.attrs.align === alignment);
    const { tr } = state;
    for (const { pos } of found) tr.setNodeAttribute(pos, 'align', isSet ? null : alignment);
    dispatch?.(tr);
    return true;
  };
}

/** One step further in: an item of a list under the one before it, anything else by its margin. */
export const indent: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = listDepth($from);
  if (depth === 0) return indentBy(1)(state, dispatch);
  return depth < editorLimits.list.depth && sinkListItem(list_item)(state, dispatch);
};

export const outdent: Command = (state, dispatch) =>
  listDepth(state.selection.$from) === 0 ? indentBy(-1)(state, dispatch) : liftListItem(list_item)(state, dispatch);

function indentBy(steps: 1 | -1): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { node, pos } of alignable(state)) {
      const next = node.attrs.indent + steps;
      if (next >= 0 && next <= editorLimits.indent.depth) tr.setNodeAttribute(pos, 'indent', next);
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

function alignable({ selection, doc }: EditorState) {
  const found = new Map<number, { node: ReturnType<typeof doc.child>; pos: number }>();
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if ('align' in node.attrs) found.set(pos, { node, pos });
    });
  }
  return [...found.values()];
}
