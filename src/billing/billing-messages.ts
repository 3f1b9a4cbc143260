import { defineCatalogue, type Translate } from '../host/messages.ts';
import en from './billing-messages.en.json';

/** Products and their form: fields, tabs and choices under the names that the tables have for them, and what is wrong. */
export const billingMessages = defineCatalogue({ namespace: 'billing', en });

export type BillingTranslate = Translate<typeof en>;
