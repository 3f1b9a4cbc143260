import { untracked } from '@preact/signals-core';
import type { TableModel } from '../table-model-types.ts';

/** Every row that the query finds and that is held, in order; in server mode those of the page, or those in hand. */
export function foundRows<Row>(model: TableModel<Row>): readonly Row[] {
  return untracked(() => model.rows.heldRows());
}

/** Those that are selected: in order where they are found, then those that are not found now or are on other pages. */
export function selectedRows<Row>(model: TableModel<Row>): Row[] {
  const { mode, ids, excludedIds } = model.selection.selection.peek();
  const named = new Set(mode === 'some' ? ids : excludedIds);
  const found = foundRows(model).filter((row) => named.has(model.rowId(row)) === (mode === 'some'));
  if (mode === 'all' || found.length === ids.length) return found;
  for (const row of found) named.delete(model.rowId(row));
  const others = model.options.peek().rows ?? untracked(() => model.selection.remembered());
  return [...found, ...others.filter((row) => named.has(model.rowId(row)))];
}
