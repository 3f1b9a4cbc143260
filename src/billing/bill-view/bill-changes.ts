/** What is other in a bill than in that of the month before. */
import type { Bill, BillLine } from './bill-types.ts';

export interface LineChange {
  /** There was none the month before. */
  readonly isNew: boolean;
  /** Smallest unit. */
  readonly total: number;
  readonly before: Pick<BillLine, 'quantity' | 'unitPrice'> | undefined;
}

export interface BillChanges {
  readonly month: string;
  /** By product; of lines that are as they were, none. */
  readonly lines: ReadonlyMap<string, LineChange>;
  /** Lines that the month before had. */
  readonly gone: readonly BillLine[];
  readonly total: number;
  /** Of the month before. */
  readonly totalBefore: number;
}

export function billChanges(bill: Bill, before: Bill): BillChanges {
  const old = new Map(before.lines.map((line) => [line.productId, line]));
  const lines = new Map<string, LineChange>();
  for (const line of bill.lines) {
    const was = old.get(line.productId);
    const isSame =
      was !== undefined &&
      was.quantity === line.quantity &&
      was.unitPrice === line.unitPrice &&
      was.total === line.total;
    if (!isSame)
      lines.set(line.productId, { isNew: was === undefined, total: line.total - (was?.total ?? 0), before: was });
  }
  const there = new Set(bill.lines.map(({ productId }) => productId));
  return {
    month: before.month,
    lines,
    gone: before.lines.filter(({ productId }) => !there.has(productId)),
    total: bill.total - before.total,
    totalBefore: before.total,
  };
}
