import { defineCatalogue } from '../../host/messages.ts';
import en from './versions-messages.en.json';

export const versionsMessages = defineCatalogue({ namespace: 'versions', en });
