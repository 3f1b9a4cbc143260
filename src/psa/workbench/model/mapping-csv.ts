/** Mappings as a file of comma-separated values: written for people and spreadsheets, and read back. */
import type { MappedRow, MappingSource } from './mapping-source.ts';

export const csvColumns = [
  'organizationId',
  'organization',
  'targetId',
  'target',
  'mappedBy',
  'mappedAt',
  'origin',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Lines of the file, the headers first. @param words Header of a column */
export function mappingLines<Row extends MappedRow>(
  rows: readonly Row[],
  source: Pick<MappingSource<Row>, 'mappedTo'>,
  words: (column: CsvColumn) => string,
): string[][] {
  const lines = rows.map((row) => {
    const { target } = source.mappedTo(row);
    const { mappedBy = '', mappedAt, origin = '' } = row.provenance ?? {};
    const at = mappedAt === undefined ? '' : new Date(mappedAt).toISOString();
    return [row.clientId, row.clientName, target?.id ?? '', target?.name ?? '', mappedBy, at, origin];
  });
  return [csvColumns.map(words), ...lines];
}

export interface CsvLine {
  /** From 1, as editors count: where the line begins. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Lines of RFC 4180, and of files with semicolons, as spreadsheets of some countries write them. Empty ones are left out. */
export function parseCsv(text: string): CsvLine[] {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(body);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let [cell, number, start, isQuoted] = ['', 1, 1, false];
  const endLine = () => {
    cells.push(cell);
    if (cells.some((one) => one !== '')) lines.push({ number: start, cells });
    [cell, cells, start] = ['', [], number];
  };
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '\n') number += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return !first.includes(',') && first.includes(';') ? ';' : ',';
}

/** Without the apostrophe that keeps a spreadsheet from running a text as a formula. */
export const withoutGuard = (text: string): string => text.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
