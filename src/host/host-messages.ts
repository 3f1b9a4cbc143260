import en from './messages.en.json';
import { defineCatalogue } from './messages.ts';

/** The texts that every element shares: failures and how to go on. */
export const hostMessages = defineCatalogue({
  namespace: 'host',
  en,
  load: { ja: () => import('./messages.ja.json') },
});
