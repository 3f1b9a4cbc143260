import { CallError, errorText, isAbort } from '../../host/call-error.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';

/** Says why a call failed; nothing where the user declined or gave up. */
export function useCallFailureText(): (error: unknown) => string | undefined {
  const tHost = useMessages(hostMessages);
  return (error) => {
    if (isAbort(error) || (error instanceof CallError && error.kind === 'mfa-declined')) return undefined;
    // The server's own words are the best there are; without any, those of the kind of failure.
    return (error instanceof CallError && error.serverMessage) || errorText(error, tHost);
  };
}
