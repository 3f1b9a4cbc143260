/** The default export: what is shown, as a file of comma-separated values. Source: issue text, spec 003 §2. */
import { exportText } from '../cells/cell-text.ts';
import type { TableModel } from '../table-model-types.ts';
import { byteOrderMark, toCsv } from './csv-text.ts';
import { foundChunks } from './found-chunks.ts';

export interface ExportOptions {
  /** BCP 47, for dates and numbers. */
  locale: string;
  /** Ends it: nothing is saved, and the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** In whose page the file is saved. Default: this one. */
  document?: Document;
  /** How many rows are in it by now, and of how many where that is known. */
  onProgress?: (done: number, total: number | undefined) => void;
}

/**
 * Saves the shown columns, in their order, of every row that the query finds: held ones in client mode, all pages of the
 * fetcher in server mode.
 *
 * @throws what the fetcher throws, after which nothing is saved: half a file would pass for the whole.
 */
export async function exportCsv<Row>(model: TableModel<Row>, options: ExportOptions): Promise<void> {
  const parts = await csvParts(model, options);
  options.signal?.throwIfAborted();
  const { groupTitle, label, tableId } = model.options.peek();
  saveFile([byteOrderMark, ...parts], fileName(groupTitle ?? label ?? tableId), options.document ?? document);
}

/** Saves rows that somebody else has put into words, the headers first. `name` is the file's, without an ending. */
export function saveCsv(lines: readonly (readonly string[])[], name: string, page: Document): void {
  saveFile([byteOrderMark, toCsv(lines)], fileName(name), page);
}

/** The same of a text that is made already, without the mark that spreadsheets want before it. */
export function saveCsvText(text: string, name: string, page: Document): void {
  saveFile([byteOrderMark, text], fileName(name), page);
}

/** The file's text, without the mark that spreadsheets want before it; see `exportCsv`. */
export async function tableCsv<Row>(model: TableModel<Row>, options: ExportOptions): Promise<string> {
  return (await csvParts(model, options)).join('');
}

/** Rows become text as they come, so that a million of them are not held as well. */
async function csvParts<Row>(
  model: TableModel<Row>,
  { locale, signal = new AbortController().signal, onProgress }: ExportOptions,
): Promise<string[]> {
  const shown = model.columns.shown.peek();
  const texts = shown.map(({ column }) => exportText(column, locale));
  const parts = [toCsv([shown.map(({ header }) => header)])];
  let done = 0;
  for await (const { rows, total } of foundChunks(model, signal)) {
    parts.push(toCsv(rows.map((row) => texts.map((text) => text(row)))));
    done += rows.length;
    onProgress?.(done, total);
  }
  return parts;
}

function fileName(title = ''): string {
  // What no file system takes in a name.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among it.
  const name = title.replaceAll(/[\x00-\x1f<>:"/\\|?*\s]+/g, ' ').trim();
  return `${name || 'table'}.csv`;
}

function saveFile(parts: string[], name: string, page: Document): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
