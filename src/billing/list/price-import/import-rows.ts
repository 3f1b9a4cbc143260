/** What a price list would do, line by line: what is refused, created and changed, in the order of the file. */
import type { PriceListPreview, Prices, RefusedLine } from '../../price-list/price-list.ts';
import { productLimits } from '../../product-terms.ts';

export interface ReadFile {
  readonly preview: PriceListPreview;
  readonly currency: string;
}

interface Line {
  readonly line: number;
  readonly name: string;
}

export type ImportRow = Line &
  (
    | { readonly outcome: 'created'; readonly after: Prices }
    | { readonly outcome: 'changed'; readonly before: Prices; readonly after: Prices }
    | { readonly outcome: 'refused'; readonly refused: RefusedLine }
  );

export function importRows({ changes, created, refused }: PriceListPreview): ImportRow[] {
  const rows: ImportRow[] = [
    ...changes.map(({ line, product: { name }, before, after }) => {
      return { outcome: 'changed' as const, line, name, before, after };
    }),
    ...created.map(({ line, body: { name, price, cost, taxable } }) => {
      return { outcome: 'created' as const, line, name, after: { price, cost, taxable } };
    }),
    ...refused.map((one) => ({ outcome: 'refused' as const, line: one.line, name: one.name, refused: one })),
  ];
  return rows.toSorted((one, other) => one.line - other.line);
}

export const isTooMuch = ({ changes, created }: PriceListPreview): boolean =>
  changes.length > productLimits.pricesAtOnce || created.length > productLimits.newAtOnce;

/** All of it can be, and something would change. */
export function canSave(preview: PriceListPreview): boolean {
  const { changes, created, refused } = preview;
  return refused.length === 0 && changes.length + created.length > 0 && !isTooMuch(preview);
}
