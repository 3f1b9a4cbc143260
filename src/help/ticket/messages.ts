import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

export const ticketMessages = defineCatalogue({
  namespace: 'help-ticket',
  en,
});

export function useTicketMessages() {
  return useMessages(ticketMessages);
}

export type TranslateTicket = ReturnType<typeof useTicketMessages>;
