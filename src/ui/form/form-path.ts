/**
 * Dotted paths into a form's values: `members.7f3a.name`, a row of a list by its `id`, or by its index where it has none.
 * The empty path is the whole. A key may not hold a dot.
 */
import { fold } from '../../base/fold.ts';
import { rowKey } from '../../base/form-rules.ts';
import { isPlainObject, memberOf } from './same-value.ts';

type List = readonly unknown[];

export function segmentsOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

export function valueAt(values: unknown, segments: readonly string[]): unknown {
  return fold(segments, valueIn, values);
}

/** What is directly in a value: a member of an object, or a row of a list. */
export function valueIn(value: unknown, segment: string): unknown {
  if (isList(value)) return value[indexIn(value, segment)];
  return isPlainObject(value) ? memberOf(value, segment) : undefined;
}

/**
 * A copy with another value at the path; what does not lie on the way stays the same object. A row that is no longer there
 * is not written to.
 */
export function withValueAt(values: unknown, segments: readonly string[], value: unknown): unknown {
  const [first, ...rest] = segments;
  if (first === undefined) return value;
  if (isList(values)) {
    const index = indexIn(values, first);
    if (index < 0) return values;
    const copy = [...values];
    copy[index] = withValueAt(copy[index], rest, value);
    if (rowKey(copy[index], index) === rowKey(values[index], index)) places.set(copy, placesIn(values));
    return copy;
  }
  const object = isPlainObject(values) ? values : {};
  return { ...object, [first]: withValueAt(memberOf(object, first), rest, value) };
}

/** The path with rows by their ids, as a server does not know them: it counts. */
export function pathByIds(values: unknown, path: string): string {
  let at = values;
  const segments = segmentsOf(path).map((segment) => {
    const index = isList(at) ? indexIn(at, segment) : -1;
    const key = isList(at) && index >= 0 ? rowKey(at[index], index) : segment;
    at = valueIn(at, segment);
    return key;
  });
  return segments.join('.');
}

export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`);
}

/** Of the path and all that it is in, itself first. */
export function waysTo(path: string): string[] {
  const segments = segmentsOf(path);
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('.'));
}

/**
 * Where each row of a list is: made once for each list, however many fields of its rows ask, and handed on to the list in
 * which one of them has become another, so that a key in a row does not name them all anew.
 */
const places = new WeakMap<List, ReadonlyMap<string, number>>();

function placesIn(items: List): ReadonlyMap<string, number> {
  const known = places.get(items) ?? new Map(items.map((item, index) => [rowKey(item, index), index]));
  places.set(items, known);
  return known;
}

function indexIn(items: List, segment: string): number {
  return placesIn(items).get(segment) ?? (/^\d+$/.test(segment) ? Number(segment) : -1);
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}
