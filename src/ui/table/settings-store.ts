/**
 * Settings as they are kept: JSON with a version, checked when it is read. A text that somebody, or an older version,
 * left behind may say anything; then the table starts as it was made, and says so to whoever hears of errors.
 */
import * as z from 'zod/mini';
import type { SettingsStore, TableSettings } from './table-types.ts';

const version = 1;

const schema = z.object({
  version: z.literal(version),
  sortBy: z.array(z.object({ id: z.string(), desc: z.boolean() })),
  visibleColumnIds: z.array(z.string()).check(z.minLength(1)),
  columnWidths: z.record(z.string(), z.number().check(z.positive())),
  autoRefreshEnabled: z.boolean(),
  switches: z.record(z.string(), z.boolean()),
});

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
  return JSON.stringify({ version, ...settings });
}

/** @throws Error that says what is wrong with the text. */
export function readSettings(text: string): TableSettings {
  const { success, data, error } = z.safeParse(schema, JSON.parse(text));
  if (!success) {
    const found = error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`).join('; ');
    throw new Error(`They are of another version or damaged (${found}).`);
  }
  const { version: _, ...settings } = data;
  return settings;
}

/** What settings say of columns that the table has, and which other columns they name. */
export function ofKnownColumns(
  settings: TableSettings,
  isKnown: (id: string) => boolean,
): { settings: TableSettings; unknown: readonly string[] } {
  const named = [
    ...settings.visibleColumnIds,
    ...settings.sortBy.map(({ id }) => id),
    ...Object.keys(settings.columnWidths),
  ];
  return {
    unknown: [...new Set(named.filter((id) => !isKnown(id)))],
    settings: {
      ...settings,
      sortBy: settings.sortBy.filter(({ id }) => isKnown(id)),
      visibleColumnIds: settings.visibleColumnIds.filter(isKnown),
      columnWidths: Object.fromEntries(Object.entries(settings.columnWidths).filter(([id]) => isKnown(id))),
    },
  };
}
