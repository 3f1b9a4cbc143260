/**
 * A value as JSON, whatever a page's libraries did to `toJSON`: Prototype 1.6 gave one to arrays, texts, numbers and
 * dates that answers JSON itself, and a list was sent as the text "[1, 2]".
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, untouched);
}

/** The holder has what `toJSON` was asked of. What it answers counts for objects of a kind of their own alone. */
function untouched(this: Readonly<Record<string, unknown>>, key: string, converted: unknown): unknown {
  const value = this[key];
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  return typeof value === 'bigint' || (typeof value === 'object' && !isPlain(value)) ? converted : value;
}

function isPlain(value: object | null): boolean {
  if (value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
