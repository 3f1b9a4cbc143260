import { visibleLine } from '../../../base/visible.ts';
import { headerOf } from '../model/column-header.ts';
import type { TableColumn } from '../table-types.ts';

/** As the settings call it. */
export function settingsNameOf<Row>(column: TableColumn<Row>): string {
  return column.tableSettingsHeader === undefined ? headerOf(column) : visibleLine(column.tableSettingsHeader);
}
