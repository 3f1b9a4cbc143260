/** What a rule of products says of a field. Apart from the words: a list of products has these, and no fields. */
import { formatDecimal } from '../base/decimal/format-decimal.ts';
import { formatMoney, type MoneyOptions } from '../base/decimal/money.ts';
import type { FormIssue } from '../base/form-rules.ts';
import en from './billing-messages.en.json';
import type { BillingTranslate } from './billing-messages.ts';
import { fieldRow } from './product-fields.ts';
import type { ProductIssueCode } from './product-rules.ts';
import type { ProductField } from './product-values.ts';

/** What is wrong with a field, in a sentence. */
export function productIssueText(
  { path, code, limit = 0 }: FormIssue<ProductIssueCode>,
  t: BillingTranslate,
  { currency, locale }: MoneyOptions,
): string {
  const [field = ''] = path.split('.');
  const { is } = fieldRow(field as ProductField);
  switch (code) {
    case 'tooPrecise':
      return limit === 0 ? t('issues.whole') : t('issues.tooPrecise', { count: limit });
    case 'tooLarge': {
      const decimals = is.kind === 'decimal' ? is.decimals : 0;
      const format = { decimals, locale, isGrouped: true, isPadded: false };
      const maximum = is.kind === 'money' ? formatMoney(limit, { currency, locale }) : formatDecimal(limit, format);
      return t('issues.tooLarge', { maximum });
    }
    case 'otherCurrency':
      return t('issues.otherCurrency', { currency });
    case 'invalid':
      // What was chosen was there once: only the server can say that it is not any more.
      return t(is.kind === 'references' ? 'issues.gone' : 'issues.invalid');
    default:
      return Object.hasOwn(en.issues, code) ? t(`issues.${code}`, { limit }) : t('issues.invalid');
  }
}
