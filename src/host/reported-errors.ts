/** A failure is handed to `reportError` once, though the client, the view and the shell may all come across it. */
import type { Configuration, ErrorContext } from './configuration-types.ts';

const reported = new WeakSet<object>();

export function reportOnce(error: unknown, context: ErrorContext, reportError: Configuration['reportError']) {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  try {
    reportError(error, context);
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: the host's reporter is broken, and nobody else would tell.
    console.error('reportError of the rmm-elements configuration threw:', failure);
  }
}

/** Marks a failure that is nobody's fault, such as a second factor the user declined, so that it is never reported. */
export function neverReport(error: object) {
  reported.add(error);
}
