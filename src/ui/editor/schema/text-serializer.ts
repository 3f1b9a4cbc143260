/** ProseMirror's serializer, which writes every node as an element; an atom is nothing but its text. */
import { DOMSerializer, type Node } from 'prosemirror-model';

export class TextSerializer extends DOMSerializer {
  /** What the superclass calls for every node, marks apart. */
  serializeNodeInner(node: Node, options: { document?: Document }): globalThis.Node {
    if (node.type.name !== 'atom') return serializeNodeInner.call(this, node, options);
    return (options?.document ?? document).createTextNode(node.attrs.text as string);
  }
}

const { serializeNodeInner } = DOMSerializer.prototype as unknown as {
  serializeNodeInner(this: DOMSerializer, node: Node, options: { document?: Document }): globalThis.Node;
};
