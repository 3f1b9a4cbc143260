/** What a cell says that is nothing but its text: all that a list has. `cell-text.ts` knows the other types. */
import { missing } from '../../../base/bytes.ts';
import { limits } from '../../limits.ts';
import { cellValue, plainText } from '../model/cell-value.ts';
import type { TableColumn } from '../table-types.ts';

/** The text of a cell, empty where there is no value. */
export type CellText<Row> = (row: Row) => string;

/** How the texts of a column's cells are made. */
export type CellTexts = <Row>(column: TableColumn<Row>, locale: string) => CellText<Row>;

export function ownText<Row>(
  text: ((row: Row) => string | null | undefined) | undefined,
  read: (row: Row) => unknown,
): CellText<Row> {
  return text ? (row) => text(row) ?? '' : (row) => plainText(read(row));
}

export const listCellText: CellTexts = (column) =>
  ownText(column.cell?.type === 'Text' ? column.cell.text : undefined, (row) => cellValue(column, row));

/** As it stands in a cell: a dash for nothing, and no more than anybody reads. */
export function shownText(text: string): string {
  if (text === '') return missing;
  return text.length > limits.table.cellTextLength ? `${text.slice(0, limits.table.cellTextLength)}…` : text;
}
