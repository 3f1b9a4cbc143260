import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './field-messages.en.json';

const fieldMessages = defineCatalogue({
  namespace: 'field',
  en,
});

/** What controls find wrong by themselves, and the names of their parts. */
export function useFieldMessages() {
  return useMessages(fieldMessages);
}

export type TranslateField = ReturnType<typeof useFieldMessages>;
