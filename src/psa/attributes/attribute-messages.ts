import { defineCatalogue } from '../../host/messages.ts';
import en from './attribute-messages.en.json';

export const attributeMessages = defineCatalogue({ namespace: 'psa-attributes', en });
