import { defineCatalogue } from '../../../host/messages.ts';
import en from './messages.en.json';

export const linkMessages = defineCatalogue({
  namespace: 'editor-link',
  en,
});
