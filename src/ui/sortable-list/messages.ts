import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

const sortableMessages = defineCatalogue({
  namespace: 'sortableList',
  en,
});

export function useSortableMessages() {
  return useMessages(sortableMessages);
}
