/** What stands in the text as one: a mention, an atom of the page. It reads as a name; the document holds what is meant. */
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { whenLoaded } from '../../../base/when-loaded.ts';
import type { EditorServices } from '../model/editor-context.ts';

/** Its text is there at once. What the page knows of it, and its tooltip, come with code that few texts need. */
export function chipView(editor: EditorServices): (node: Node) => NodeView {
  return (node) => {
    const dom = document.createElement('span');
    dom.className = `editor-chip editor-${node.type.name}`;
    dom.textContent = node.type.spec.leafText?.(node) ?? '';
    const destroy = whenLoaded(import('./live-chip.ts'), ({ liveChip }) => liveChip(editor, dom, node), editor.report);
    // By keyboard a chip is selected as one, and never has the focus: that is as good as pointing at it.
    const select = (isSelected: boolean) => {
      dom.classList.toggle('ProseMirror-selectednode', isSelected);
      dom.dispatchEvent(new PointerEvent(isSelected ? 'pointerenter' : 'pointerleave'));
    };
    return {
      dom,
      selectNode: () => select(true),
      deselectNode: () => select(false),
      destroy,
    };
  };
}
