/** Amounts as people type and paste them. Apart from how they are written: whoever only shows them reads none. */
import { notationOf } from './decimal-notation.ts';
import { currencyDecimals, currencySigns, type MoneyOptions } from './money.ts';
import { type DecimalEntry, parseDecimal } from './parse-decimal.ts';

/** With or without the currency’s own sign. */
export function parseMoney(text: string, { currency, locale }: MoneyOptions): DecimalEntry {
  return parseDecimal(text, {
    decimals: currencyDecimals(currency),
    notation: notationOf(locale),
    signs: currencySigns(currency, locale),
  });
}
