import { defineCatalogue } from '../../host/messages.ts';
import en from './policies-messages.en.json';

/** Of all parts of policies: what is inherited, and how changes are saved. */
export const policiesMessages = defineCatalogue({ namespace: 'policies', en });
