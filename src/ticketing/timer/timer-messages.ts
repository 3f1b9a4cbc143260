import { defineCatalogue } from '../../host/messages.ts';
import en from './timer-messages.en.json';

/** Timers of tickets, the time that was entered, and its form. */
export const timerMessages = defineCatalogue({ namespace: 'ticket-timer', en });
