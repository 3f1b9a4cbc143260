/** What placeholders are called, and a sample of each for the picker and for a preview without a ticket. */
import type { MessageKey } from '../../base/message-tree.ts';
import { defineCatalogue } from '../../host/messages.ts';
import en from './placeholder-messages.en.json';
import type { PlaceholderName } from './placeholders.ts';

export const placeholderMessages = defineCatalogue({ namespace: 'ticketing-placeholders', en });

type PlaceholderMessageKey = MessageKey<typeof en>;

export const nameKey = (name: PlaceholderName): PlaceholderMessageKey => `names.${name}`;
export const sampleKey = (name: PlaceholderName): PlaceholderMessageKey => `samples.${name}`;
