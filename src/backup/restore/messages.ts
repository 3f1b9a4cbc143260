import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './messages.en.json';

export const restoreMessages = defineCatalogue({
  namespace: 'backup-restore',
  en,
});

export type TranslateRestore = Translate<typeof en>;
