import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const editorFileMessages = defineCatalogue({
  namespace: 'editor-files',
  en,
});
