import { defineCatalogue } from '../../../host/messages.ts';
import en from './value-messages.en.json';

/** The custom fields of one thing, with their values. */
export const valueMessages = defineCatalogue({ namespace: 'custom-field-values', en });
