/**
 * Settings as they are kept: JSON with a version, checked when it is read. A text that somebody, or an older version,
 * left behind may say anything; then the table starts as it was made, and says so to whoever hears of errors.
 */
import { jsonText } from '../../../base/json-text.ts';
import { expected, isFlag, isListOf, isRecord, isRecordOf, isText, problemsOf } from '../../../base/shapes.ts';
import type { SettingsStore, TableSettings } from '../table-types.ts';

const version = 1;

const members = {
  version: expected(`version ${version}`, (value) => value === version),
  sortBy: expected('a list of columns and directions', isListOf(isSorting)),
  visibleColumnIds: expected('a list of columns', (value) => isListOf(isText)(value) && !isEmpty(value)),
  columnWidths: expected('widths by column', isRecordOf(isPositive)),
  autoRefreshEnabled: expected('true or false', isFlag),
  switches: expected('true or false by switch', isRecordOf(isFlag)),
  pageSize: expected('a number of rows', (value) => value === undefined || isPositive(value)),
};

/** The browser's, under a name that pages are unlikely to use themselves. */
export const localSettings: SettingsStore = {
  read: (tableId) => localStorage.getItem(storageKey(tableId)),
  write: (tableId, settings) => localStorage.setItem(storageKey(tableId), settings),
  remove: (tableId) => localStorage.removeItem(storageKey(tableId)),
};

export function storageKey(tableId: string): string {
  return `rmm-table:${tableId}`;
}

export function writeSettings(settings: TableSettings): string {
  return jsonText({ version, ...settings });
}

/** @throws Error that says what is wrong with the text. */
export function readSettings(text: string): TableSettings {
  const kept: unknown = JSON.parse(text);
  const problems = problemsOf(kept, members);
  if (problems.length > 0) throw new Error(`They are from another version or damaged (${problems.join('; ')}).`);
  const { sortBy, visibleColumnIds, columnWidths, autoRefreshEnabled, switches, pageSize } = kept as TableSettings;
  const settings = { sortBy, visibleColumnIds, columnWidths, autoRefreshEnabled, switches };
  return pageSize === undefined ? settings : { ...settings, pageSize };
}

/** Columns that settings say something of. */
export function columnsNamed({ visibleColumnIds, sortBy, columnWidths }: TableSettings): string[] {
  return [...new Set([...visibleColumnIds, ...sortBy.map(({ id }) => id), ...Object.keys(columnWidths)])];
}

function isSorting(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isFlag(value.desc);
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function isEmpty(list: unknown): boolean {
  return (list as readonly unknown[]).length === 0;
}
