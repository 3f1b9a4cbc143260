import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './messages.en.json';

export const restoreMessages = defineCatalogue({
  namespace: 'backup-restore',
  en,
  load: { ja: () => import('./messages.ja.json') },
});

export type TranslateRestore = Translate<typeof en>;
