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
  if (value instanceof Date) return Number.isNaN(Number(value)) ? null : value.toISOString();
  const isOfOwnKind =
    Object(value) === value && !Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype;
  return isOfOwnKind ? converted : value;
}
