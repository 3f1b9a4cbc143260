import type { ErrorMessages } from './error-messages.ts';
import { CallError, type CallErrorKind, isAbort } from './http/call-error.ts';
import { codeFailureIn } from './late-code/fetch-code.ts';
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
  t: Translate<ErrorMessages>,
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

/** What the user reads below a view's own headline; `undefined` where nothing is to be said (declined, aborted). */
export function errorText(error: unknown, t: Translate<ErrorMessages>): string | undefined {
  if (isAbort(error)) return undefined;
  if (!(error instanceof CallError)) return t(`failure.${codeFailureIn(error) ?? 'render'}`);
  switch (error.kind) {
    case 'mfa-declined':
    case 'aborted':
      return undefined;
    case 'rate-limited':
      return error.retryAfter === undefined
        ? t('error.rate-limited')
        : t('error.rate-limited-seconds', { count: error.retryAfter });
    case 'result-code':
      return t('error.result-code', { message: error.serverMessage ?? error.resultCode ?? '' });
    default:
      return t(`error.${error.kind}`);
  }
}
