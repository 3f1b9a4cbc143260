/** Without what this editor does not offer: what stands in it stays as text. */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorPermissions } from '../model/editor-types.ts';
import { schema } from '../schema/schema.ts';
import { withoutTables } from '../table/paste-cells.ts';

export function permittedSlice(slice: Slice, { images, mentions, tables }: EditorPermissions): Slice {
  const allowed = tables ? slice : withoutTables(slice);
  if (images && mentions) return allowed;
  const replaced = (node: Node): Node | undefined => {
    if (node.type === schema.nodes.image && !images) return undefined;
    if (node.type === schema.nodes.mention && !mentions)
      return schema.text(`@${node.attrs.label || node.attrs.id}`, node.marks);
    return node.isLeaf ? node : node.copy(mapped(node.content, replaced));
  };
  return new Slice(mapped(allowed.content, replaced), allowed.openStart, allowed.openEnd);
}

function mapped(content: Fragment, replaced: (node: Node) => Node | undefined): Fragment {
  return Fragment.from(content.content.flatMap((node) => replaced(node) ?? []));
}
