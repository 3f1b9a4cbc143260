/** Makes the calls of a contract. Answers are parsed here, at the edge, and trusted inside. */

import type { ReadonlySignal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { jsonText } from '../../base/json-text.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import { fetchCode } from '../late-code/fetch-code.ts';
import { CallError, codeMissed, isAbort } from './call-error.ts';
import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery, EndpointResponse } from './endpoint.ts';
import { fillPath } from './fill-path.ts';
import type { Press } from './idempotency.ts';
import type { Operation, OperationResponse, OperationVariables } from './operation.ts';
import { refusedCall } from './refused-call.ts';
import { joinUrl, queryText } from './request-url.ts';
import { retry, send, type Transport } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for one try, its body included; default 30,000. */
  timeout?: number;
  /** Beside the host's, which they outrank. */
  headers?: Readonly<Record<string, string>>;
  /** Goes on when the element is gone, and the page: for what is put away behind oneself. */
  keepalive?: boolean;
  /** Of a call that changes something, where it may be tried again. */
  press?: Press;
}

export interface CallArguments<E extends Endpoint> {
  params: EndpointParams<E>;
  query?: EndpointQuery<E>;
  body?: EndpointBody<E>;
}

/** Makes the calls of a contract and parses their answers; failures are `CallError`s. */
export interface HttpClient {
  /** Rejects with a `CallError`, already reported, or with the `AbortError` of the signal. */
  call<E extends Endpoint>(endpoint: E, args: CallArguments<E>, options?: CallOptions): Promise<EndpointResponse<E>>;
  /** The same for a GraphQL operation, whose failures are of the same kinds. Gives its `data`. */
  execute<O extends Operation>(
    operation: O,
    variables: OperationVariables<O>,
    options?: CallOptions,
  ): Promise<OperationResponse<O>>;
}

export interface ClientServices {
  configuration: ReadonlySignal<Configuration>;
  /** Aborts every call: the element is gone. */
  lifetime: AbortSignal;
  /** Hears of every failure, once. */
  report: (error: unknown) => void;
}

const plainTransport: Transport = { retry, headers: { accept: 'application/json' }, wrap: (fetch) => fetch };

export function createHttpClient({ configuration, lifetime, report }: ClientServices): HttpClient {
  return {
    call: (endpoint, args, options) => perform(endpoint, args, plainTransport, options),

    async execute(operation, variables, options) {
      const { operationCall } = await late(operation.name, () => import('./operation-call.ts')).catch(reported);
      const { endpoint, args, transport } = operationCall(operation, variables, configuration.peek());
      const { data } = await perform(endpoint, args, transport, options);
      return data as OperationResponse<typeof operation>;
    },
  };

  async function perform<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    transport: Transport,
    options: CallOptions = {},
  ): Promise<EndpointResponse<E>> {
    const { keepalive = false, signal: given, press = {} } = options;
    const signal = AbortSignal.any([...(keepalive ? [] : [lifetime]), ...(given ? [given] : [])]);
    const make = (key?: string) =>
      withHost(configuration, endpoint, signal, () => request(endpoint, args, transport, signal, options, key));
    try {
      // What is tried again by itself changes nothing.
      if (transport.retry.methods.includes(endpoint.method)) return await make();
      const { pressed } = await late(endpoint.name, () => import('./idempotency.ts'));
      return await pressed(press, [endpoint.name, args], make);
    } catch (error) {
      if (signal.aborted) throw abortErrorOf(signal);
      return reported(error);
    }
  }

  async function request<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    transport: Transport,
    signal: AbortSignal,
    { timeout = 30_000, headers: ownHeaders, keepalive = false }: CallOptions,
    key: string | undefined,
  ): Promise<EndpointResponse<E>> {
    const { headers, credentials, fetch, idempotencyHeader } = configuration.peek();
    const url = addressOf(configuration.peek(), endpoint, args);
    const { body } = args;
    const hostHeaders = typeof headers === 'function' ? await headers() : headers;
    signal.throwIfAborted();

    const response = await send(url, {
      endpoint: endpoint.name,
      method: endpoint.method,
      headers: {
        ...transport.headers,
        ...(key && idempotencyHeader && { [idempotencyHeader]: key }),
        ...hostHeaders,
        ...ownHeaders,
      },
      body: endpoint.method === 'GET' || body === undefined ? null : jsonText(body),
      credentials,
      keepalive,
      signal,
      timeout,
      fetch: transport.wrap(wholeAnswer(fetch)),
      retry: transport.retry,
    });
    if (!response.ok) throw await refusedCall(endpoint.name, response);
    return parsedAnswer(endpoint, await response.text(), response.status);
  }

  function reported(error: unknown): never {
    report(error);
    throw error;
  }
}

/** Code that comes with the first call which needs it. */
async function late<Code>(endpoint: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode(load);
  } catch (cause) {
    throw codeMissed(endpoint, cause);
  }
}

/** Where only the host can help it is asked, and the call tried again; the code for that comes when it is needed. */
export async function withHost<Answer>(
  configuration: ReadonlySignal<Configuration>,
  endpoint: Endpoint,
  signal: AbortSignal,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.kind !== 'unauthenticated' && error.resultCode !== 'MFA_REQUIRED') throw error;
    // Where it does not come the call is as refused as before.
    const { tryWithHelp } = await fetchCode(() => import('./host-help.ts')).catch(() => Promise.reject(error));
    return tryWithHelp({ configuration, endpoint: endpoint.name, signal, attempt, error });
  }
}

/** Where a call goes, by the host's word. */
export function addressOf<E extends Endpoint>(
  { baseUrl, endpoints }: Configuration,
  endpoint: E,
  { params, query }: CallArguments<E>,
): string {
  const path = fillPath(endpoints[endpoint.name] ?? endpoint.path, params as Readonly<Record<string, unknown>>);
  return joinUrl(baseUrl, path) + queryText((query ?? {}) as Readonly<Record<string, unknown>>);
}

/**
 * Reads the body before the answer counts as there: so the time-out covers a body that stalls and a torn body is retried
 * like any other network failure.
 */
function wholeAnswer(fetch: Configuration['fetch']): Configuration['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.text();
    const { status, statusText, headers } = response;
    // An answer without content may not be made with any, not even an empty text.
    return new Response(text === '' ? null : text, { status: status || 502, statusText, headers });
  };
}

/** What a good answer says; throws a `CallError` where it is not what the contract promises. */
export function parsedAnswer<E extends Endpoint>(endpoint: E, text: string, status: number): EndpointResponse<E> {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new CallError('invalid-answer', { endpoint: endpoint.name, status, cause });
  }
  const result = z.safeParse(endpoint.response, json);
  if (!result.success) throw new CallError('invalid-answer', { endpoint: endpoint.name, status, cause: result.error });
  return result.data as EndpointResponse<E>;
}

/** Whatever reason the caller gave, a catch finds one kind of error for "nobody wants it any more". */
export function abortErrorOf(signal: AbortSignal): unknown {
  return isAbort(signal.reason) ? signal.reason : new DOMException('The call was aborted', 'AbortError');
}
