import { defineCatalogue } from '../../host/messages.ts';
import en from './help-desk-messages.en.json';

export const helpDeskMessages = defineCatalogue({ namespace: 'psa-help-desk', en });
