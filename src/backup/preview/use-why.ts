import { useCallback } from 'react';
import { CallError, errorText, isAbort } from '../../host/call-error.ts';
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
    (error) => {
      if (isAbort(error)) return { isDeclined: false, text: undefined };
      if (!(error instanceof CallError)) return { isDeclined: false, text: errorText(error, t) };
      if (error.kind === 'mfa-declined') return { isDeclined: true, text: undefined };
      return { isDeclined: false, text: error.serverMessage || errorText(error, t) };
    },
    [t],
  );
}
