import type { HostMessages } from './host-messages.ts';
import { CallError, type CallErrorKind, errorText, isAbort } from './http/call-error.ts';
import type { Translate } from './messages.ts';

/** What a feature says of failures in its own words, because its specification fixes them or it knows more. */
export interface FailureWords {
  /** By kind, before the server's own words. */
  kinds?: Partial<Record<CallErrorKind, string>> | undefined;
  /** For what is no failed call. `undefined` leaves it to the general words. */
  other?: ((error: unknown) => string | undefined) | undefined;
}

/** Why something failed, for who wanted it; `undefined` where that was the user's own decision. */
export function failureText(
  error: unknown,
  t: Translate<HostMessages>,
  { kinds, other }: FailureWords = {},
): string | undefined {
  if (isAbort(error) || isDeclined(error)) return undefined;
  if (!(error instanceof CallError)) return other?.(error) ?? errorText(error, t);
  // The server's own words are the best there are; without any, those of the kind of failure.
  return kinds?.[error.kind] ?? (error.serverMessage || errorText(error, t));
}

/** A second factor was declined: that is no failure, it only leaves nothing to show. */
export function isDeclined(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'mfa-declined';
}
