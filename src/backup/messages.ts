import { defineCatalogue, type MessageKey, type MessageValues } from '../host/messages.ts';
import en from './messages.en.json';

export const backupMessages = defineCatalogue({
  namespace: 'backup',
  en,
  load: { ja: () => import('./messages.ja.json') },
});

export type BackupMessageKey = MessageKey<typeof en>;

/** A text that a model asks for; the view says it in the reader's language. */
export interface BackupMessage {
  key: BackupMessageKey;
  values?: MessageValues;
}
