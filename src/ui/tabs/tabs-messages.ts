import { defineCatalogue } from '../../host/messages.ts';
import en from './tabs-messages.en.json';

export const tabsMessages = defineCatalogue({
  namespace: 'ui-tabs',
  en,
});
