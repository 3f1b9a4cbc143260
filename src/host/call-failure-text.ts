import { CallError, errorText, isAbort } from './call-error.ts';
import type { HostMessages } from './host-messages.ts';
import type { Translate } from './messages.ts';

/** Why a call failed, for who asked for it; `undefined` where that was the user's own decision. */
export function callFailureText(error: unknown, t: Translate<HostMessages>): string | undefined {
  if (isAbort(error) || (error instanceof CallError && error.kind === 'mfa-declined')) return undefined;
  // The server's own words are the best there are; without any, those of the kind of failure.
  return (error instanceof CallError && error.serverMessage) || errorText(error, t);
}
