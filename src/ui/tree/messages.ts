import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const treeMessages = defineCatalogue({
  namespace: 'ui-tree',
  en,
});
