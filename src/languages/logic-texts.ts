// Written by `npm run languages`, from the files in the folders of src/languages.
import type { MessageTree } from '../base/message-tree.ts';
import deBillingReasons from './de/billing-reasons.json';
import dePsaMatching from './de/psa-matching.json';
import deSchedule from './de/schedule.json';
import deTicketingRules from './de/ticketing-rules.json';
import deTicketingStatus from './de/ticketing-status.json';
import jaBillingReasons from './ja/billing-reasons.json';
import jaPsaMatching from './ja/psa-matching.json';
import jaSchedule from './ja/schedule.json';
import jaTicketingRules from './ja/ticketing-rules.json';
import jaTicketingStatus from './ja/ticketing-status.json';

type Namespace = 'billing-reasons' | 'psa-matching' | 'schedule' | 'ticketing-rules' | 'ticketing-status';

export const logicTexts: Readonly<Record<Namespace, Readonly<Record<string, MessageTree>>>> = {
  'billing-reasons': { de: deBillingReasons, ja: jaBillingReasons },
  'psa-matching': { de: dePsaMatching, ja: jaPsaMatching },
  schedule: { de: deSchedule, ja: jaSchedule },
  'ticketing-rules': { de: deTicketingRules, ja: jaTicketingRules },
  'ticketing-status': { de: deTicketingStatus, ja: jaTicketingStatus },
};
