/** A CSV file of what a table shows: its columns in their order, every row that is found and held. */
import { foundRows } from './body/found-rows.ts';
import { exportText } from './cells/cell-text.ts';
import { toCsv } from './delimited-text.ts';
import { headerOf } from './settings/column-names.ts';
import type { TableModel } from './table-model-types.ts';

export function tableCsv<Row>(model: TableModel<Row>, locale: string): string {
  const columns = model.columns.shown.peek().map(({ column }) => column);
  const texts = columns.map((column) => exportText(column, locale));
  return toCsv([columns.map(headerOf), ...foundRows(model).map((row) => texts.map((text) => text(row)))]);
}

export function csvFileName<Row>(model: TableModel<Row>): string {
  const { groupTitle, label, tableId } = model.options.peek();
  // What no file system takes in a name.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among it.
  const name = (groupTitle ?? label ?? tableId ?? '').replaceAll(/[\x00-\x1f<>:"/\\|?*]+/g, ' ').trim();
  return `${name || 'table'}.csv`;
}

/** Hands the file to the browser, as a link with `download` would. */
export function downloadCsv(csv: string, name: string, document: Document): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
