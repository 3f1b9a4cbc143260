import failure from './failure.en.json';
import en from './messages.en.json';
import { defineCatalogue } from './messages.ts';

/** The texts that every element shares: failures and how to go on. */
export const hostMessages = defineCatalogue({
  namespace: 'host',
  // In a file of its own, because the shell shows it when nothing else could be loaded.
  en: { ...en, failure },
  load: { ja: () => import('./messages.ja.json') },
});

export type HostMessages = typeof hostMessages.en;
