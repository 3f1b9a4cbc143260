import { defineCatalogue } from '../../host/messages.ts';
import en from './difference-messages.en.json';

export const differenceMessages = defineCatalogue({ namespace: 'line-difference', en });
