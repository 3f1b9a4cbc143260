import { defineCatalogue } from '../host/messages.ts';
import en from './integration-messages.en.json';

/** The page of integrations, their forms, and what is asked before one is deleted. */
export const integrationMessages = defineCatalogue({ namespace: 'integrations', en });
