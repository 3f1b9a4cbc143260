import { defineCatalogue, type MessageKey } from '../host/messages.ts';
import en from './messages.en.json';

export const backupMessages = defineCatalogue({
  namespace: 'backup',
  en,
});

export type BackupMessageKey = MessageKey<typeof en>;
