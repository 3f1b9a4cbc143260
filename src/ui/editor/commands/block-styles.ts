/** The styles of a block that the toolbar offers: one entry each. Source: spec 003 §2, text-style dropdown. */

import type { NodeType, ResolvedPos } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import type { BlockStyle } from '../model/command-names.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { editing, placeIn, type SelectedBlock, selectedBlocks } from './selected-blocks.ts';
import { isList, joinNeighbours, listDepth, unwrap, type Wrapper, wrappersAt } from './wrappers.ts';

const { nodes } = schema;

/** In the order of the menu. `keys` as ProseMirror writes them; Mod is Ctrl, or Cmd on a Mac. */
export const blockStyles = {
  paragraph: { keys: 'Mod-Alt-0', command: toText(nodes.paragraph) },
  heading1: { keys: 'Mod-Alt-1', command: toText(nodes.heading, { level: 1 }) },
  heading2: { keys: 'Mod-Alt-2', command: toText(nodes.heading, { level: 2 }) },
  heading3: { keys: 'Mod-Alt-3', command: toText(nodes.heading, { level: 3 }) },
  heading4: { keys: 'Mod-Alt-4', command: toText(nodes.heading, { level: 4 }) },
  bulletedList: { keys: 'Mod-Shift-8', command: toList(nodes.bullet_list) },
  numberedList: { keys: 'Mod-Shift-7', command: toList(nodes.ordered_list) },
  quote: { keys: 'Mod-Shift-9', command: toQuote() },
  codeBlock: { keys: 'Mod-Alt-c', command: toText(nodes.code_block) },
} as const satisfies Record<BlockStyle, { keys: string; command: Command }>;

/** What the toolbar shows for a place: its kind of text, or, for a plain paragraph, the nearest list or quote around. */
export function blockStyleOf($pos: ResolvedPos): BlockStyle {
  const { parent } = $pos;
  if (parent.type === nodes.heading) return `heading${parent.attrs.level as 1 | 2 | 3 | 4}`;
  if (parent.type === nodes.code_block) return 'codeBlock';
  const wrapper = wrappersAt($pos)[0]?.node.type;
  if (wrapper === nodes.bullet_list) return 'bulletedList';
  if (wrapper === nodes.ordered_list) return 'numberedList';
  return wrapper === nodes.blockquote ? 'quote' : 'paragraph';
}

/** Out of any list or quote around it: what the menu says is what it becomes. Several become one block of code. */
function toText(type: NodeType, attributes: Record<string, unknown> = {}): Command {
  return editing((tr, state) => {
    const blocks = selectedBlocks(state);
    for (const block of blocks) {
      unwrap(tr, block, () => true);
      setType(tr, block, type, attributes);
    }
    if (type === nodes.code_block) joinCode(tr, blocks);
  });
}

/** Makes lists, makes those of the other kind ones of this, or, where all are of this kind already, takes them apart. */
function toList(type: NodeType): Command {
  return editing((tr, state) => {
    const blocks = selectedBlocks(state);
    const isThis = (block: SelectedBlock) => blockStyleOf(placeIn(tr, block)) === styleOfList(type);
    if (blocks.length > 0 && blocks.every(isThis)) {
      for (const block of blocks) unwrap(tr, block, ({ node }) => isList(node));
      return;
    }
    for (const block of blocks) {
      // An indented item could not be brought back: in a list its level is what moves.
      setType(tr, block, nodes.paragraph, { indent: 0 });
      const $place = placeIn(tr, block);
      const [nearest] = wrappersAt($place);
      if (nearest && isList(nearest.node)) makeKind(tr, nearest, type);
      else if (listDepth($place) < editorLimits.list.depth) wrap(tr, $place, [type, nodes.list_item]);
    }
  });
}

/** Makes quotes, or, where all are quoted already, takes them out again. */
function toQuote(): Command {
  return editing((tr, state) => {
    const blocks = selectedBlocks(state);
    const areQuoted = blocks.every((block) => blockStyleOf(placeIn(tr, block)) === 'quote');
    for (const block of blocks) {
      if (areQuoted) {
        unwrap(tr, block, ({ node }) => node.type === nodes.blockquote);
        continue;
      }
      setType(tr, block, nodes.paragraph);
      const $place = placeIn(tr, block);
      const isQuoted = wrappersAt($place)[0]?.node.type === nodes.blockquote;
      if (!isQuoted) wrap(tr, $place, [nodes.blockquote]);
    }
  });
}

function styleOfList(type: NodeType): BlockStyle {
  return type === nodes.bullet_list ? 'bulletedList' : 'numberedList';
}

function setType(tr: Transaction, block: SelectedBlock, type: NodeType, attributes: Record<string, unknown> = {}) {
  const $place = placeIn(tr, block);
  const { align = null, indent = 0, dir = null, language = null } = $place.parent.attrs;
  const attrs = type === nodes.code_block ? { language } : { align, indent, dir, ...attributes };
  tr.setBlockType($place.pos, $place.end(), type, attrs);
}

function wrap(tr: Transaction, $place: ResolvedPos, types: readonly NodeType[]) {
  const range = $place.blockRange();
  const [outermost] = types;
  if (!range || !outermost || !findWrapping(range, outermost)) return;
  tr.wrap(
    range,
    types.map((type) => ({ type })),
  );
  joinNeighbours(tr, range.start);
}

function makeKind(tr: Transaction, { node, pos }: Wrapper, type: NodeType) {
  if (node.type === type) return;
  tr.setNodeMarkup(pos, type);
  joinNeighbours(tr, pos);
}

/** Line under line, where one stood right after the other. */
function joinCode(tr: Transaction, blocks: readonly SelectedBlock[]) {
  for (const block of blocks.slice(0, -1).reverse()) {
    const end = placeIn(tr, block).end();
    const follower = tr.doc.resolve(end + 1).nodeAfter;
    const isNext = blocks.some((other) => other !== block && placeIn(tr, other).before() === end + 1);
    if (follower?.type !== nodes.code_block || !isNext) continue;
    tr.insert(end, schema.text('\n'));
    tr.join(end + 2);
  }
}
