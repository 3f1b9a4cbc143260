import { defineCatalogue, type MessageKey } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './messages.en.json';

const editorMessages = defineCatalogue({ namespace: 'ticketing-editor', en });

export type EditorMessageKey = MessageKey<typeof en>;

/** The words around a rule; those of the rule itself are in `rules/rule-messages.en.json`. */
export function useEditorMessages() {
  return useMessages(editorMessages);
}
