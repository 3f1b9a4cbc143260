import { defineCatalogue } from '../host/messages.ts';
import en from './search-messages.en.json';

/** The global search. */
export const searchMessages = defineCatalogue({ namespace: 'search', en });
