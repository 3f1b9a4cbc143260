import english from './error.en.json';
import { hostMessages } from './host-messages.ts';
import { defineCatalogue } from './messages.ts';

/** The host's texts with those of failed calls, which come with what says them: most that is shown at first does not. */
export const errorMessages = defineCatalogue({
  namespace: 'host',
  en: { ...hostMessages.en, error: english },
});

export type ErrorMessages = typeof errorMessages.en;
