/** Lists and quotes around a place, up to the table cell that it stands in. */
import { lift } from 'prosemirror-commands';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { schema } from '../schema/schema.ts';
import { repeated } from './in-turn.ts';

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

const unwrapOnce: Command = (state, dispatch) => {
  const [nearest] = wrappersAt(state.selection.$from);
  if (nearest === undefined) return false;
  return isList(nearest.node) ? liftListItem(nodes.list_item)(state, dispatch) : lift(state, dispatch);
};

/** Out of all lists and quotes. */
export const unwrap: Command = repeated(unwrapOnce);
