/** What an atom may be in a value: a line, with nothing at its ends that HTML would drop. */
export function isAtomText(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= 200 && !/^\s|\s$|[\n\r\t\f]| {2}/.test(text);
}
