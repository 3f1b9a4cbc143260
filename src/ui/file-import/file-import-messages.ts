import { defineCatalogue } from '../../host/messages.ts';
import en from './file-import-messages.en.json';

export const fileImportMessages = defineCatalogue({ namespace: 'ui-file-import', en });
