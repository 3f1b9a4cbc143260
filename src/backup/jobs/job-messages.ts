import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './messages.en.json';

export const jobMessages = defineCatalogue({
  namespace: 'backup-jobs',
  en,
});

export type TranslateJob = Translate<typeof en>;
