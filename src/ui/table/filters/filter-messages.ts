import type { Format } from '../../../host/format.ts';
import { defineCatalogue, type Translate } from '../../../host/messages.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './filter-messages.en.json';

const filterMessages = defineCatalogue({
  namespace: 'tableFilters',
  en,
});

export type FilterTranslate = Translate<typeof en>;

export function useFilterMessages(): FilterTranslate {
  return useMessages(filterMessages);
}

/** What it takes to tell a filter's value. */
export function useFilterWords(): { t: FilterTranslate; format: Format } {
  return { t: useFilterMessages(), format: useFormat() };
}
