/** The default export: what is shown, as a file of comma-separated values. Source: issue text, spec 003 §2. */

import { foundRows } from './body/found-rows.ts';
import { exportText } from './cells/cell-text.ts';
import { toCsv } from './model/delimited-text.ts';
import type { TableModel } from './table-model-types.ts';
import type { TableFetcher, TableQuery } from './table-types.ts';

export interface ExportOptions {
  /** BCP 47, for dates and numbers. */
  locale: string;
  /** Ends it: nothing is saved, and the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** In whose page the file is saved. Default: this one. */
  document?: Document;
}

const byteOrderMark = '\uFEFF';

/** Pages of a backend that are asked for at the same time. */
const requestsAtOnce = 3;

/**
 * Saves the shown columns, in their order, of every row that the query finds: held ones in client mode, all pages of the
 * fetcher in server mode.
 *
 * @throws what the fetcher throws, after which nothing is saved: half a file would pass for the whole.
 */
export async function exportCsv<Row>(model: TableModel<Row>, options: ExportOptions): Promise<void> {
  const csv = await tableCsv(model, options);
  options.signal?.throwIfAborted();
  saveFile(byteOrderMark + csv, fileName(model), options.document ?? document);
}

/** The file's text, without the mark that spreadsheets want before it; see `exportCsv`. */
export async function tableCsv<Row>(model: TableModel<Row>, { locale, signal }: ExportOptions): Promise<string> {
  const shown = model.columns.shown.peek();
  const texts = shown.map(({ column }) => exportText(column, locale));
  const { fetcher } = model.options.peek();
  const rows = fetcher ? await fetchedRows(fetcher, model.query.peek(), signal) : foundRows(model);
  const csv = toCsv([shown.map(({ header }) => header), ...rows.map((row) => texts.map((text) => text(row)))]);
  return csv.slice(byteOrderMark.length);
}

async function fetchedRows<Row>(fetcher: TableFetcher<Row>, query: TableQuery, outer?: AbortSignal): Promise<Row[]> {
  const controller = new AbortController();
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal;
  const fetchPage = async (pageIndex: number) => {
    signal.throwIfAborted();
    return fetcher({ ...query, pageIndex, signal });
  };
  try {
    const first = await fetchPage(0);
    const pages: (readonly Row[])[] = [first.data];
    let next = 1;
    const work = async () => {
      while (next < first.pageCount) {
        const index = next;
        next += 1;
        pages[index] = (await fetchPage(index)).data;
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, work));
    return pages.flat();
  } catch (error) {
    // What the others still ask for is wanted by nobody.
    controller.abort(error);
    throw error;
  }
}

function fileName<Row>(model: TableModel<Row>): string {
  const { groupTitle, label, tableId } = model.options.peek();
  // What no file system takes in a name.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among it.
  const name = (groupTitle ?? label ?? tableId ?? '').replaceAll(/[\x00-\x1f<>:"/\\|?*\s]+/g, ' ').trim();
  return `${name || 'table'}.csv`;
}

function saveFile(text: string, name: string, page: Document): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
