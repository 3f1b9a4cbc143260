import { defineCatalogue } from '../../host/messages.ts';
import en from './reason-messages.en.json';

/** Why a line of a bill is as it is. */
export const reasonMessages = defineCatalogue({ namespace: 'billing-reasons', en });
