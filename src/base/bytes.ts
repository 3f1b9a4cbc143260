import { numberFormat } from './intl-cache.ts';
import { missing } from './visible.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;

/** Bytes as people of the trade write them: 1 KB is 1,024 B, one decimal below 100, a dash for what is not known. */
export function formatBytes(bytes: number | null | undefined, locale: string): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return missing;
  let value = bytes;
  let unit = 0;
  // Compared after rounding: 1,023.99 KB would otherwise be written 1,024 KB.
  while (unit < units.length - 1 && rounded(value, unit) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${numberFormat(locale, { maximumFractionDigits: decimals(value, unit) }).format(value)} ${units[unit]}`;
}

function rounded(value: number, unit: number): number {
  const scale = 10 ** decimals(value, unit);
  return Math.round(value * scale) / scale;
}

function decimals(value: number, unit: number): number {
  return unit === 0 || value >= 99.95 ? 0 : 1;
}
