import { defineCatalogue } from '../../host/messages.ts';
import en from './status-messages.en.json';

export const statusMessages = defineCatalogue({ namespace: 'ticketing-status', en });
