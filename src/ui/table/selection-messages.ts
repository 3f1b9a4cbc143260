/** What is said of a selection, and to a screen reader of what a search or an order came to. */
import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './selection-messages.en.json';
import type { TableSelection } from './table-types.ts';

const selectionMessages = defineCatalogue({ namespace: 'table-selection', en });

export function useSelectionMessages() {
  return useMessages(selectionMessages);
}

/** How much is selected. */
export function selectedText(
  { count, excludedIds }: TableSelection,
  t: ReturnType<typeof useSelectionMessages>,
): string {
  if (count !== undefined) return t('selected', { count });
  return excludedIds.length > 0 ? t('selectedAllBut', { count: excludedIds.length }) : t('selectedAll');
}
