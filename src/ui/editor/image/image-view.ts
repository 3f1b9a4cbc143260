/** An image in the text. Where it can be seen is not in the document once it is uploaded: the host knows it. */
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import type { EditorSurroundings } from '../editor-context.ts';
import type { ImageAttributes } from '../schema/inline.ts';
import { localAddressOf } from './local-images.ts';

export function imageView(editor: EditorSurroundings) {
  return (initial: Node): NodeView => {
    const dom = document.createElement('img');
    dom.className = 'editor-image';
    show(initial);

    function show(node: Node) {
      const { cid, src, alt, width, height, maxWidth } = node.attrs as ImageAttributes;
      const address = src || addressOf(cid);
      if (address === undefined) dom.removeAttribute('src');
      else if (dom.getAttribute('src') !== address) dom.src = address;
      dom.alt = alt;
      dom.classList.toggle('editor-image-unknown', address === undefined);
      dom.classList.toggle('editor-image-uploading', cid === null && src.startsWith('data:'));
      dom.style.width = width > 0 ? `${width}px` : '';
      dom.style.height = height > 0 ? `${height}px` : '';
      dom.style.maxWidth = `min(100%, ${maxWidth}px)`;
    }

    function addressOf(cid: string | null): string | undefined {
      if (cid === null) return undefined;
      return localAddressOf(cid) ?? editor.callbacks().imageAddress?.(cid);
    }

    return {
      dom,
      update(node) {
        if (node.type !== initial.type) return false;
        show(node);
        return true;
      },
    };
  };
}
