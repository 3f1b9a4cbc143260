/** How a call travels: each try within its time, and again where what failed may pass by itself. */
import type { Configuration } from '../configuration/configuration-types.ts';
import { pageStore } from '../configuration/page-store.ts';
import { CallError } from './call-error.ts';

type Fetch = Configuration['fetch'];

export interface RetryOptions {
  /** Tries after the first. */
  limit: number;
  methods: readonly string[];
  statusCodes: readonly number[];
  /** Milliseconds; the longest `Retry-After` that is waited for. */
  maxRetryAfter: number;
  /** Milliseconds before a further try, the first of which is 1. */
  delay(attempt: number): number;
}

/** How the calls of one kind travel. */
export interface Transport {
  retry: RetryOptions;
  headers: Readonly<Record<string, string>>;
  /** Around a `fetch` whose answers are whole. */
  wrap(fetch: Fetch): Fetch;
}

/** What failed for a moment is asked for again, waiting a little longer each time; not all pages at the same moment. */
export const retry: RetryOptions = {
  limit: 3,
  methods: ['GET'],
  statusCodes: [429, 502, 503, 504],
  maxRetryAfter: 60_000,
  delay: (attempt) => 500 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2),
};

export interface Journey extends Omit<RequestInit, 'body' | 'headers' | 'signal'> {
  /** Name of the endpoint. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** JSON. */
  body?: string | null;
  signal: AbortSignal;
  fetch: Fetch;
  retry: RetryOptions;
  /** Milliseconds for each try, until `fetch` answers. */
  timeout: number;
}

/**
 * The last answer, be it good or a refusal. Rejects with a `CallError` where there is none, and with the reason of the
 * signal when that is aborted.
 */
export async function send(address: string, journey: Journey): Promise<Response> {
  const { endpoint, fetch, retry, timeout, signal } = journey;
  const late = new AbortController();
  const request = requestOf(address, journey, AbortSignal.any([signal, late.signal]));
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt > retry.limit || !retry.methods.includes(request.method);
    const timer = setTimeout(() => late.abort(), timeout);
    const since = Date.now();
    let wait: number | undefined;
    let answer: Response | undefined;
    try {
      answer = await endingAtAbort(fetch)(request.clone());
      if (isLast || !retry.statusCodes.includes(answer.status)) return answer;
      wait = retryAfterOf(answer.headers);
    } catch (cause) {
      signal.throwIfAborted();
      if (late.signal.aborted) throw new CallError('timeout', { endpoint, cause });
      if (isLast) throw new CallError('network', { endpoint, cause });
    } finally {
      clearTimeout(timer);
      for (const hear of pageStore.watchers ?? []) hear({ endpoint, request, since, answer });
    }
    await pause(Math.min(wait ?? retry.delay(attempt), retry.maxRetryAfter), signal);
  }
}

function requestOf(address: string, { endpoint, headers: given, ...init }: Journey, signal: AbortSignal): Request {
  try {
    // Hosts write a header without a value where they have none at the moment.
    const headers = new Headers(Object.entries(given).filter(([, value]) => value !== undefined));
    if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    return new Request(address, { ...init, headers, signal });
  } catch (cause) {
    // What no request can have reaches nobody either.
    throw new CallError('network', { endpoint, cause });
  }
}

/** Ends at the abort also for a `fetch` of the host's that ignores its signal. */
export function endingAtAbort(fetch: Fetch): Fetch {
  return (input, init) => {
    const signal = input instanceof Request ? input.signal : init?.signal;
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      Promise.resolve()
        .then(() => fetch(input, init))
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', abort));
    });
  };
}

/** Milliseconds that the server asks to wait, by seconds or by date. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isFinite(wait) ? wait : undefined;
}

/** Rejects with the reason of the signal as soon as that is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
  signal.throwIfAborted();
}
