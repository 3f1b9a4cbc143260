// Written by `npm run languages`, from the files in the folders of src/languages.
import type { MessageTree } from '../base/message-tree.ts';
import arBillingReasons from './ar/billing-reasons.json';
import arPsaMatching from './ar/psa-matching.json';
import arSchedule from './ar/schedule.json';
import arTicketingRules from './ar/ticketing-rules.json';
import arTicketingStatus from './ar/ticketing-status.json';
import deBillingReasons from './de/billing-reasons.json';
import dePsaMatching from './de/psa-matching.json';
import deSchedule from './de/schedule.json';
import deTicketingRules from './de/ticketing-rules.json';
import deTicketingStatus from './de/ticketing-status.json';
import esBillingReasons from './es/billing-reasons.json';
import esPsaMatching from './es/psa-matching.json';
import esSchedule from './es/schedule.json';
import esTicketingRules from './es/ticketing-rules.json';
import esTicketingStatus from './es/ticketing-status.json';
import jaBillingReasons from './ja/billing-reasons.json';
import jaPsaMatching from './ja/psa-matching.json';
import jaSchedule from './ja/schedule.json';
import jaTicketingRules from './ja/ticketing-rules.json';
import jaTicketingStatus from './ja/ticketing-status.json';

type Namespace = 'billing-reasons' | 'psa-matching' | 'schedule' | 'ticketing-rules' | 'ticketing-status';

export const logicTexts: Readonly<Record<Namespace, Readonly<Record<string, MessageTree>>>> = {
  'billing-reasons': { ar: arBillingReasons, de: deBillingReasons, es: esBillingReasons, ja: jaBillingReasons },
  'psa-matching': { ar: arPsaMatching, de: dePsaMatching, es: esPsaMatching, ja: jaPsaMatching },
  schedule: { ar: arSchedule, de: deSchedule, es: esSchedule, ja: jaSchedule },
  'ticketing-rules': { ar: arTicketingRules, de: deTicketingRules, es: esTicketingRules, ja: jaTicketingRules },
  'ticketing-status': { ar: arTicketingStatus, de: deTicketingStatus, es: esTicketingStatus, ja: jaTicketingStatus },
};
