import { defineCatalogue } from '../../host/messages.ts';
import en from './bill-messages.en.json';

/** What a month costs. */
export const billMessages = defineCatalogue({ namespace: 'billing-bill', en });
