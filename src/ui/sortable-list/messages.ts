import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

const sortableMessages = defineCatalogue({
  namespace: 'sortableList',
  en,
  load: { ja: () => import('./messages.ja.json') },
});

export function useSortableMessages() {
  return useMessages(sortableMessages);
}
