import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './settings-messages.en.json';

const settingsMessages = defineCatalogue({
  namespace: 'tableSettings',
  en,
});

export function useSettingsMessages() {
  return useMessages(settingsMessages);
}
