import type { Node } from 'prosemirror-model';
import type { ChipFace } from '../chip/chip-face.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { MentionAttributes } from '../schema/inline.ts';
import { mentionStatesOf } from './mention-states.ts';

/** The name that somebody has now, else the one in the text. */
export function mentionFace(editor: EditorServices, node: Node): () => ChipFace {
  const states = mentionStatesOf(editor);
  const { id, label } = node.attrs as MentionAttributes;
  states.want(id);
  return () => {
    const state = states.known.value.get(id);
    return { text: `@${state?.label || label || id}`, note: state?.note, isInvalid: state?.isInvalid };
  };
}
