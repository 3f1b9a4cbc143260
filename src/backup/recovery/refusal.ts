import { CallError } from '../../host/http/call-error.ts';
import type { Endpoint } from '../../host/http/endpoint.ts';

/** What a server refused in an answer that is none of failure by itself: by another result code than SUCCESS. */
export function refusal(
  { name }: Endpoint,
  { resultCode, message }: { resultCode: string; message?: string | null | undefined },
): CallError {
  return new CallError('result-code', { endpoint: name, resultCode, serverMessage: message ?? undefined });
}
