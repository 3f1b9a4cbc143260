/** Texts with the atoms in them as such. In code nothing but letters can stand. */
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import type { EditorAtom } from '../model/editor-types.ts';
import { schema } from '../schema/schema.ts';
import { type AtomTable, atomTable } from './atom-table.ts';

export function withAtoms(doc: Node, atoms: readonly EditorAtom[]): Node {
  const table = atomTable(atoms);
  return table ? doc.copy(inContent(doc.content, table)) : doc;
}

/** As it goes in at this place. */
export function sliceWithAtoms(slice: Slice, $at: ResolvedPos, atoms: readonly EditorAtom[]): Slice {
  const table = $at.parent.type.spec.code ? undefined : atomTable(atoms);
  return table ? new Slice(inContent(slice.content, table), slice.openStart, slice.openEnd) : slice;
}

function inContent(content: Fragment, table: AtomTable): Fragment {
  const nodes: Node[] = [];
  let isChanged = false;
  for (const node of content.content) {
    const made = node.isText ? inText(node, table) : [inNode(node, table)];
    isChanged ||= made.length !== 1 || made[0] !== node;
    nodes.push(...made);
  }
  return isChanged ? Fragment.fromArray(nodes) : content;
}

function inNode(node: Node, table: AtomTable): Node {
  if (node.isLeaf || (node.inlineContent && !node.type.contentMatch.matchType(schema.nodes.atom))) return node;
  const content = inContent(node.content, table);
  return content === node.content ? node : node.copy(content);
}

function inText(node: Node, { pattern }: AtomTable): readonly Node[] {
  const text = node.text ?? '';
  // With a group, every second part is an atom.
  const parts = text.split(pattern);
  if (parts.length === 1) return [node];
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    return index % 2 === 1 ? schema.nodes.atom.create({ text: part }, null, node.marks) : schema.text(part, node.marks);
  });
}
