import { visible } from '../../base/visible.ts';
import { codeFailureIn } from '../late-code/fetch-code.ts';

export type CallErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthenticated'
  /** The second factor that the host asked for was declined; views show nothing for it. */
  | 'mfa-declined'
  | 'forbidden'
  | 'not-found'
  | 'rate-limited'
  | 'server'
  /** Refused with a code of the backend's own; `serverMessage` says why. */
  | 'result-code'
  /** The answer is no JSON, or not of the contract's shape. */
  | 'invalid-answer'
  /** Never thrown by the client, which rethrows the `AbortError`; for callers that keep all outcomes in one union. */
  | 'aborted';

/** What is wrong with one member of a body, dotted (`ticketCc.3`), by the code that its form has for it. */
export interface FieldError {
  field: string;
  code: string;
  limit?: number | undefined;
}

export interface CallErrorDetails {
  /** Name of the endpoint. */
  endpoint: string;
  status?: number | undefined;
  resultCode?: string | undefined;
  /** As it came; the error has it readable. */
  serverMessage?: string | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  /** Seconds, where the server named them. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why a call failed, as a caller needs to know it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly resultCode: string | undefined;
  readonly serverMessage: string | undefined;
  /** Empty where the backend does not say which members it refused. */
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly kind: CallErrorKind,
    details: CallErrorDetails,
  ) {
    const serverMessage = readable(details.serverMessage);
    const resultCode = readable(details.resultCode);
    const because = [details.status, resultCode, serverMessage].filter((part) => part !== undefined);
    super(`${details.endpoint}: ${kind}${because.length > 0 ? ` (${because.join(', ')})` : ''}`, {
      cause: details.cause,
    });
    this.endpoint = details.endpoint;
    this.status = details.status;
    this.resultCode = resultCode;
    this.serverMessage = serverMessage;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** Characters of a server's words that somebody reads. */
const mostShown = 500;

/** One line, with a sign in the place of what nobody would see: a server may answer with anything of any length. */
function readable(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const start = text
    .slice(0, 4 * mostShown)
    .replace(/\s+/g, ' ')
    .trim();
  return visible(start.length > mostShown ? `${start.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '')}…` : start);
}

/** For a call whose code did not come: nobody was reached, unless the reason is the page or the code itself. */
export function codeMissed(endpoint: string, cause: unknown): unknown {
  const kind = codeFailureIn(cause);
  return kind && kind !== 'load' ? cause : new CallError('network', { endpoint, cause });
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
