import type { TableModel } from '../table-model-types.ts';

/** Every row that the query finds and that is held, in order; in server mode those are the page's. */
export function foundRows<Row>(model: TableModel<Row>): Row[] {
  const { fetcher, rows = [] } = model.options.peek();
  if (fetcher) {
    const count = model.rows.rowCount.peek();
    return Array.from({ length: count }, (_, index) => model.rows.rowAt(index)).filter((row) => row !== undefined);
  }
  const byId = new Map(rows.map((row) => [model.rowId(row), row]));
  return model.rows.heldIds().flatMap((id) => byId.get(id) ?? []);
}

/** Of those, the ones that are selected. */
export function selectedRows<Row>(model: TableModel<Row>): Row[] {
  const { mode, ids, excludedIds } = model.selection.selection.peek();
  const named = new Set(mode === 'some' ? ids : excludedIds);
  return foundRows(model).filter((row) => named.has(model.rowId(row)) === (mode === 'some'));
}
