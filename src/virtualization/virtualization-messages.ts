import { defineCatalogue } from '../host/messages.ts';
import en from './virtualization-messages.en.json';

export const virtualizationMessages = defineCatalogue({ namespace: 'virtualization', en });
