/** Ranges of days by a name, counted from today: what `DateRangeSelect` and `DateRangePickerSelect` offer. */
import type { FilterTranslate } from './filter-messages.ts';

/** ISO 8601 days, both included; `null` is an open end. */
export interface Days {
  from: string | null;
  to: string | null;
}

export const datePresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;

export type DatePreset = (typeof datePresets)[number];

/** A range of the caller's own: `{ label: 'Fiscal year', from: '2027-04-01', to: '2028-03-31' }`. */
export type NamedDays = { label: string } & Days;

/** @param now Milliseconds since 1970; days are those of the reader's own time zone. */
export function presetDays(preset: DatePreset, now: number): Days {
  const today = new Date(now);
  const year = today.getFullYear();
  const month = today.getMonth();
  const before = (days: number) => isoDay(new Date(year, month, today.getDate() - days));
  switch (preset) {
    case 'today':
      return { from: before(0), to: before(0) };
    case 'yesterday':
      return { from: before(1), to: before(1) };
    case 'last7Days':
      return { from: before(6), to: before(0) };
    case 'last30Days':
      return { from: before(29), to: before(0) };
    case 'last90Days':
      return { from: before(89), to: before(0) };
    case 'thisMonth':
      return { from: isoDay(new Date(year, month, 1)), to: isoDay(new Date(year, month + 1, 0)) };
    case 'lastMonth':
      return { from: isoDay(new Date(year, month - 1, 1)), to: isoDay(new Date(year, month, 0)) };
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
}

/** Presets as a caller gives them, `componentProps.presets`, with their days and names; unknown ones are left out. */
export function namedDays(presets: unknown, now: number, t: FilterTranslate): NamedDays[] {
  const given: readonly unknown[] = Array.isArray(presets) ? presets : datePresets;
  return given.flatMap((preset) => {
    if (isPreset(preset)) return [{ label: t(`presets.${preset}`), ...presetDays(preset, now) }];
    return isNamed(preset) ? [preset] : [];
  });
}

export function sameDays(a: Days, b: Days): boolean {
  return a.from === b.from && a.to === b.to;
}

function isPreset(preset: unknown): preset is DatePreset {
  return datePresets.some((known) => known === preset);
}

function isNamed(preset: unknown): preset is NamedDays {
  return typeof preset === 'object' && preset !== null && 'label' in preset && 'from' in preset && 'to' in preset;
}

function isoDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
