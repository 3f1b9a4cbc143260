import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { TableSelection } from '../table-types.ts';
import en from './header-messages.en.json';

const headerMessages = defineCatalogue({
  namespace: 'tableHeader',
  en,
});

export function useHeaderMessages() {
  return useMessages(headerMessages);
}

/** How much is selected. */
export function selectedText({ count, excludedIds }: TableSelection, t: ReturnType<typeof useHeaderMessages>): string {
  if (count !== undefined) return t('selected', { count });
  return excludedIds.length > 0 ? t('selectedAllBut', { count: excludedIds.length }) : t('selectedAll');
}
