import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const schedulePreviewMessages = defineCatalogue({ namespace: 'schedule-preview', en });
