/** What stands in the place of an image that is not requested before somebody asks for it. */
import { effect } from '@preact/signals-core';
import { isolated, visibleLine } from '../../../base/visible.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { imageMessages } from './messages.ts';

/** Returns what takes it away again. */
export function holdImage(editor: EditorServices, box: HTMLElement, address: string, alt: string): () => void {
  const t = editor.messages(imageMessages);
  const { ownerDocument } = box;
  const place = ownerDocument.createElement('span');
  place.className = 'editor-image-place';
  const words = ownerDocument.createElement('span');
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  place.append(words, button);
  button.addEventListener('click', () => {
    const { view } = editor.model;
    const root = box.getRootNode() as Document | ShadowRoot;
    // It goes with the press; who came by keyboard stays in the text.
    if (root.activeElement === button) view.peek()?.dom.focus();
    editor.remoteImages.load(address);
  });
  const { host } = new URL(address, ownerDocument.baseURI);
  const stop = effect(() => {
    const origin = t('remote', { host });
    words.textContent = alt === '' ? origin : `${isolated(visibleLine(alt))} · ${origin}`;
    button.textContent = t('load');
    button.setAttribute('aria-label', t('loadFrom', { host }));
  });
  box.append(place);
  return () => {
    stop();
    place.remove();
  };
}
