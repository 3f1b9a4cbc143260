/** How a chip looks now, by what the page says of what it stands for. */
import { effect } from '@preact/signals-core';
import type { Node } from 'prosemirror-model';
import { visible } from '../../../base/visible.ts';
import { attachTooltip } from '../../tooltip/attach-tooltip.ts';
import { atomFace } from '../atom/atom-face.ts';
import { mentionFace } from '../mention/mention-face.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { schema } from '../schema/schema.ts';
import css from './chip.css';
import type { ChipFace } from './chip-face.ts';

/** Keeps it so until the answer is called. */
export function liveChip(editor: EditorServices, dom: HTMLElement, node: Node): () => void {
  editor.adoptStyles(css);
  const faceOf = (node.type === schema.nodes.atom ? atomFace : mentionFace)(editor, node);
  let face: ChipFace | undefined;
  const stop = effect(() => {
    face = faceOf();
    const { note, isInvalid = false } = face;
    const text = visible(face.text);
    dom.textContent = text;
    dom.classList.toggle('editor-chip-invalid', isInvalid);
    if (note === undefined) {
      dom.removeAttribute('role');
      dom.removeAttribute('aria-label');
    } else {
      // Only an element with a role may have another name than its text.
      dom.setAttribute('role', 'img');
      dom.setAttribute('aria-label', `${text}, ${note}`);
    }
  });
  const detach = attachTooltip({ anchor: dom, read: () => face?.note, adopt: editor.adoptStyles });
  return () => {
    stop();
    detach();
  };
}
