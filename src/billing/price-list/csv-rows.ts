/** Reads files of separated values as spreadsheets write them: RFC 4180, with commas, semicolons or tabs. */

export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Empty lines are left out. A quote that is not closed ends with the file. */
export function csvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, start] = [1, 1];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: start, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      start = line;
    } else if (letter !== '\r' || text[at + 1] !== '\n') cell += letter;
  }
  endRow();
  return rows;
}

/** The one by which the first line has most cells. */
export function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
