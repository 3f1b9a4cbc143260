/** What stands in the text as one: a mention, an atom of the page. It reads as a name; the document holds what is meant. */
import { effect } from '@preact/signals-core';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { attachTooltip } from '../../tooltip/attach-tooltip.ts';
import type { EditorServices } from '../model/editor-context.ts';

export interface ChipFace {
  text: string;
  /** More about it, as its tooltip, and as part of its name for a screen reader. */
  note?: string | undefined;
  /** What it stands for is not so any more. */
  isInvalid?: boolean | undefined;
}

/** `faceOf` may read signals: another face is shown at once. */
export function chipView({ adoptStyles }: EditorServices, className: string, faceOf: () => ChipFace): NodeView {
  const dom = document.createElement('span');
  dom.className = className;
  let note: string | undefined;
  const stop = effect(() => {
    const face = faceOf();
    note = face.note;
    dom.textContent = face.text;
    dom.classList.toggle('editor-chip-invalid', face.isInvalid === true);
    // Only an element with a role may have another name than its text.
    for (const [name, value] of [
      ['role', 'img'],
      ['aria-label', `${face.text}, ${note}`],
    ] as const) {
      if (note === undefined) dom.removeAttribute(name);
      else dom.setAttribute(name, value);
    }
  });
  const detach = attachTooltip({ anchor: dom, read: () => note, adopt: adoptStyles });
  // By keyboard a chip is selected as one, and never has the focus: that is as good as pointing at it.
  const point = (type: 'pointerenter' | 'pointerleave') => dom.dispatchEvent(new PointerEvent(type));
  return {
    dom,
    selectNode() {
      dom.classList.add('ProseMirror-selectednode');
      point('pointerenter');
    },
    deselectNode() {
      dom.classList.remove('ProseMirror-selectednode');
      point('pointerleave');
    },
    destroy() {
      stop();
      detach();
    },
  };
}

export type ChipNodeView = (node: Node) => NodeView;
