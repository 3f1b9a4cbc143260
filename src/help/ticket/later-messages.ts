import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './later-messages.en.json';

/** Of what comes when it is wanted, or when something is wrong. */
const laterMessages = defineCatalogue({
  namespace: 'help-ticket-later',
  en,
});

export function useLaterMessages() {
  return useMessages(laterMessages);
}

export type TranslateLater = ReturnType<typeof useLaterMessages>;
