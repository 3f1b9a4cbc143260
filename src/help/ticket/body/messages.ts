import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './messages.en.json';

const bodyMessages = defineCatalogue({
  namespace: 'help-ticket-body',
  en,
});

export function useBodyMessages() {
  return useMessages(bodyMessages);
}
