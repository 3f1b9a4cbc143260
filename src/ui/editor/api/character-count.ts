/**
 * How many characters a text has as it is read: those of its letters, one for a line break and one between two blocks.
 * UTF-16 code units, as `maxlength` and servers count. What a change left alone is not counted again.
 */
import type { Fragment, Node } from 'prosemirror-model';
import type { Selection } from 'prosemirror-state';

interface Count {
  letters: number;
  /** Blocks of text. */
  blocks: number;
}

/** Each for one editor, whose documents follow from each other. */
export function characterCounter(): (doc: Node) => number {
  let last: { doc: Node; count: Count } | undefined;
  return (doc) => {
    if (last?.doc !== doc) last = { doc, count: last ? countAfter(last.doc, last.count, doc) : countOf(doc.content) };
    const { letters, blocks } = last.count;
    return letters + Math.max(0, blocks - 1);
  };
}

export function selectedCharacterCount({ ranges }: Selection, doc: Node): number {
  let count = 0;
  for (const { $from, $to } of ranges) {
    count += doc.textBetween($from.pos, $to.pos, '\n', leafText).length;
  }
  return count;
}

function countAfter(before: Node, count: Count, after: Node): Count {
  const most = Math.min(before.childCount, after.childCount);
  let start = 0;
  while (start < most && before.child(start) === after.child(start)) start += 1;
  let end = 0;
  while (end < most - start && before.child(before.childCount - 1 - end) === after.child(after.childCount - 1 - end)) {
    end += 1;
  }
  const gone = countOf(before.content, start, before.childCount - end);
  const come = countOf(after.content, start, after.childCount - end);
  return { letters: count.letters - gone.letters + come.letters, blocks: count.blocks - gone.blocks + come.blocks };
}

function countOf(content: Fragment, from = 0, to = content.childCount): Count {
  const count: Count = { letters: 0, blocks: 0 };
  for (let index = from; index < to; index += 1) addTo(count, content.child(index));
  return count;
}

function addTo(count: Count, node: Node) {
  if (node.isTextblock) count.blocks += 1;
  if (node.isText) count.letters += node.nodeSize;
  else if (node.isLeaf) count.letters += leafText(node).length;
  else for (const child of node.children) addTo(count, child);
}

function leafText(leaf: Node): string {
  return leaf.type.spec.leafText?.(leaf) ?? '';
}
