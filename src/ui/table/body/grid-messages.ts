import { defineCatalogue, type Translate } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './grid-messages.en.json';

const gridMessages = defineCatalogue({
  namespace: 'tableGrid',
  en,
});

export type GridTranslate = Translate<typeof en>;

export function useGridMessages(): GridTranslate {
  return useMessages(gridMessages);
}
