import { defineCatalogue } from '../host/messages.ts';
import en from './later-messages.en.json';

/** Of what few see: the academy, and the tooltip of the launcher. */
export const laterHelpMessages = defineCatalogue({
  namespace: 'help-later',
  en,
});
