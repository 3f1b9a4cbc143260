import { defineCatalogue } from '../../host/messages.ts';
import en from './connection-messages.en.json';

export const connectionMessages = defineCatalogue({ namespace: 'psa-connection', en });
