import { defineCatalogue } from '../host/messages.ts';
import en from './schedule-messages.en.json';

/** Schedules in words, and what is wrong with them. */
export const scheduleMessages = defineCatalogue({ namespace: 'schedule', en });
