import { defineCatalogue } from '../../host/messages.ts';
import en from './academy-messages.en.json';

export const academyMessages = defineCatalogue({
  namespace: 'help-academy',
  en,
});
