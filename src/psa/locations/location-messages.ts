import { defineCatalogue } from '../../host/messages.ts';
import en from './location-messages.en.json';

export const locationMessages = defineCatalogue({ namespace: 'psa-locations', en });
