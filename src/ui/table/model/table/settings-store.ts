/**
 * Settings as they are kept: JSON with a version, checked when it is read. A text that somebody, or an older version,
 * left behind may say anything; then the table starts as it was made, and says so to whoever hears of errors.
 */
import { jsonText } from '../../../../base/json-text.ts';
import type { StoredKey } from '../../../../host/stored-data-docs.ts';
import type { SettingsStore, TableSettings } from '../../table-types.ts';

const version = 1;

/** The browser's, under a name that pages are unlikely to use themselves. */
export const localSettings: SettingsStore = {
  read: (tableId) => localStorage.getItem(storageKey(tableId)),
  write: (tableId, settings) => localStorage.setItem(storageKey(tableId), settings),
  remove: (tableId) => localStorage.removeItem(storageKey(tableId)),
};

export function storageKey(tableId: string): string {
  return `rmm-table:${tableId}` satisfies `${StoredKey<'tableSettings'>}${string}`;
}

export function writeSettings(settings: TableSettings): string {
  return jsonText({ version, ...settings });
}

/** @throws Error that says what is wrong with the text. */
export function readSettings(text: string): TableSettings {
  const kept: unknown = JSON.parse(text);
  if (!isKept(kept)) throw new Error(`They are from another version or damaged: ${text.slice(0, 200)}`);
  const { sortBy, visibleColumnIds, columnWidths, autoRefreshEnabled, switches, pageSize } = kept;
  const settings = { sortBy, visibleColumnIds, columnWidths, autoRefreshEnabled, switches };
  return pageSize === undefined ? settings : { ...settings, pageSize };
}

/** Columns that settings say something of. */
export function columnsNamed({ visibleColumnIds, sortBy, columnWidths }: TableSettings): string[] {
  return [...new Set([...visibleColumnIds, ...sortBy.map(({ id }) => id), ...Object.keys(columnWidths)])];
}

function isKept(value: unknown): value is TableSettings {
  const kept = recordOf(value);
  const { sortBy, visibleColumnIds, pageSize } = kept;
  return (
    kept.version === version &&
    isListOf(sortBy, (one) => typeof recordOf(one).id === 'string' && typeof recordOf(one).desc === 'boolean') &&
    isListOf(visibleColumnIds, (id) => typeof id === 'string') &&
    (visibleColumnIds as unknown[]).length > 0 &&
    isRecordOf(kept.columnWidths, isPositive) &&
    typeof kept.autoRefreshEnabled === 'boolean' &&
    isRecordOf(kept.switches, (on) => typeof on === 'boolean') &&
    (pageSize === undefined || isPositive(pageSize))
  );
}

function isListOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(accepts);
}

function isRecordOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return typeof value === 'object' && !Array.isArray(value) && value !== null && Object.values(value).every(accepts);
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

/** Without members where it is no object. */
function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return { ...(value as object) };
}
