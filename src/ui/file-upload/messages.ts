import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const fileMessages = defineCatalogue({
  namespace: 'file-upload',
  en,
});
