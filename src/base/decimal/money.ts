/** Money as whole numbers of the currency’s smallest unit: 1234 is 12.34 €, and 1,234 ¥. */
import { numberFormat } from '../intl-cache.ts';
import { decimalText } from './format-decimal.ts';

export interface MoneyOptions {
  /** ISO 4217 */
  currency: string;
  locale: string;
}

/** Of the smallest unit, as `Intl` knows it: 2 of the euro, 0 of the yen, 3 of the Kuwaiti dinar. */
export function currencyDecimals(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

export function formatMoney(units: number, { currency, locale }: MoneyOptions): string {
  return numberFormat(locale, { style: 'currency', currency }).format(decimalText(units, currencyDecimals(currency)));
}

/** The sign that the language writes beside an amount, and where: `€ 12` or `12 €`. */
export function currencySign(currency: string, locale: string): { sign: string; isBefore: boolean } {
  const types = numberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .map(({ type }) => type);
  return {
    sign: signOf(currency, locale, 'symbol'),
    isBefore: types.indexOf('currency') < types.indexOf('integer'),
  };
}

/** What may stand beside an amount: `EUR`, `€`. */
export function currencySigns(currency: string, locale: string): string[] {
  // As the world outside has it, too: `US$`.
  const symbols = [locale, 'en-001'].map((place) => signOf(currency, place, 'symbol'));
  return [currency, ...symbols, signOf(currency, locale, 'narrowSymbol')];
}

function signOf(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
