/**
 * Opens an endpoint's bytes as a stream: with the host's headers, `fetch`, addresses and hooks, as `http-client.ts` makes
 * its calls. Failures are `CallError`s, those in the middle included.
 */
import { isGiven } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import { CallError } from './call-error.ts';
import type { Endpoint } from './endpoint.ts';
import { abortErrorOf, addressOf, type CallArguments, type ClientServices, withHost } from './http-client.ts';
import { refusedCall } from './refused-call.ts';
import { retry, send } from './transport.ts';

export interface OpenOptions {
  signal: AbortSignal;
  /** Asks for what follows what is there already, of the very same bytes. */
  resume?: { offset: number; etag: string } | undefined;
  /** Milliseconds in which the server has to say something; default 60,000. */
  patience?: number;
}

export interface ByteAnswer {
  /** Where `chunks` begins: what was asked for, or 0 where the server does not go on from there. */
  offset: number;
  /** Bytes in all, where the server tells. */
  total: number | undefined;
  /** By which the same bytes can be asked for again; `undefined` where the server offers no resuming. */
  etag: string | undefined;
  /** Of the content, as the server names it; empty where it does not. */
  type: string;
  /** Ends in a `CallError` when the connection breaks, nothing comes, or it ends before `total`. */
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
}

export interface ByteSource {
  /** Rejects with a `CallError`, already reported, or with the `AbortError` of the signal. */
  open<E extends Endpoint>(endpoint: E, args: CallArguments<E>, options: OpenOptions): Promise<ByteAnswer>;
  /** Where the browser itself can fetch it with all that the host asks for; `undefined` where it cannot. */
  linkTo<E extends Endpoint>(endpoint: E, args: CallArguments<E>): string | undefined;
}

/** The cause of a failure: the answer ended as if it were complete. */
export class TruncatedAnswer extends Error {
  override readonly name = 'TruncatedAnswer';

  constructor(
    readonly received: number,
    readonly total: number,
  ) {
    super(`The answer ended after ${received} of ${total} bytes`);
  }
}

export function createByteSource({ configuration, lifetime, report }: ClientServices): ByteSource {
  return {
    async open(endpoint, args, { signal: given, resume, patience = 60_000 }) {
      const signal = AbortSignal.any([lifetime, given]);
      const tell = (error: unknown) => {
        if (signal.aborted) return abortErrorOf(signal);
        report(error);
        return error;
      };
      try {
        const answer = await withHost(configuration, endpoint, signal, () =>
          request(endpoint, args, signal, patience, resume),
        );
        return {
          ...answer,
          chunks: chunksOf(answer.body, answer, { endpoint: endpoint.name, signal, patience, tell }),
        };
      } catch (error) {
        throw tell(error);
      }
    },

    linkTo(endpoint, args) {
      const current = configuration.peek();
      if (!isBrowsersOwn(current)) return undefined;
      const address = addressOf(current, endpoint, args);
      return new URL(address).origin === location.origin ? address : undefined;
    },
  };

  async function request<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    signal: AbortSignal,
    patience: number,
    resume: OpenOptions['resume'],
  ): Promise<Omit<ByteAnswer, 'chunks'> & { body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
    const { headers, credentials, fetch } = configuration.peek();
    const url = addressOf(configuration.peek(), endpoint, args);
    const hostHeaders = typeof headers === 'function' ? await headers() : headers;
    signal.throwIfAborted();
    const range = resume && { range: `bytes=${resume.offset}-`, 'if-range': resume.etag };

    const response = await send(url, {
      endpoint: endpoint.name,
      headers: { accept: '*/*', ...hostHeaders, ...range },
      credentials,
      // Gigabytes are nothing for the browser's cache.
      cache: 'no-store',
      signal,
      timeout: patience,
      fetch,
      retry,
    });
    // The range is no longer one: there is something else now, which is asked for from its beginning.
    if (resume && response.status === 416) {
      await response.body?.cancel();
      return request(endpoint, args, signal, patience, undefined);
    }
    if (!response.ok) throw await refusedCall(endpoint.name, response);
    const read = readHeaders(response, resume);
    if (read === undefined) {
      await response.body?.cancel();
      if (resume === undefined) throw new CallError('invalid-answer', { endpoint: endpoint.name, status: 206 });
      return request(endpoint, args, signal, patience, undefined);
    }
    // An answer without any content has no body in some engines.
    return { ...read, body: response.body ?? new Blob().stream() };
  }
}

/** Whether the browser's own request would be the one that the host wants. */
function isBrowsersOwn(configuration: Configuration): boolean {
  const { headers, credentials } = configuration;
  const hasHeaders = typeof headers === 'function' || Object.keys(headers).length > 0;
  return !hasHeaders && credentials !== 'omit' && !isGiven(configuration, 'fetch');
}

/** `undefined` where the part that came is not the one that was asked for. */
function readHeaders(
  { status, headers }: Response,
  resume: OpenOptions['resume'],
): Omit<ByteAnswer, 'chunks'> | undefined {
  const etag = strongTag(headers.get('etag'));
  const type = headers.get('content-type') ?? '';
  if (status === 206) {
    const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? [];
    if (resume === undefined || Number(start) !== resume.offset) return undefined;
    if (etag !== undefined && etag !== resume.etag) return undefined;
    return { offset: resume.offset, total: total === '*' ? undefined : Number(total), etag: resume.etag, type };
  }
  // Of a packed answer the length is told as it is packed.
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  const offersRanges = headers.get('accept-ranges')?.toLowerCase() === 'bytes';
  return {
    offset: 0,
    total: length === null ? undefined : Number(length),
    etag: offersRanges ? etag : undefined,
    type,
  };
}

/** A weak one tells of content that looks the same, not of the same bytes. */
function strongTag(etag: string | null): string | undefined {
  return etag?.startsWith('"') ? etag : undefined;
}

interface Reading {
  endpoint: string;
  signal: AbortSignal;
  patience: number;
  tell(error: unknown): unknown;
}

async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { offset, total }: Pick<ByteAnswer, 'offset' | 'total'>,
  { endpoint, signal, patience, tell }: Reading,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  let received = offset;
  let hasStalled = false;
  try {
    for (;;) {
      // Counts while the server is waited for, not while a disk is.
      const timer = setTimeout(() => {
        hasStalled = true;
        stop();
      }, patience);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      signal.throwIfAborted();
      if (hasStalled) throw new CallError('timeout', { endpoint });
      if (done) break;
      received += value.byteLength;
      yield value;
      signal.throwIfAborted();
    }
    if (total !== undefined && received < total) throw new TruncatedAnswer(received, total);
  } catch (cause) {
    throw tell(cause instanceof CallError ? cause : new CallError('network', { endpoint, cause }));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
