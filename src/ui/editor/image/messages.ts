import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const imageMessages = defineCatalogue({
  namespace: 'editor-image',
  en,
});
