import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const tooltipMessages = defineCatalogue({
  namespace: 'help-tooltip',
  en,
});
