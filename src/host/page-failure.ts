import { CallError, isAbort } from './http/call-error.ts';

/** What a page's work failed with, told as failures of calls are: then it is shown as they are. */
export function pageFailure(event: string, cause: unknown): unknown {
  // Given up: there is nothing to tell.
  if (isAbort(cause) || cause instanceof CallError) return cause;
  const { message } = Object(cause) as { message?: unknown };
  const serverMessage = typeof message === 'string' && message !== '' ? message : undefined;
  return new CallError(serverMessage === undefined ? 'server' : 'result-code', {
    endpoint: event,
    serverMessage,
    cause,
  });
}
