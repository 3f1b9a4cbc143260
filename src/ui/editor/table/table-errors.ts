/** A place that a table does not have was asked for: a mistake of the caller's, never of the user's. Spec 003 §8. */
export class TableCellMissingError extends Error {
  override readonly name = 'TableCellMissingError';
  constructor(row: number, column: number, size: TableSize) {
    super(`There is no table cell at row ${row}, column ${column}: the table has ${sizeText(size)}, counted from 0.`);
  }
}

export class TableRowMissingError extends Error {
  override readonly name = 'TableRowMissingError';
  constructor(row: number, size: TableSize) {
    super(`There is no table row ${row}: the table has ${sizeText(size)}, counted from 0.`);
  }
}

export class TableColumnMissingError extends Error {
  override readonly name = 'TableColumnMissingError';
  constructor(column: number, size: TableSize) {
    super(`There is no table column ${column}: the table has ${sizeText(size)}, counted from 0.`);
  }
}

interface TableSize {
  rows: readonly unknown[];
  columns: readonly unknown[];
}

function sizeText({ rows, columns }: TableSize): string {
  return `${rows.length} rows and ${columns.length} columns`;
}
