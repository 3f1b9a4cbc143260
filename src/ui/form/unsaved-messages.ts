import { defineCatalogue } from '../../host/messages.ts';
import en from './unsaved-messages.en.json';

export const unsavedMessages = defineCatalogue({
  namespace: 'ui-unsaved',
  en,
});
