import { defineCatalogue } from '../../host/messages.ts';
import en from './match-messages.en.json';

/** Why names were matched. */
export const matchMessages = defineCatalogue({ namespace: 'psa-matching', en });
