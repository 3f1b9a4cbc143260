import { defineCatalogue } from '../../host/messages.ts';
import en from './page-messages.en.json';

/** Texts that stand on every page. */
export const pageMessages = defineCatalogue({ namespace: 'psa-page', en });
