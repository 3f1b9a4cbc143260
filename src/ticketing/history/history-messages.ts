import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './history-messages.en.json';

const historyMessages = defineCatalogue({ namespace: 'ticketing-history', en });

/** What automations did, in words; those of rules are in `rules/rule-messages.en.json`. */
export function useHistoryMessages() {
  return useMessages(historyMessages);
}
