import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const locationMessages = defineCatalogue({
  namespace: 'backup-location',
  en,
});
