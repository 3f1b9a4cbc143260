import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const previewMessages = defineCatalogue({
  namespace: 'backup-preview',
  en,
});
