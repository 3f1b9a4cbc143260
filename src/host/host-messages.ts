import failure from './failure.en.json';
import en from './messages.en.json';
import { defineCatalogue } from './messages.ts';

/** The texts that every element shares: failures and how to go on. */
export const hostMessages = defineCatalogue({
  namespace: 'host',
  // Partly in a file of its own: what the shell shows when nothing else could be loaded.
  en: { ...en, failure: { ...en.failure, ...failure } },
});

export type HostMessages = typeof hostMessages.en;
