import { defineCatalogue } from '../../host/messages.ts';
import en from './settings-messages.en.json';

/** What an organization says of its backups. */
export const settingsMessages = defineCatalogue({ namespace: 'policies-settings', en });
