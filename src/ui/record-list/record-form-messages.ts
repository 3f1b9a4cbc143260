import { defineCatalogue } from '../../host/messages.ts';
import en from './record-form-messages.en.json';

export const recordFormMessages = defineCatalogue({ namespace: 'ui-record-form', en });
