import { visibleLine } from '../../../base/visible.ts';
import type { TableColumn } from '../table-types.ts';

/** As it stands above the column: perhaps a name that nobody vouches for, of a field that somebody made. */
export function headerOf<Row>({ header }: TableColumn<Row>): string {
  return visibleLine(String((typeof header === 'function' ? header() : header) ?? ''));
}
