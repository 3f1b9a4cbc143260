import { untracked } from '@preact/signals-core';
import type { TableModel } from '../table-model-types.ts';

/** Every row that the query finds and that is held, in order; in server mode those of the page, or those in hand. */
export function foundRows<Row>(model: TableModel<Row>): readonly Row[] {
  return untracked(() => model.rows.heldRows());
}

/** Of those, the ones that are selected. */
export function selectedRows<Row>(model: TableModel<Row>): Row[] {
  const { mode, ids, excludedIds } = model.selection.selection.peek();
  const named = new Set(mode === 'some' ? ids : excludedIds);
  return foundRows(model).filter((row) => named.has(model.rowId(row)) === (mode === 'some'));
}
