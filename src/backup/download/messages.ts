/** What downloads say. */
import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const downloadMessages = defineCatalogue({
  namespace: 'backup-download',
  en,
});
