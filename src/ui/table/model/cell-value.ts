import type { TableColumn } from '../table-types.ts';

/** The value that a column shows of a row. */
export function cellValue<Row>(column: TableColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.id];
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
