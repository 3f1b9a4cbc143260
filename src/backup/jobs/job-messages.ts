import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './messages.en.json';

export const jobMessages = defineCatalogue({
  namespace: 'backup-jobs',
  en,
  load: { ja: () => import('./messages.ja.json') },
});

export type TranslateJob = Translate<typeof en>;
