/** The client of a model under test: calls are kept, and answered when and as the test likes. */
import { CallError } from '../../src/host/http/call-error.ts';
import type { Endpoint, EndpointResponse } from '../../src/host/http/endpoint.ts';
import type { CallArguments, CallOptions, HttpClient } from '../../src/host/http/http-client.ts';
import type { Press } from '../../src/host/http/idempotency.ts';
import type { Operation, OperationResponse, OperationVariables } from '../../src/host/http/operation.ts';

export interface Asked {
  /** Name of the endpoint or operation. */
  name: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** An operation's variables, too. */
  body: unknown;
  signal: AbortSignal | undefined;
  timeout: number | undefined;
  press: Press | undefined;
  answer(body: unknown): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

export interface FakeClient extends HttpClient {
  readonly asked: readonly Asked[];
  /** What was asked of an endpoint and is neither answered nor given up. */
  open(name: string): Asked[];
  /** The one open call to an endpoint. */
  only(name: string): Asked;
  /** Answers an endpoint's calls by itself from now on; leaves them to the test again without an answer. */
  always(name: string, answer?: (asked: Asked) => unknown): void;
}

/** @param ignoresAborts Answers even what was given up, as nobody promised not to. */
export function fakeClient({ ignoresAborts = false } = {}): FakeClient {
  const asked: Asked[] = [];
  const settled = new Set<Asked>();
  const answers = new Map<string, (asked: Asked) => unknown>();
  const client: FakeClient = {
    asked,
    always: (name, answer) => void (answer ? answers.set(name, answer) : answers.delete(name)),
    open: (name) => asked.filter((one) => one.name === name && !settled.has(one) && one.signal?.aborted !== true),
    only(name) {
      const open = client.open(name);
      if (open.length !== 1 || !open[0]) throw new Error(`${open.length} calls of ${name} are open`);
      return open[0];
    },
    call: <E extends Endpoint>({ name }: E, args: CallArguments<E>, options: CallOptions = {}) =>
      ask<EndpointResponse<E>>(name, args as CallArguments<Endpoint>, options),
    execute: <O extends Operation>({ name }: O, variables: OperationVariables<O>, options: CallOptions = {}) =>
      ask<OperationResponse<O>>(name, { params: {}, body: variables }, options),
  };

  function ask<Response>(name: string, args: CallArguments<Endpoint>, options: CallOptions): Promise<Response> {
    return new Promise<Response>((resolve, reject) => {
      const one: Asked = {
        name,
        params: args.params as Record<string, unknown>,
        query: (args.query ?? {}) as Record<string, unknown>,
        body: args.body,
        signal: options.signal,
        timeout: options.timeout,
        press: options.press,
        answer(body) {
          settled.add(one);
          resolve(body as Response);
          return turns();
        },
        fail(error = new CallError('server', { endpoint: name, status: 500 })) {
          settled.add(one);
          reject(error);
          return turns();
        },
      };
      asked.push(one);
      if (!ignoresAborts)
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason), { once: true });
      const answer = answers.get(name);
      if (answer) void one.answer(answer(one));
    });
  }

  return client;
}

/** Lets what follows from answered calls happen. */
export async function turns(count = 30): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await undefined;
}
