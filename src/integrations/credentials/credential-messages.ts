import { defineCatalogue } from '../../host/messages.ts';
import en from './credential-messages.en.json';

/** The list of credentials, their form and the question before one is deleted. */
export const credentialMessages = defineCatalogue({ namespace: 'credentials', en });
