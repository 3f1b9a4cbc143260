import { defineCatalogue } from '../../../../host/messages.ts';
import { useMessages } from '../../../../host/use-host.ts';
import en from './column-messages.en.json';

/** What only a data table says: of its columns, of what is copied, and of why there are no rows. */
const columnMessages = defineCatalogue({ namespace: 'tableColumns', en });

export function useColumnMessages() {
  return useMessages(columnMessages);
}
