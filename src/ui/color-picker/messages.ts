import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const colorPickerMessages = defineCatalogue({
  namespace: 'color-picker',
  en,
});
