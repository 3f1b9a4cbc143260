/** An image in the text. Where it can be seen is not in the document once it is uploaded: the host knows it. */
import { effect, signal } from '@preact/signals-core';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { whenLoaded } from '../../../base/when-loaded.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { ImageAttributes } from '../schema/inline.ts';
import { localAddressOf } from './local-images.ts';

export function imageView(editor: EditorServices) {
  return (initial: Node): NodeView => {
    // Around it, for what is drawn over the picture: its handles, and marks of what is the matter with it.
    const dom = document.createElement('span');
    dom.className = 'editor-image';
    const image = document.createElement('img');
    dom.append(image);
    image.addEventListener('load', () => {
      dom.classList.remove('editor-image-broken');
      measure();
    });
    image.addEventListener('error', () => {
      dom.classList.add('editor-image-broken');
      // A page that loads nothing but its own images refuses data too; it can be painted.
      if (image.src.startsWith('data:')) {
        import('./paint-image.ts').then(({ paintImage }) => paintImage(dom, image), editor.report);
      }
    });
    let width = 0;
    let release: (() => void) | undefined;
    const shown = signal(initial);
    // Again when whoever presses Load says otherwise, or the owner does: an address may be a signal's.
    const stop = effect(() => show(shown.value));

    function measure() {
      // No room for words on it.
      const shown = width || image.naturalWidth;
      dom.classList.toggle('editor-image-small', shown > 0 && shown < 96);
    }

    function show(node: Node) {
      const { cid, src, alt, height, maxWidth, float } = node.attrs as ImageAttributes;
      width = (node.attrs as ImageAttributes).width;
      // What is here already needs no way to the server, and does not flicker.
      const here = cid === null ? undefined : localAddressOf(editor, cid);
      const isHeld = here === undefined && src !== '' && editor.remoteImages.isHeld(src);
      // What the host itself names it may be asked for.
      const address = here ?? (isHeld ? addressOf(cid) : src || addressOf(cid));
      hold(address === undefined && isHeld ? src : undefined, alt);
      if (address === undefined) image.removeAttribute('src');
      else if (image.getAttribute('src') !== address) image.src = address;
      image.alt = alt;
      dom.classList.toggle('editor-image-unknown', address === undefined);
      dom.classList.toggle('editor-image-unnamed', alt === '');
      image.style.width = width > 0 ? `${width}px` : '';
      // By its ratio, so that a narrow page makes it smaller and not thinner.
      image.style.aspectRatio = width > 0 && height > 0 ? `${width} / ${height}` : '';
      image.style.height = width <= 0 && height > 0 ? `${height}px` : '';
      dom.style.float = float ?? '';
      image.style.maxWidth = `min(100%, ${maxWidth}px)`;
      measure();
    }

    function addressOf(cid: string | null): string | undefined {
      return cid === null ? undefined : editor.callbacks().imageAddress?.(cid);
    }

    function hold(address: string | undefined, alt: string) {
      release?.();
      release = undefined;
      dom.classList.toggle('editor-image-held', address !== undefined);
      if (address === undefined) return;
      release = whenLoaded(
        import('./held-image.ts'),
        ({ holdImage }) => holdImage(editor, dom, address, alt),
        editor.report,
      );
    }

    return {
      dom,
      update(node) {
        if (node.type !== initial.type) return false;
        shown.value = node;
        return true;
      },
      // A press on its button is not one on the text.
      stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
      destroy() {
        stop();
        release?.();
      },
    };
  };
}
