import { defineCatalogue } from '../../host/messages.ts';
import en from './device-sync-messages.en.json';

export const deviceSyncMessages = defineCatalogue({ namespace: 'psa-device-sync', en });
