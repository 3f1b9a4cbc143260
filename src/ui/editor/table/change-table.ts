/** Puts a changed table in the place of the old one by the smallest steps: what was not changed keeps its place. */
import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

/** `pos` is the place before the table, in the document as the transaction has it. */
export function changeTable(tr: Transaction, pos: number, table: Node, next: Node): void {
  const { first, before, after } = changedChildren(table, next);
  if (before !== after) {
    replaceChildren(tr, pos, table, next, { first, before, after });
    return;
  }
  // From the end, so that places further ahead stay what they are.
  for (let index = first + before - 1; index >= first; index -= 1) {
    changeRow(tr, placeOf(pos, table, index), table.child(index), next.child(index));
  }
}

function changeRow(tr: Transaction, pos: number, row: Node, next: Node) {
  const changed = changedChildren(row, next);
  const cells = Array.from({ length: changed.before }, (_, index) => changed.first + index);
  const keepsContent = cells.every((index) => row.child(index).content === next.maybeChild(index)?.content);
  if (changed.before !== changed.after || !keepsContent) replaceChildren(tr, pos, row, next, changed);
  else {
    for (const index of cells) {
      const { type, attrs } = next.child(index);
      tr.setNodeMarkup(placeOf(pos, row, index), type, attrs);
    }
  }
  if (!row.sameMarkup(next)) tr.setNodeMarkup(pos, null, next.attrs);
}

interface Changed {
  /** Index of the first child that is another. */
  first: number;
  /** How many were there. */
  before: number;
  /** How many are there. */
  after: number;
}

function changedChildren(old: Node, next: Node): Changed {
  const most = Math.min(old.childCount, next.childCount);
  let first = 0;
  while (first < most && old.child(first) === next.child(first)) first += 1;
  let same = 0;
  while (same < most - first && old.child(old.childCount - 1 - same) === next.child(next.childCount - 1 - same))
    same += 1;
  return { first, before: old.childCount - first - same, after: next.childCount - first - same };
}

function replaceChildren(tr: Transaction, pos: number, old: Node, next: Node, { first, before, after }: Changed) {
  const nodes = Array.from({ length: after }, (_, index) => next.child(first + index));
  tr.replaceWith(placeOf(pos, old, first), placeOf(pos, old, first + before), nodes);
}

/** Before the child of a node that stands at `pos`. */
function placeOf(pos: number, parent: Node, index: number): number {
  let place = pos + 1;
  for (let at = 0; at < index; at += 1) place += parent.child(at).nodeSize;
  return place;
}
