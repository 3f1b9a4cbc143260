/**
 * What a month costs, for other programs: without a page, without a DOM, in Node as in a browser. The product form and the
 * reference server stand on it. Source: spec 002 §2.8 and §3.4.
 */
import { plainTranslator } from '../../base/plain-translator.ts';
import { logicTexts } from '../../languages/logic-texts.ts';
import type { Billing, ProductVariant, QuantityMode } from '../product-terms.ts';
import { billMonth, billTotals, unbilledTimeEntries } from './bill-month.ts';
import type {
  BilledDevice,
  BilledProduct,
  BilledStorage,
  BilledTechnician,
  BilledUser,
  BillingMonth,
  BillLine,
  BillReason,
  Id,
  TimeEntry,
} from './bill-types.ts';
import { reasonText } from './describe-reason.ts';
import en from './reason-messages.en.json';

export type {
  BilledDevice,
  BilledProduct,
  BilledStorage,
  BilledTechnician,
  BilledUser,
  Billing,
  BillingMonth,
  BillLine,
  BillReason,
  Id,
  ProductVariant,
  QuantityMode,
  TimeEntry,
};
export { billMonth, billTotals, unbilledTimeEntries };

export interface DescribeReasonOptions {
  /** BCP 47; default `en` */
  locale?: string;
  /** ISO 4217, for amounts; without it none are named. */
  currency?: string;
}

/** Why a line is as it is, in a sentence. */
export function describeReason(reason: BillReason, { locale = 'en', currency }: DescribeReasonOptions = {}): string {
  return reasonText(reason, plainTranslator(en, logicTexts['billing-reasons'], locale), { locale, currency });
}
