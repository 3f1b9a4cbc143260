import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** Reads as the name; the document's HTML holds the id. */
export function mentionView(node: Node): NodeView {
  const dom = document.createElement('span');
  dom.className = 'editor-mention';
  dom.textContent = `@${node.attrs.label || node.attrs.id}`;
  return { dom };
}
