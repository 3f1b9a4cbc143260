import { exportText } from '../cells/cell-text.ts';
import { toTsv } from '../model/delimited-text.ts';
import { mostGatheredRows } from '../model/range-gathering.ts';
import type { TableModel } from '../table-model-types.ts';
import { foundChunks } from './found-chunks.ts';

/**
 * Everything that is selected, for the clipboard, fetched where it is not here.
 *
 * @throws Error where that is more than a clipboard is for, and what the fetcher throws.
 */
export async function allSelectedText<Row>(
  model: TableModel<Row>,
  locale: string,
): Promise<{ text: string; rows: number }> {
  const excluded = new Set(model.selection.selection.peek().excludedIds);
  const texts = model.columns.shown.peek().map(({ column }) => exportText(column, locale));
  const lines: string[][] = [];
  for await (const { rows, total = 0 } of foundChunks(model, new AbortController().signal)) {
    for (const row of rows) if (!excluded.has(model.rowId(row))) lines.push(texts.map((text) => text(row)));
    if (Math.max(lines.length, total - excluded.size) > mostGatheredRows)
      throw new Error(`More than ${mostGatheredRows} rows are selected, which are too many for the clipboard.`);
  }
  return { text: toTsv(lines), rows: lines.length };
}
