// Written by `npm run languages`, from the files in the folders of src/languages.
import type { MessageTree } from '../base/message-tree.ts';
import jaTicketingRules from './ja/ticketing-rules.json';

export const logicTexts: Readonly<Record<'ticketing-rules', Readonly<Record<string, MessageTree>>>> = {
  'ticketing-rules': { ja: jaTicketingRules },
};
