import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const toolbarMessages = defineCatalogue({
  namespace: 'editor-toolbar',
  en,
});
