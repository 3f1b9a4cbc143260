/** What the forms for getting data back have in common. */
import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const recoveryMessages = defineCatalogue({
  namespace: 'backup-recovery',
  en,
});
