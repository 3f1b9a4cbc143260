/** Lists and quotes around a place, up to the table cell that it stands in. */
import { type Node, NodeRange, type ResolvedPos } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { canJoin, liftTarget } from 'prosemirror-transform';
import { schema } from '../schema/schema.ts';
import { placeIn, type SelectedBlock } from './selected-blocks.ts';

const { nodes } = schema;

export interface Wrapper {
  node: Node;
  /** Before it. */
  pos: number;
}

/** The nearest first. */
export function wrappersAt($pos: ResolvedPos): Wrapper[] {
  const found: Wrapper[] = [];
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (node.type.spec.tableRole !== undefined) break;
    if (isList(node) || node.type === nodes.blockquote) found.push({ node, pos: $pos.before(depth) });
  }
  return found;
}

export function isList(node: Node): boolean {
  return node.type === nodes.bullet_list || node.type === nodes.ordered_list;
}

/** How many lists are around the place. */
export function listDepth($pos: ResolvedPos): number {
  return wrappersAt($pos).filter(({ node }) => isList(node)).length;
}

/** Out of the wrappers around it, the nearest first, as long as the next one is to be left. */
export function unwrap(tr: Transaction, block: SelectedBlock, isLeft: (wrapper: Wrapper) => boolean) {
  for (;;) {
    const $place = placeIn(tr, block);
    const [nearest] = wrappersAt($place);
    if (nearest === undefined || !isLeft(nearest)) return;
    const range = rangeToLift($place);
    const target = liftTarget(range);
    if (target === null) return;
    tr.lift(range, target);
  }
}

/** What goes out together: of an item all that follows, so that its own lists stay under the text they belong to. */
function rangeToLift($place: ResolvedPos): NodeRange {
  const depth = $place.depth - 1;
  const $end = $place.node(depth).type === nodes.list_item ? $place.doc.resolve($place.end(depth)) : $place;
  return new NodeRange($place, $end, depth);
}

/** One list, or one quote, with those of its kind that it has come to stand beside. */
export function joinNeighbours(tr: Transaction, pos: number) {
  const $before = tr.doc.resolve(pos);
  const node = $before.nodeAfter;
  if (!node) return;
  const end = pos + node.nodeSize;
  if (tr.doc.resolve(end).nodeAfter?.type === node.type && canJoin(tr.doc, end)) tr.join(end);
  if ($before.nodeBefore?.type === node.type && canJoin(tr.doc, pos)) tr.join(pos);
}
