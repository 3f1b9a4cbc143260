import { defineCatalogue, type Translate } from '../../host/messages.ts';
import type { RefusedLine } from './price-list.ts';
import en from './price-list-messages.en.json';

/** What is wrong with a price list that is read. */
export const priceListMessages = defineCatalogue({ namespace: 'billing-price-list', en });

type PriceListTranslate = Translate<typeof en>;

/** A line that is not read, with its reason. */
export const refusedLineText = (line: RefusedLine, t: PriceListTranslate, options: { currency: string }): string =>
  t('line', { line: line.line, name: line.name, reason: refusalText(line, t, options) });

/** Why a line is not read. */
export function refusalText(
  { code, column = 'price', text = '', limit = 0 }: RefusedLine,
  t: PriceListTranslate,
  { currency }: { currency: string },
): string {
  return t(`refused.${code}`, { column, text, currency, limit });
}
