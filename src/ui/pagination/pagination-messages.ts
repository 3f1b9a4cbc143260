import { defineCatalogue } from '../../host/messages.ts';
import en from './pagination-messages.en.json';

export const paginationMessages = defineCatalogue({
  namespace: 'pagination',
  en,
});
