import type { Node } from 'prosemirror-model';
import { defineCatalogue } from '../../../host/messages.ts';
import type { ChipFace } from '../chip/chip-face.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { atomTable } from './atom-table.ts';
import en from './messages.en.json';

const atomMessages = defineCatalogue({ namespace: 'editor-atom', en });

/** What the page calls it, with a sample; one that the page does not know any more is shown as it is in the value. */
export function atomFace({ atoms, messages }: EditorServices, node: Node): () => ChipFace {
  const t = messages(atomMessages);
  const text = node.attrs.text as string;
  return () => {
    // Also when its words come later.
    atomMessages.loaded.value;
    const { label = text, sample } = atomTable(atoms.value)?.byText.get(text) ?? {};
    return { text: label, note: sample === undefined ? text : t('sample', { sample }) };
  };
}
