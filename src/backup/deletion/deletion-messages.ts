import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './messages.en.json';

export const deletionMessages = defineCatalogue({
  namespace: 'backup-deletion',
  en,
});

export type TranslateDeletion = Translate<typeof en>;
