import { defineCatalogue } from '../../host/messages.ts';
import en from './list-messages.en.json';

/** The list of products, and what is done with them there. */
export const listMessages = defineCatalogue({ namespace: 'billing-list', en });
