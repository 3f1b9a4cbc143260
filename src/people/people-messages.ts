import { defineCatalogue } from '../host/messages.ts';
import en from './people-messages.en.json';

/** Lists of people, and the forms and questions over them. */
export const peopleMessages = defineCatalogue({ namespace: 'people', en });
