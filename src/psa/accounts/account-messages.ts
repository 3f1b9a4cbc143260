import { defineCatalogue } from '../../host/messages.ts';
import en from './account-messages.en.json';

export const accountMessages = defineCatalogue({ namespace: 'psa-accounts', en });
