import { defineCatalogue } from '../../host/messages.ts';
import en from './named-mapping-messages.en.json';

/** Texts that the lists and dialogs of all three kinds have beside those of the pages. */
export const namedMappingMessages = defineCatalogue({ namespace: 'psa-named-mappings', en });
