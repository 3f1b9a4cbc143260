import { defineCatalogue } from '../../host/messages.ts';
import en from './picker-messages.en.json';

export const pickerMessages = defineCatalogue({ namespace: 'psa-pickers', en });
