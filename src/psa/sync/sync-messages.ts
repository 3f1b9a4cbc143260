import { defineCatalogue, type MessageKey, type Translate } from '../../host/messages.ts';
import en from './sync-messages.en.json';

/** Texts of the agreement sync: when it runs, its runs and what they did. */
export const syncMessages = defineCatalogue({ namespace: 'psa-sync', en });

export type SyncMessageKey = MessageKey<typeof en>;
export type SyncTranslate = Translate<typeof en>;
