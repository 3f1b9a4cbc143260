/** The lines of a bill for spreadsheets: figures with a point and ungrouped, so that they are exact anywhere. */
import { decimalText } from '../../base/decimal/format-decimal.ts';
import { currencyDecimals } from '../../base/decimal/money.ts';
import type { Bill, BillLine } from './bill-types.ts';

export const billColumns = ['product', 'type', 'quantity', 'unitPrice', 'total', 'taxable', 'currency', 'why'] as const;
export type BillColumn = (typeof billColumns)[number];

export interface BillCsvWords {
  column(name: BillColumn): string;
  type(line: BillLine): string;
  taxable(isTaxable: boolean): string;
  /** All its reasons in one. */
  why(line: BillLine): string;
  total: string;
  taxableTotal: string;
}

export function billLines({ lines, currency, total, taxableTotal }: Bill, words: BillCsvWords): string[][] {
  const decimals = currencyDecimals(currency);
  const money = (units: number) => decimalText(units, decimals);
  const sum = (name: string, units: number) => [name, '', '', '', money(units), '', currency, ''];
  return [
    billColumns.map(words.column),
    ...lines.map((line) => [
      line.productName,
      words.type(line),
      line.quantity,
      money(line.unitPrice),
      money(line.total),
      words.taxable(line.taxable),
      currency,
      words.why(line),
    ]),
    sum(words.total, total),
    sum(words.taxableTotal, taxableTotal),
  ];
}
