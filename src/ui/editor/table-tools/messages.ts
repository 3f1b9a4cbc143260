import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const tableMessages = defineCatalogue({
  namespace: 'editor-table',
  en,
});
