import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './header-messages.en.json';

const headerMessages = defineCatalogue({
  namespace: 'tableHeader',
  en,
});

export function useHeaderMessages() {
  return useMessages(headerMessages);
}
