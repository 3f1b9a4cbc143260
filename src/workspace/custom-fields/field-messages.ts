import { defineCatalogue } from '../../host/messages.ts';
import en from './field-messages.en.json';

/** The list of custom fields, their form and the question before one is deleted. */
export const fieldMessages = defineCatalogue({ namespace: 'custom-fields', en });
