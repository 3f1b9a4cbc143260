import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const syncMessages = defineCatalogue({
  namespace: 'backup-sync',
  en,
});
