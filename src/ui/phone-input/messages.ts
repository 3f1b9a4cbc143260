import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const phoneMessages = defineCatalogue({
  namespace: 'phone-input',
  en,
});
