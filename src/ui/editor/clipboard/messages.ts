import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const pasteMessages = defineCatalogue({
  namespace: 'editor-paste',
  en,
});
