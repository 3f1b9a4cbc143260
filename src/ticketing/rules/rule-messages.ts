/** Every word about rules: names, sentences, reasons, what is wrong and what is odd. */
import type { MessageKey } from '../../base/message-tree.ts';
import { defineCatalogue } from '../../host/messages.ts';
import en from './rule-messages.en.json';

export const ruleMessages = defineCatalogue({ namespace: 'ticketing-rules', en });

export type RuleMessageKey = MessageKey<typeof en>;
