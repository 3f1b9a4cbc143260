import en from '../billing-messages.en.json';
import type { BillingTranslate } from '../billing-messages.ts';
import type { ProductField } from '../product-values.ts';

/** Where the messages have the names of a field’s choices. */
const groups = { billing: 'billings', term: 'terms', licensingType: 'licensingTypes' } as const;

/** A choice that another release has made is called as the wire has it. */
export function choiceLabel(field: ProductField, choice: string, t: BillingTranslate): string {
  const group = Object.hasOwn(groups, field) ? groups[field as keyof typeof groups] : undefined;
  if (group === undefined || !Object.hasOwn(en[group], choice)) return choice;
  return t(`${group}.${choice}` as 'billings.RECURRING');
}
