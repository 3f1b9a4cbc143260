import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

/** What selects say by themselves. */
const selectMessages = defineCatalogue({
  namespace: 'ui-select',
  en,
});

export function useSelectMessages() {
  return useMessages(selectMessages);
}
