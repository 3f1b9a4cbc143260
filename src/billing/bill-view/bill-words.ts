/** Figures of a bill in the reader’s language, exact: none of them is ever a binary fraction. */
import { decimalText } from '../../base/decimal/format-decimal.ts';
import { currencyDecimals, formatMoney } from '../../base/decimal/money.ts';
import { numberFormat } from '../../base/intl-cache.ts';
import type { BillReason } from '../month/bill-types.ts';

/** Hours have the most. */
const mostDecimals = 4;

export interface BillWords {
  money(units: number): string;
  /** With its sign. */
  change(units: number): string;
  /** With its sign; of nothing there is no share. */
  share(part: number, whole: number): string | undefined;
  quantity(text: string): string;
}

export function billWords(currency: string, locale: string): BillWords {
  const signed = numberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const decimals = currencyDecimals(currency);
  return {
    money: (units) => formatMoney(units, { currency, locale }),
    change: (units) => signed.format(decimalText(units, decimals)),
    share: (part, whole) => (whole === 0 ? undefined : percent.format(part / whole)),
    quantity: (text) =>
      numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(text as Intl.StringNumericLiteral),
  };
}

const codes: Readonly<Record<BillReason['code'], 'items' | 'none'>> = {
  static: 'none',
  one: 'none',
  counted: 'none',
  notCounted: 'none',
  devices: 'items',
  users: 'items',
  storage: 'items',
  time: 'items',
  noTime: 'none',
  quarterHours: 'none',
  group: 'none',
  mostCounted: 'items',
  notCovered: 'none',
  noCharge: 'none',
};

/** Those that this version has words for: a newer server may know more. */
export const knownReasons = (reasons: readonly { code: string }[]): BillReason[] =>
  reasons.filter((reason): reason is BillReason => Object.hasOwn(codes, reason.code));

/** Whether there are things behind the quantity that can be looked at. */
export const hasItems = (reasons: readonly BillReason[], quantity: string): boolean =>
  quantity !== '0' && reasons.some(({ code }) => codes[code] === 'items');
