/**
 * Sorting by index arrays. Each column's values become numbers once, so that every order after that is a counting sort
 * over numbers: stable, and the same time whatever the values were.
 */
import { collator } from '../../base/intl-cache.ts';
import { cellValue, instantOf, isMissing, plainText } from './cell-value.ts';
import type { TableColumn } from './table-types.ts';

/** By row: a number in the column's ascending order, NaN where there is no value. */
export type SortKeys = Float64Array;

export function sortKeys<Row>(rows: readonly Row[], column: TableColumn<Row>, locale: string): SortKeys {
  const values = rows.map((row) => cellValue(column, row));
  if (column.compare) return ranks(values, column.compare);
  const isDate = column.cell?.type === 'Date';
  const keys = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (isMissing(value)) keys[index] = Number.NaN;
    else if (isDate || value instanceof Date) keys[index] = instantOf(value);
    else if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
      keys[index] = Number(value);
    else return textRanks(values, locale);
  }
  return keys;
}

function textRanks(values: readonly unknown[], locale: string): SortKeys {
  const texts = values.map((value) => (isMissing(value) ? '' : plainText(value)));
  const { compare } = collator(locale, { numeric: true, sensitivity: 'base' });
  const rankOf = new Map<string, number>();
  let rank = -1;
  let before: string | undefined;
  for (const text of [...new Set(texts)].sort(compare)) {
    if (before === undefined || compare(before, text) !== 0) rank += 1;
    rankOf.set(text, rank);
    before = text;
  }
  return Float64Array.from(texts, (text) => (text === '' ? Number.NaN : (rankOf.get(text) ?? 0)));
}

function ranks(values: readonly unknown[], compare: (a: unknown, b: unknown) => number): SortKeys {
  const keys = new Float64Array(values.length).fill(Number.NaN);
  const present = Array.from(values.keys()).filter((index) => !isMissing(values[index]));
  present.sort((a, b) => compare(values[a], values[b]));
  let rank = 0;
  for (const [place, index] of present.entries()) {
    if (place > 0 && compare(values[present[place - 1] as number], values[index]) !== 0) rank += 1;
    keys[index] = rank;
  }
  return keys;
}

/** `indexes` in the keys' order; what is equal stays as it was, what has no value comes last both ways. */
export function ordered(indexes: Uint32Array, keys: SortKeys, isDescending: boolean): Uint32Array {
  return countingSort(indexes, keys, isDescending);
}

const digitBits = 16;
const digits = 1 << digitBits;
const passes = 4;

function countingSort(indexes: Uint32Array, keys: SortKeys, isDescending: boolean): Uint32Array {
  const count = indexes.length;
  const parts = new Uint16Array(count * passes);
  const scratch = new Float64Array(1);
  const bits = new Uint16Array(scratch.buffer);
  let present = 0;
  const start = new Uint32Array(count);
  const missing: number[] = [];
  for (const index of indexes) {
    // Minus zero is zero, but its bits are others.
    scratch[0] = (keys[index] as number) + 0;
    if (Number.isNaN(scratch[0])) {
      missing.push(index);
      continue;
    }
    // The bits of a number count like the number once negative ones are turned over.
    const flip = (bits[3] as number) & 0x8000 ? 0xffff : 0;
    for (let part = 0; part < passes; part += 1) {
      const bit = (bits[part] as number) ^ flip ^ (part === 3 && !flip ? 0x8000 : 0);
      parts[present * passes + part] = isDescending ? bit ^ 0xffff : bit;
    }
    start[present] = index;
    present += 1;
  }
  let from = new Uint32Array(present);
  for (let place = 0; place < present; place += 1) from[place] = place;
  let to = new Uint32Array(present);
  const counts = new Uint32Array(digits);
  for (let part = 0; part < passes; part += 1) {
    counts.fill(0);
    for (let place = 0; place < present; place += 1) {
      const digit = parts[place * passes + part] as number;
      counts[digit] = (counts[digit] as number) + 1;
    }
    if (present > 0 && counts[parts[part] as number] === present) continue;
    let sum = 0;
    for (let digit = 0; digit < digits; digit += 1) {
      const here = counts[digit] as number;
      counts[digit] = sum;
      sum += here;
    }
    for (let place = 0; place < present; place += 1) {
      const item = from[place] as number;
      const digit = parts[item * passes + part] as number;
      to[counts[digit] as number] = item;
      counts[digit] = (counts[digit] as number) + 1;
    }
    [from, to] = [to, from];
  }
  const result = new Uint32Array(count);
  for (let place = 0; place < present; place += 1) result[place] = start[from[place] as number] as number;
  result.set(missing, present);
  return result;
}
