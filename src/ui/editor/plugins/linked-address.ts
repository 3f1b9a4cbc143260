/** A link that reads as the address it goes to goes where it reads, also after somebody mended a letter of it. */

import type { Mark, Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { fold } from '../../../base/fold.ts';
import { schema } from '../schema/schema.ts';
import { type FoundAddress, findAddresses } from './find-addresses.ts';

const { link } = schema.marks;

export function linkedAddress(): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, after) {
      const typed = transactions.filter(({ docChanged }) => docChanged);
      const [only] = typed;
      // What undo brings back has its address already.
      if (typed.length !== 1 || only === undefined || only.getMeta('history$') || only.steps.length !== 1) return null;
      return follow(only, before, after);
    },
  });
}

function follow(tr: Transaction, before: EditorState, after: EditorState): Transaction | null {
  let place: { old: number; now: number } | undefined;
  tr.mapping.maps[0]?.forEach((from, _to, _newFrom, newTo) => {
    place = { old: from, now: newTo };
  });
  if (place === undefined) return null;
  const old = linkAt(before.doc.resolve(place.old));
  if (old === undefined || wholeAddress(old.text)?.href !== old.mark.attrs.href) return null;
  const now = linkAt(after.doc.resolve(Math.min(place.now, after.doc.content.size)));
  if (now === undefined || now.text === old.text || !now.mark.eq(old.mark)) return null;
  const address = wholeAddress(now.text);
  if (address === undefined || address.href === now.mark.attrs.href) return null;
  const mark = link.create({ ...now.mark.attrs, href: address.href });
  return after.tr.addMark(now.from, now.to, mark);
}

/** All of the text is one. */
function wholeAddress(text: string): FoundAddress | undefined {
  const [address] = findAddresses(text);
  return address?.from === 0 && address.to === text.length ? address : undefined;
}

interface LinkedText {
  mark: Mark;
  text: string;
  from: number;
  to: number;
}

/** The link at a place, at either of its ends too, with all that stands in it, however that is formatted. */
function linkAt($pos: ResolvedPos): LinkedText | undefined {
  const { parent } = $pos;
  if (!parent.inlineContent) return undefined;
  const isBefore = $pos.textOffset === 0 && markOf($pos.nodeBefore) !== undefined;
  const index = $pos.index() - (isBefore ? 1 : 0);
  const mark = markOf(parent.maybeChild(index));
  if (mark === undefined) return undefined;
  const isIn = (child: Node | null) => child?.isText === true && mark.isInSet(child.marks);
  let [first, end] = [index, index + 1];
  while (isIn(parent.maybeChild(first - 1))) first -= 1;
  while (isIn(parent.maybeChild(end))) end += 1;
  const sizeOf = (children: readonly Node[]) => fold(children, (sum, { nodeSize }) => sum + nodeSize, 0);
  const from = $pos.start() + sizeOf(parent.children.slice(0, first));
  const linked = parent.children.slice(first, end);
  return { mark, text: linked.map(({ text }) => text ?? '').join(''), from, to: from + sizeOf(linked) };
}

function markOf(node: Node | null): Mark | undefined {
  return node ? link.isInSet(node.marks) : undefined;
}
