/**
 * Sends bytes to an endpoint, with the host's headers, addresses and hooks, as `http-client.ts` makes its calls. Progress
 * is told by XMLHttpRequest alone: where the host gave a `fetch` of its own that is used, and only the end is told.
 */

import { isGiven } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import { CallError } from './call-error.ts';
import type { Endpoint, EndpointResponse } from './endpoint.ts';
import {
  abortErrorOf,
  addressOf,
  type CallArguments,
  type ClientServices,
  parsedAnswer,
  withHost,
} from './http-client.ts';
import { keyOf } from './idempotency.ts';
import { refusedCall } from './refused-call.ts';
import { endingAtAbort } from './transport.ts';

export interface UploadSendOptions {
  signal: AbortSignal;
  /** From 0 to 1; at 1 the server is still at work. */
  onProgress?(fraction: number): void;
  /** Milliseconds in which something has to move; default 60,000. */
  patience?: number;
}

export interface Uploader {
  /** Rejects with a `CallError`, already reported, or with the `AbortError` of the signal. It is never tried again by itself. */
  send<E extends Endpoint>(
    endpoint: E,
    args: Omit<CallArguments<E>, 'body'>,
    content: Blob,
    options: UploadSendOptions,
  ): Promise<EndpointResponse<E>>;
}

interface Sending extends Required<UploadSendOptions> {
  /** Name of the endpoint. */
  endpoint: string;
  method: string;
  address: string;
  headers: Headers;
  content: Blob;
}

/** Bytes in a second with which a `fetch` that tells of no progress is credited: below, it counts as stalled. */
const slowestConnection = 16 * 1024;

export function createUploader({ configuration, lifetime, report }: ClientServices): Uploader {
  return {
    async send(endpoint, args, content, { signal: given, onProgress = () => undefined, patience = 60_000 }) {
      const signal = AbortSignal.any([lifetime, given]);
      const key = keyOf({});
      try {
        return await withHost(configuration, endpoint, signal, () =>
          sendOnce(endpoint, args, content, { signal, onProgress, patience }, key),
        );
      } catch (error) {
        if (signal.aborted) throw abortErrorOf(signal);
        report(error);
        throw error;
      }
    },
  };

  async function sendOnce<E extends Endpoint>(
    endpoint: E,
    args: Omit<CallArguments<E>, 'body'>,
    content: Blob,
    options: Required<UploadSendOptions>,
    key: string,
  ): Promise<EndpointResponse<E>> {
    const current = configuration.peek();
    const { name, method } = endpoint;
    const address = addressOf(current, endpoint, args as CallArguments<E>);
    const given = typeof current.headers === 'function' ? await current.headers() : current.headers;
    options.signal.throwIfAborted();
    const { idempotencyHeader } = current;
    const headers = headersOf(name, { ...(idempotencyHeader && { [idempotencyHeader]: key }), ...given }, content);
    const sending = { ...options, endpoint: name, method, address, headers, content };
    const response = await (tellsProgress(current) ? byRequest : byFetch)(sending, current);
    if (!response.ok) throw await refusedCall(name, response);
    return parsedAnswer(endpoint, await response.text(), response.status);
  }
}

/** A request of the browser's older kind always sends cookies to the page's own server. */
function tellsProgress(configuration: Configuration): boolean {
  return !isGiven(configuration, 'fetch') && configuration.credentials !== 'omit';
}

function headersOf(endpoint: string, given: Record<string, string>, content: Blob): Headers {
  try {
    const headers = new Headers(given);
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    // Hosts often give `application/json` for all calls.
    headers.set('content-type', content.type || 'application/octet-stream');
    return headers;
  } catch (cause) {
    throw new CallError('network', { endpoint, cause });
  }
}

async function byFetch(sending: Sending, { fetch, credentials }: Configuration): Promise<Response> {
  const { endpoint, method, address, headers, content, signal, patience, onProgress } = sending;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), patience + (content.size / slowestConnection) * 1000);
  try {
    const response = await endingAtAbort(async (input, init) => {
      const answer = await fetch(input, init);
      // Read within the time, too.
      return responseOf(answer.status, answer.headers, await answer.text());
    })(address, { method, headers, body: content, credentials, signal: AbortSignal.any([signal, stalled.signal]) });
    onProgress(1);
    return response;
  } catch (cause) {
    if (signal.aborted) throw abortErrorOf(signal);
    throw new CallError(stalled.signal.aborted ? 'timeout' : 'network', { endpoint, cause });
  } finally {
    clearTimeout(timer);
  }
}

function byRequest(sending: Sending, { credentials }: Configuration): Promise<Response> {
  const { endpoint, method, address, headers, content, signal, patience, onProgress } = sending;
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  let end: () => void;
  return new Promise<Response>((resolve, reject) => {
    const fail = (kind: 'network' | 'timeout', cause?: unknown) => reject(new CallError(kind, { endpoint, cause }));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timeout');
        request.abort();
      }, patience);
    };
    const abort = () => {
      reject(abortErrorOf(signal));
      request.abort();
    };
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    });
    // From here on it is the server that is waited for.
    request.upload.addEventListener('load', () => {
      wait();
      onProgress(1);
    });
    request.addEventListener('error', () => fail('network'));
    request.addEventListener('abort', () => fail('network'));
    request.addEventListener('load', () => {
      try {
        resolve(responseOf(request.status, answerHeaders(request), request.responseText));
      } catch (cause) {
        fail('network', cause);
      }
    });
    request.open(method, address);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    wait();
    request.send(content);
  }).finally(() => end());
}

/** All that may be read: asking for one that may not is a warning on the console. */
function answerHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().split('\r\n');
  const retryAfter = lines.find((line) => /^retry-after:/i.test(line))?.slice('retry-after:'.length);
  return new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

/** An answer without content may not be made with any, not even an empty text. */
function responseOf(status: number, headers: Headers, text: string): Response {
  return new Response(text === '' ? null : text, { status: status || 502, headers });
}
