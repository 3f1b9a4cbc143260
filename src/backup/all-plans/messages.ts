import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const allPlansMessages = defineCatalogue({
  namespace: 'backup-all-plans',
  en,
});
