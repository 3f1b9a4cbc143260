import { type ChipNodeView, chipView } from '../chip/chip-view.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { MentionAttributes } from '../schema/inline.ts';
import { mentionStatesOf } from './mention-states.ts';

/** Reads as the name that somebody has now, else as the one in the text; the document's HTML holds the id. */
export function mentionView(editor: EditorServices): ChipNodeView {
  const states = mentionStatesOf(editor);
  return (node) => {
    const { id, label } = node.attrs as MentionAttributes;
    states.want(id);
    return chipView(editor, 'editor-chip editor-mention', () => {
      const state = states.known.value.get(id);
      return { text: `@${state?.label || label || id}`, note: state?.note, isInvalid: state?.isInvalid };
    });
  };
}
