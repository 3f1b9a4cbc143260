import { callFailureText } from '../../host/call-failure-text.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';

/** Says why a call failed; nothing where the user declined or gave up. */
export function useCallFailureText(): (error: unknown) => string | undefined {
  const tHost = useMessages(hostMessages);
  return (error) => callFailureText(error, tHost);
}
