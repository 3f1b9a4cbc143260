import { defineCatalogue } from '../../host/messages.ts';
import en from './patches-messages.en.json';

/** Patch overrides of a policy. */
export const patchesMessages = defineCatalogue({ namespace: 'policies-patches', en });
