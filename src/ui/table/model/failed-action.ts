import { CallError, isAbort } from '../../../host/http/call-error.ts';

/** What is said of an action that failed: the words of whoever did it where there are any; nothing where he gave up. */
export function failedActionText(error: unknown, otherwise: string): string | undefined {
  if (isAbort(error)) return undefined;
  return (error instanceof CallError && error.serverMessage) || otherwise;
}
