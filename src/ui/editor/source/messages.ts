import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const sourceMessages = defineCatalogue({
  namespace: 'editor-source',
  en,
});
