import { defineCatalogue } from '../../../host/messages.ts';
import { type ChipNodeView, chipView } from '../chip/chip-view.ts';
import type { EditorServices } from '../model/editor-context.ts';
import en from './messages.en.json';

const atomMessages = defineCatalogue({ namespace: 'editor-atom', en });

/** Reads as the page calls it, with a sample; one that the page does not know any more as it is in the value. */
export function atomView(editor: EditorServices): ChipNodeView {
  const t = editor.messages(atomMessages);
  return (node) => {
    const text = node.attrs.text as string;
    return chipView(editor, 'editor-chip editor-atom', () => {
      // Also when its texts come later.
      atomMessages.loaded.value;
      const { label = text, sample } = editor.atoms.value?.byText.get(text) ?? {};
      return { text: label, note: sample === undefined ? text : t('sample', { sample }) };
    });
  };
}
