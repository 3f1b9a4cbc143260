/** What a data table reads in its cells to search them, put them in order and tell their time. */
import { instantOf as dayStart } from '../../date-field/iso-day.ts';
import type { TableColumn } from '../table-types.ts';
import { plainText } from './cell-value.ts';

/** What the column's cell says of a row where it is not simply the value; `undefined` where it is. */
export function ownCellText<Row>({ cell }: TableColumn<Row>): ((row: Row) => string | null | undefined) | undefined {
  if (!cell) return undefined;
  if ('text' in cell && cell.text) return cell.text;
  if (cell.type === 'Icon') return cell.label;
  const tags = cell.type === 'Tags' ? cell.tags : undefined;
  return tags && ((row) => plainText(tags(row)));
}

/** Upper and lower case, full and half width are one. */
export function folded(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  return (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKC')).toLowerCase();
}

/** Milliseconds since 1970 of a `Date`, a number of milliseconds or an ISO 8601 text. A day without a time is a local one. */
export function instantOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return Number.NaN;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(value) ?? [];
  if (day === undefined) return Date.parse(value);
  // Engines differ in what they make of the 30th of February.
  const start = dayStart(day) ?? Number.NaN;
  return time === '' || Number.isNaN(start) ? start : Date.parse(value);
}
