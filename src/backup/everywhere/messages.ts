import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const everywhereMessages = defineCatalogue({
  namespace: 'backup-everywhere',
  en,
});
