/** A failure is told once, though the client, the view and the shell may all come across it. */

const reported = new WeakSet<object>();

/** Whether this is the first time; from then on it is not. */
export function isNews(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true;
  if (reported.has(error)) return false;
  reported.add(error);
  return true;
}

/** Marks a failure that is nobody's fault, such as a second factor the user declined, so that it is never told. */
export function neverReport(error: object) {
  reported.add(error);
}
