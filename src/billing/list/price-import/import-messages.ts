import { defineCatalogue } from '../../../host/messages.ts';
import en from './import-messages.en.json';

/** The preview of a price list that is read. */
export const importMessages = defineCatalogue({ namespace: 'billing-import', en });
