/** What is said when somebody searches, selects and acts, or finds nothing; comes with the parts that say it. */
import { defineCatalogue, type MessageKey } from '../host/messages.ts';
import en from './action-messages.en.json';

export const actionMessages = defineCatalogue({
  namespace: 'backup-action',
  en,
});

export type ActionMessageKey = MessageKey<typeof en>;
