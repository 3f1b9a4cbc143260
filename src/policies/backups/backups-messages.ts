import { defineCatalogue } from '../../host/messages.ts';
import en from './backups-messages.en.json';

/** Backup plans of a policy. */
export const backupsMessages = defineCatalogue({ namespace: 'policies-backups', en });
