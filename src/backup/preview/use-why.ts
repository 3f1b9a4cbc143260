import { useCallback } from 'react';
import { CallError } from '../../host/call-error.ts';
import { callFailureText } from '../../host/call-failure-text.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';

export interface Why {
  /** A second factor was declined: that is no failure, it only leaves nothing to show. */
  isDeclined: boolean;
  /** The server's own words, which are the best there are, or those of the kind of failure. */
  text: string | undefined;
}

/** Why something could not be read, for its reader. */
export function useWhy(): (error: unknown) => Why {
  const t = useMessages(hostMessages);
  return useCallback(
    (error) => ({
      isDeclined: error instanceof CallError && error.kind === 'mfa-declined',
      text: callFailureText(error, t),
    }),
    [t],
  );
}
