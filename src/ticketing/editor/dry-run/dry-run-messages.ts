import { defineCatalogue, type MessageKey } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './dry-run-messages.en.json';

const dryRunMessages = defineCatalogue({ namespace: 'ticketing-dry-run', en });

export type DryRunMessageKey = MessageKey<typeof en>;

export function useDryRunMessages() {
  return useMessages(dryRunMessages);
}
