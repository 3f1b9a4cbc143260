// Written by `npm run languages`, from the files in the folders of src/languages.
import type { MessageTree } from '../base/message-tree.ts';
import jaBillingReasons from './ja/billing-reasons.json';
import jaPsaMatching from './ja/psa-matching.json';
import jaSchedule from './ja/schedule.json';
import jaTicketingRules from './ja/ticketing-rules.json';
import jaTicketingStatus from './ja/ticketing-status.json';

type Namespace = 'billing-reasons' | 'psa-matching' | 'schedule' | 'ticketing-rules' | 'ticketing-status';

export const logicTexts: Readonly<Record<Namespace, Readonly<Record<string, MessageTree>>>> = {
  'billing-reasons': { ja: jaBillingReasons },
  'psa-matching': { ja: jaPsaMatching },
  schedule: { ja: jaSchedule },
  'ticketing-rules': { ja: jaTicketingRules },
  'ticketing-status': { ja: jaTicketingStatus },
};
