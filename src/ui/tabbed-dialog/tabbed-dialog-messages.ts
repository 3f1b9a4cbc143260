import { defineCatalogue } from '../../host/messages.ts';
import en from './tabbed-dialog-messages.en.json';

export const tabbedDialogMessages = defineCatalogue({
  namespace: 'ui-tabbed-dialog',
  en,
});
