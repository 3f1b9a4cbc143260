import assert from 'node:assert/strict';
import { request } from 'node:http';
import * as z from 'zod/mini';
import type { Endpoint, EndpointResponse } from '../../../../src/host/http/endpoint.ts';
import type { Operation, OperationResponse } from '../../../../src/host/http/operation.ts';

export interface Arguments {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface OperationRefusal {
  message: string;
  code: string;
  resultCode: string;
  errors?: { field: string; code: string; limit?: number }[];
}

/** Talks to a demo server as one browser does: with the session that a page gave it. */
export class DemoClient {
  readonly url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async open(url: string): Promise<DemoClient> {
    const page = await fetch(url);
    await page.arrayBuffer();
    const cookie = page.headers.get('set-cookie')?.split(';')[0];
    assert.ok(cookie, 'the page gives a session cookie');
    return new DemoClient(url, cookie);
  }

  /** The same session, on a server that was started again. */
  at(url: string): DemoClient {
    return new DemoClient(url, this.cookie.replace(/^\w+=/, `rmm_session_${new URL(url).port}=`));
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    return fetch(this.url + path, { ...init, headers });
  }

  /** The call as the contract writes it, whatever the answer. */
  send(
    endpoint: Endpoint,
    { params = {}, query = {}, body }: Arguments = {},
    init: RequestInit = {},
  ): Promise<Response> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const isBytes = body instanceof Uint8Array;
    const headers = new Headers(init.headers);
    if (body !== undefined) headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json');
    const text = body === undefined || isBytes ? {} : { body: JSON.stringify(body) };
    const bytes = isBytes ? { body: body as Uint8Array<ArrayBuffer> } : {};
    const question = search.size > 0 ? `?${search}` : '';
    return this.fetch(path + question, { method: endpoint.method, ...init, headers, ...text, ...bytes });
  }

  /** The parsed answer; it has to succeed and to be what the contract says. */
  async call<E extends Endpoint>(endpoint: E, args: Arguments = {}): Promise<EndpointResponse<E>> {
    const response = await this.send(endpoint, args);
    const text = await response.text();
    assert.equal(response.status, 200, `${endpoint.name}: ${text.slice(0, 300)}`);
    return z.parse(endpoint.response, JSON.parse(text)) as EndpointResponse<E>;
  }

  /** The answer to an operation, whatever it is. */
  sendOperation({ name, document }: Operation, variables: unknown, headers: Record<string, string> = {}) {
    return this.fetch('/ticketing/graphql', {
      method: 'POST',
      body: JSON.stringify({ operationName: name, query: document, variables }),
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    });
  }

  /** The data of an operation; it has to succeed and to be what the contract says. */
  async execute<O extends Operation>(operation: O, variables: unknown = {}): Promise<OperationResponse<O>> {
    const { data, errors } = await (await this.sendOperation(operation, variables)).json();
    assert.equal(errors, undefined, `${operation.name}: ${JSON.stringify(errors)}`);
    return z.parse(operation.response, data) as OperationResponse<O>;
  }

  /** The refusal of an operation that has to fail. */
  async operationRefusal(operation: Operation, variables: unknown = {}): Promise<OperationRefusal> {
    const { errors } = await (await this.sendOperation(operation, variables)).json();
    assert.ok(errors?.[0], `${operation.name} is refused`);
    return { message: errors[0].message, ...errors[0].extensions };
  }

  /** The refusal of a call that has to fail. */
  async refusal(
    endpoint: Endpoint,
    args: Arguments = {},
  ): Promise<{ status: number; resultCode: string; message: string }> {
    return readRefusal(await this.send(endpoint, args));
  }

  async demo<Answer = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer> {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await this.fetch(`/demo/${path}`, { method, ...init });
    assert.equal(response.status, 200, `${method} /demo/${path}`);
    return (await response.json()) as Answer;
  }

  /** With full control over the headers, which `fetch` does not give. */
  raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { hostname, port, path, method, headers: { cookie: this.cookie, ...headers } },
        (incoming) => {
          let body = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            body += chunk;
          });
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }));
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
  }
}

export async function readRefusal(response: Response) {
  const text = await response.text();
  assert.ok(response.status >= 400, `refused, not ${response.status}: ${text.slice(0, 200)}`);
  assert.doesNotMatch(text, /\bat .+:\d+:\d+|node_modules|\.ts:/, 'no stack is told');
  const { resultCode, message } = JSON.parse(text) as { resultCode: string; message: string };
  assert.ok(resultCode && message, 'a refusal has a code and a message');
  return { status: response.status, resultCode, message };
}
