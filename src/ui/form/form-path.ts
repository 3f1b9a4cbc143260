/** Dotted paths into a form's values: `members.0.name`. The empty path is the whole. A key may not hold a dot. */
import { isPlainObject, memberOf } from './same-value.ts';

export function segmentsOf(path: string): string[] {
  return path === '' ? [] : path.split('.');
}

export function valueAt(values: unknown, segments: readonly string[]): unknown {
  return segments.reduce(
    (at, segment) =>
      Array.isArray(at) ? (at as unknown[])[Number(segment)] : isPlainObject(at) ? memberOf(at, segment) : undefined,
    values,
  );
}

/** A copy with another value at the path; what does not lie on the way stays the same object. */
export function withValueAt(values: unknown, segments: readonly string[], value: unknown): unknown {
  const [first, ...rest] = segments;
  if (first === undefined) return value;
  if (Array.isArray(values)) {
    const copy = [...(values as unknown[])];
    copy[Number(first)] = withValueAt(copy[Number(first)], rest, value);
    return copy;
  }
  const object = isPlainObject(values) ? values : {};
  return { ...object, [first]: withValueAt(memberOf(object, first), rest, value) };
}

/** Whether one of the paths is the other or lies on the way to it. */
export function areRelated(path: string, other: string): boolean {
  return isWithin(path, other) || isWithin(other, path);
}

export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`);
}
