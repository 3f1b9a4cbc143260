/** Mentions come and go as a whole. */
import { closeHistory } from 'prosemirror-history';
import { type Command, TextSelection } from 'prosemirror-state';
import type { Mention } from '../model/editor-types.ts';
import { schema } from '../schema/schema.ts';

const { nodes, marks } = schema;

/** In the place of what was typed to find it, and a space, unless there is one. */
export function insertMention({ from, to }: { from: number; to: number }, mention: Mention): Command {
  return (state, dispatch) => {
    const $from = state.doc.resolve(from);
    const kept = $from.marks().filter(({ type }) => type !== marks.link && type !== marks.code);
    const { id, label, metadata = null } = mention;
    const node = nodes.mention.create({ id, label, metadata }, null, kept);
    if (!$from.parent.canReplaceWith($from.index(), $from.index(), nodes.mention)) return false;
    const tr = state.tr.replaceWith(from, to, node);
    const after = from + node.nodeSize;
    const hasSpace = /^[ \u00a0]/.test(tr.doc.resolve(after).nodeAfter?.text ?? '');
    if (!hasSpace) tr.insert(after, schema.text(' ', kept));
    tr.setSelection(TextSelection.create(tr.doc, after + 1));
    dispatch?.(closeHistory(tr));
    return true;
  };
}

/** The mention, or the atom, right before the caret, or right after it. Browsers do not agree on what a key does to it. */
export function deleteChip(side: 'before' | 'after'): Command {
  return ({ selection, tr }, dispatch) => {
    if (!(selection instanceof TextSelection) || !selection.$cursor) return false;
    const { $cursor } = selection;
    const node = side === 'before' ? $cursor.nodeBefore : $cursor.nodeAfter;
    if (node?.type !== nodes.mention && node?.type !== nodes.atom) return false;
    const start = side === 'before' ? $cursor.pos - node.nodeSize : $cursor.pos;
    dispatch?.(tr.delete(start, start + node.nodeSize).scrollIntoView());
    return true;
  };
}
