import { CallError, errorText, isAbort } from '../../host/call-error.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { unsavedMessages } from './unsaved-messages.ts';

/** What a form's `failure` says to the user; `undefined` where there is none, or nothing is to be said. */
export function useFailureText(failure: unknown): string | undefined {
  const t = useMessages(unsavedMessages);
  const tHost = useMessages(hostMessages);
  if (failure === undefined || isAbort(failure)) return undefined;
  if (!(failure instanceof CallError)) return t('failed');
  // The server's own words are the best there are; without any, those of the kind of failure.
  return failure.serverMessage || errorText(failure, tHost);
}
