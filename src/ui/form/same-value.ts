type PlainObject = Readonly<Record<string, unknown>>;

/** Made by `{}`: what a form looks into. Everything else it takes as one value. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Whether two values of a form are the same to whoever filled it in: plain objects, arrays, dates, sets and maps by what
 * they hold, anything else (a file) by identity. A member that is missing is as one that is `undefined`.
 */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right || (Number.isNaN(left) && Number.isNaN(right))) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameValue(item, right[index]));
  }
  if (isPlainObject(left) && isPlainObject(right)) {
    return keysOf(left, right).every((key) => isSameValue(memberOf(left, key), memberOf(right, key)));
  }
  if (left instanceof Date && right instanceof Date) return isSameValue(left.getTime(), right.getTime());
  if (left instanceof Set && right instanceof Set) {
    return left.size === right.size && [...left].every((item) => right.has(item));
  }
  if (left instanceof Map && right instanceof Map) {
    return (
      left.size === right.size && [...left].every(([key, item]) => right.has(key) && isSameValue(item, right.get(key)))
    );
  }
  return false;
}

/** Of both, each once, in the order of the left one. */
export function keysOf(left: PlainObject, right: PlainObject): string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])];
}

export function memberOf(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as PlainObject)[key] : undefined;
}
