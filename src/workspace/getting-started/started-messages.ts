import { defineCatalogue } from '../../host/messages.ts';
import en from './started-messages.en.json';

/** The first steps. */
export const startedMessages = defineCatalogue({ namespace: 'getting-started', en });
