/** Alignment and indentation of what is selected. Source: spec 003 §2, alignment dropdown; §5, list depth. */
import type { Node, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { Alignment } from '../schema/alignment.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { editing, placeIn, type SelectedBlock, selectedBlocks } from './selected-blocks.ts';
import { isList, listDepth } from './wrappers.ts';

const { list_item } = schema.nodes;

/** Gives every paragraph and heading of the selection this alignment; choosing what they all have takes it away. */
export function align(alignment: Alignment): Command {
  return editing((tr, state) => {
    const found = selectedBlocks(state).filter(({ node }) => 'align' in node.attrs);
    const isSet = found.every(({ node }) => node.attrs.align === alignment);
    for (const { pos } of found) tr.setNodeAttribute(pos, 'align', isSet ? null : alignment);
  });
}

/** The keys of alignments, as ProseMirror writes them; Start and End have none. */
export const alignmentKeys: Readonly<Partial<Record<Alignment, string>>> = {
  left: 'Mod-Shift-l',
  center: 'Mod-Shift-e',
  right: 'Mod-Shift-r',
  justify: 'Mod-Shift-j',
};

/** As ProseMirror writes them. */
export const indentKeys = { in: 'Mod-]', out: 'Mod-[' };

/** One step further in: an item of a list under the one before it, anything else by its margin. */
export const indent: Command = editing((tr, state) => {
  for (const block of outermost(state)) {
    const $place = placeIn(tr, block);
    if (listDepth($place) === 0) setIndent(tr, $place, 1);
    else if (deepestList($place) < editorLimits.list.depth) runAt(tr, $place, sinkListItem(list_item));
  }
});

export const outdent: Command = editing((tr, state) => {
  for (const block of outermost(state)) {
    const $place = placeIn(tr, block);
    if (listDepth($place) === 0 || $place.parent.attrs.indent > 0) setIndent(tr, $place, -1);
    else runAt(tr, $place, liftListItem(list_item));
  }
});

/** The selected blocks, without those that move along because they are in the same item, or under it. */
function outermost(state: EditorState): SelectedBlock[] {
  let end = 0;
  return selectedBlocks(state).filter(({ pos }) => {
    if (pos < end) return false;
    const $pos = state.doc.resolve(pos);
    for (let depth = $pos.depth; depth > 0; depth -= 1) {
      if ($pos.node(depth).type.spec.tableRole !== undefined) break;
      if ($pos.node(depth).type === list_item) {
        end = $pos.after(depth);
        break;
      }
    }
    return true;
  });
}

function setIndent(tr: Transaction, $place: ResolvedPos, step: 1 | -1) {
  const { indent: now } = $place.parent.attrs;
  if (now === undefined) return;
  const next = now + step;
  if (next >= 0 && next <= editorLimits.indent.depth) tr.setNodeAttribute($place.before(), 'indent', next);
}

/** A command of the library as if the caret stood here, on what the transaction made so far. */
function runAt(tr: Transaction, $place: ResolvedPos, command: Command) {
  const state = EditorState.create({ doc: tr.doc, selection: Selection.near($place) });
  command(state, (done) => {
    for (const step of done.steps) tr.step(step);
  });
}

/** How many lists are around the deepest text of the item that the place is in. */
function deepestList($place: ResolvedPos): number {
  const depths = [0];
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    const item = $place.node(depth);
    if (item.type !== list_item) continue;
    depths.push(listsIn(item));
    break;
  }
  return listDepth($place) + Math.max(...depths);
}

function listsIn(node: Node): number {
  if (node.type.spec.tableRole !== undefined) return 0;
  let most = 0;
  node.forEach((child) => {
    most = Math.max(most, listsIn(child) + (isList(child) ? 1 : 0));
  });
  return most;
}
