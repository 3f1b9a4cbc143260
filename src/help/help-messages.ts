import { defineCatalogue } from '../host/messages.ts';
import en from './messages.en.json';

export const helpMessages = defineCatalogue({
  namespace: 'help',
  en,
});
