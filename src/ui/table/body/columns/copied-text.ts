import { exportText } from '../../cells/cell-text.ts';
import { toTsv } from '../../model/delimited-text.ts';
import { selectedRows } from '../../model/found-rows.ts';
import type { TableModel } from '../../table-model-types.ts';

export interface CopiedText {
  text: string;
  /** How many rows it holds; none where it is one cell. */
  rows: number;
}

/** Selected rows, else the cell at `row` and `index` among the shown columns; `undefined` where there is neither. */
export function copiedText<Row>(
  model: TableModel<Row>,
  cell: { row: number; index: number },
  locale: string,
): CopiedText | undefined {
  const columns = model.columns.shown.peek();
  if (!model.selection.isEmpty.peek()) {
    const rows = selectedRows(model);
    const texts = columns.map(({ column }) => exportText(column, locale));
    if (rows.length > 0) return { text: toTsv(rows.map((row) => texts.map((text) => text(row)))), rows: rows.length };
  }
  const column = model.columns.inView.peek()[cell.index]?.column;
  const row = model.rows.rowAt(cell.row);
  return column && row !== undefined ? { text: exportText(column, locale)(row), rows: 0 } : undefined;
}
