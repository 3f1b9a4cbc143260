import { CallError, isAbort } from '../../host/call-error.ts';
import { callFailureText } from '../../host/call-failure-text.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { unsavedMessages } from './unsaved-messages.ts';

/** What a form's `failure` says to the user; `undefined` where there is none, or nothing is to be said. */
export function useFailureText(failure: unknown): string | undefined {
  const t = useMessages(unsavedMessages);
  const tHost = useMessages(hostMessages);
  if (failure === undefined) return undefined;
  const isCall = failure instanceof CallError || isAbort(failure);
  return isCall ? callFailureText(failure, tHost) : t('failed');
}
