import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const mentionMessages = defineCatalogue({
  namespace: 'editor-mention',
  en,
});
