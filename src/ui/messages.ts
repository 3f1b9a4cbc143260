import { defineCatalogue } from '../host/messages.ts';
import { useMessages } from '../host/use-host.ts';
import en from './messages.en.json';

/** The few words that the interface layer says by itself; everything else comes by props. */
const uiMessages = defineCatalogue({
  namespace: 'ui',
  en,
});

export function useUiMessages() {
  return useMessages(uiMessages);
}
