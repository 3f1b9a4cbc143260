import { instantOf as dayStart } from '../../date-field/iso-day.ts';
import type { TableColumn } from '../table-types.ts';

/** The value that a column shows of a row. */
export function cellValue<Row>(column: TableColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.id];
}

/** What the column's cell says of a row where it is not simply the value; `undefined` where it is. */
export function ownCellText<Row>({ cell }: TableColumn<Row>): ((row: Row) => string | null | undefined) | undefined {
  if (!cell) return undefined;
  if ('text' in cell && cell.text) return cell.text;
  if (cell.type === 'Icon') return cell.label;
  const tags = cell.type === 'Tags' ? cell.tags : undefined;
  return tags && ((row) => plainText(tags(row)));
}

/** A text, a list without members and a number that is none say nothing either. */
export function isMissing(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'number' && Number.isNaN(value)) ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A value as it is searched for and sorted where it is no number. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isMissing(value)) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value !== 'object') return String(value);
  const { label, name } = value as { label?: unknown; name?: unknown };
  return plainText(label ?? name ?? '');
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
