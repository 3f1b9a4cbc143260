import type { TableColumn } from '../table-types.ts';

export function headerOf<Row>({ header }: TableColumn<Row>): string {
  return typeof header === 'function' ? header() : header;
}

/** As the settings call it. */
export function settingsNameOf<Row>(column: TableColumn<Row>): string {
  return column.tableSettingsHeader ?? headerOf(column);
}
