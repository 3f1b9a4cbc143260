import { defineCatalogue } from '../../host/messages.ts';
import en from './secret-messages.en.json';

export const secretMessages = defineCatalogue({ namespace: 'secret-field', en });
