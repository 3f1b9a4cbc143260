/** What an open menu says by itself; apart from the interface layer's other words, because it comes with the first menu. */
import { defineCatalogue } from '../../host/messages.ts';
import en from './menu-messages.en.json';

export const menuMessages = defineCatalogue({
  namespace: 'ui-menu',
  en,
});
