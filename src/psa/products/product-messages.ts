import { defineCatalogue, type MessageKey, type Translate } from '../../host/messages.ts';
import en from './product-messages.en.json';

/** Texts of product mappings beside those of the document: ranked rules, the tracer, what saving would change. */
export const productMessages = defineCatalogue({ namespace: 'psa-products', en });

export type ProductMessageKey = MessageKey<typeof en>;
export type ProductTranslate = Translate<typeof en>;
