import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './row-messages.en.json';

const rowMessages = defineCatalogue({ namespace: 'ticketing-editor-rows', en });

/** The words of conditions, actions and columns, which come with the tab that shows them. */
export function useRowMessages() {
  return useMessages(rowMessages);
}
