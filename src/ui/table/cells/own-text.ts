/** What a cell says that is nothing but its text: all that a list has. `cell-text.ts` knows the other types. */
import { missing, visibleLine } from '../../../base/visible.ts';
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

/** As it stands in a cell: a dash for nothing, no more than anybody reads, and in its one line nothing that is unseen. */
export function shownText(text: string): string {
  if (text === '') return missing;
  const { cellTextLength } = limits.table;
  const shown = visibleLine(text.slice(0, cellTextLength));
  return text.length > cellTextLength ? `${shown}…` : shown;
}
