/** Bytes that are sent as a host's calls are made: with progress where the browser tells, and every failure a `CallError`. */
import { signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { endpoint } from '../../../src/host/http/endpoint.ts';
import { isNews } from '../../../src/host/http/reported-errors.ts';
import { createUploader, type UploadSendOptions } from '../../../src/host/http/upload.ts';
import { bytes } from '../../../src/host/http/wire.ts';
import { deepEqual, equal, eventually, match, ok, rejects } from '../../support/assert.ts';
import { type Answer, fakeBackend, json, silence, unreachable } from '../../support/fake-backend.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';

const sendThing = endpoint({
  name: 'uploadTicketAttachment',
  summary: 'A file',
  method: 'POST',
  path: '/zendesk/attachments',
  params: z.object({}),
  query: z.object({ fileName: z.string() }),
  body: bytes,
  response: z.object({ token: z.string(), uploadStatus: z.string() }),
  source: 'test',
});

const file = new File(['hello ', 'there'], 'ü & ?.txt', { type: 'text/plain' });

function set(given: Partial<Configuration> = {}) {
  const reports: unknown[] = [];
  const lifetime = new AbortController();
  const controller = new AbortController();
  const uploader = createUploader({
    configuration: signal<Configuration>({ ...configurationFor(document.body).signal.peek(), ...given }),
    lifetime: lifetime.signal,
    report: (error) => void (isNews(error) && reports.push(error)),
  });
  const send = (content: Blob = file, options: Partial<UploadSendOptions> = {}) =>
    uploader.send(sendThing, { params: {}, query: { fileName: file.name } }, content, {
      signal: controller.signal,
      ...options,
    });
  return { send, reports, lifetime, controller };
}

const done = json({ token: 't', uploadStatus: 'SUCCESS' });
const by = (answer: Answer, given: Partial<Configuration> = {}) => {
  const backend = fakeBackend(answer);
  return { ...set({ fetch: backend.fetch, ...given }), backend };
};

describe('An upload of the browser’s own', () => {
  beforeEach(async () => {
    await signIn();
  });
  afterEach(clearFaults);

  it('arrives whole, and tells how far it is', async () => {
    const { send, reports } = set();
    const shares: number[] = [];
    const { token } = await send(file, { onProgress: (share) => shares.push(share) });
    ok(token);
    equal(shares.at(-1), 1);
    deepEqual([...shares], [...shares].sort());
    const [sent] = await requests();
    equal(new URLSearchParams(sent?.query).get('fileName'), file.name);
    deepEqual(reports, []);
  });

  it('goes where the host said, with its headers', async () => {
    const { send } = set({
      baseUrl: '/somewhere/else',
      endpoints: { uploadTicketAttachment: '/v2/{fileName}' },
    });
    ok(await rejects(send(), TypeError), 'the template needs a value that nobody gave');
    const moved = set({ endpoints: { uploadTicketAttachment: '/demo/nowhere' } });
    equal((await rejects(moved.send(), CallError)).kind, 'not-found');
    const fault = set({ headers: async () => ({ 'x-demo-fault': 'forbidden', 'Content-Type': 'application/json' }) });
    equal((await rejects(fault.send(), CallError)).kind, 'forbidden');
  });

  for (const [name, kind, more] of [
    ['unauthenticated', 'unauthenticated', { status: 401 }],
    ['mfa-required', 'forbidden', {}],
    ['too-many-requests', 'rate-limited', { retryAfter: 1 }],
    [
      'server-error',
      'server',
      { status: 500, resultCode: 'INTERNAL_ERROR', serverMessage: 'Something went wrong on the server.' },
    ],
    ['broken-schema', 'invalid-answer', {}],
    ['dropped-connection', 'network', {}],
  ] as const) {
    it(`says what failed, once: ${name}`, async () => {
      const { send, reports } = set();
      await setFault({ fault: name });
      const error = await rejects(send(), CallError);
      equal(error.kind, kind);
      for (const [member, value] of Object.entries(more)) equal(Reflect.get(error, member), value, member);
      deepEqual(reports, [error]);
      // A browser may itself try again where a connection that was open for long breaks.
      if (kind !== 'network') equal((await requests()).length, 1, 'it was tried again');
    });
  }

  it('is a time-out where nothing moves', async () => {
    const { send } = set();
    await setFault({ fault: 'never-answers' });
    equal((await rejects(send(file, { patience: 100 }), CallError)).kind, 'timeout');
  });

  it('ends when nobody wants it any more, or its element is gone, and says nothing', async () => {
    await setFault({ fault: 'never-answers' });
    for (const end of ['controller', 'lifetime'] as const) {
      const own = set();
      const before = (await requests()).length;
      const sent = own.send();
      await eventually(async () => equal((await requests()).slice(before)[0]?.status, null));
      own[end].abort();
      ok(isAbort(await rejects(sent)));
      deepEqual(own.reports, []);
      ok(isAbort(await rejects(own.send())), 'nothing begins after the end');
    }
  });

  it('asks for the second factor and goes on', async () => {
    await setFault({ fault: 'mfa-required' });
    const { send } = set({ resolveMfa: async () => (await fetch('/demo/mfa', { method: 'POST' })).ok });
    ok((await send()).token);
  });
});

describe('An upload by a host’s fetch', () => {
  it('takes the host’s headers, cookies and address, and the file’s own type', async () => {
    const { send, backend } = by(done, {
      baseUrl: '/api',
      headers: { 'x-token': 'secret', 'Content-Type': 'application/json' },
      credentials: 'include',
    });
    const shares: number[] = [];
    equal((await send(file, { onProgress: (share) => shares.push(share) })).token, 't');
    const [exchange] = backend.exchanges;
    equal(exchange?.method, 'POST');
    match(exchange?.path ?? '', /^\/api\/zendesk\/attachments\?fileName=%C3%BC/);
    equal(exchange?.headers.get('x-token'), 'secret');
    equal(exchange?.headers.get('content-type'), 'text/plain');
    equal(exchange?.headers.get('accept'), 'application/json');
    equal(exchange?.body, 'hello there');
    deepEqual(shares, [1]);
  });

  it('is the way, too, where no cookies may go along', async () => {
    const original = globalThis.fetch;
    const seen: (RequestInit | undefined)[] = [];
    globalThis.fetch = async (_input, init) => {
      seen.push(init);
      return new Response('{"token":"t","uploadStatus":"SUCCESS"}');
    };
    try {
      equal((await set({ credentials: 'omit' }).send()).token, 't');
    } finally {
      globalThis.fetch = original;
    }
    equal(seen[0]?.credentials, 'omit');
  });

  for (const [title, answer, kind] of [
    ['it is refused', json({ resultCode: 'TOO_LARGE', message: 'Too large' }, 413), 'result-code'],
    ['the server is gone', unreachable, 'network'],
    ['the answer is empty', () => new Response(null, { status: 204 }), 'invalid-answer'],
  ] as const) {
    it(`says so where ${title}`, async () => {
      const { send, reports } = by(answer);
      const error = await rejects(send(), CallError);
      equal(error.kind, kind);
      deepEqual(reports, [error]);
    });
  }

  it('is a time-out where nothing comes, and where the answer stalls', async () => {
    const stalled: Answer = () => new Response(new ReadableStream({ start: () => undefined }));
    for (const answer of [silence, stalled])
      equal((await rejects(by(answer).send(file, { patience: 50 }), CallError)).kind, 'timeout');
  });

  it('ends at the abort, also where the host’s fetch hears of nothing', async () => {
    const { send, controller, reports } = by(() => new Promise(() => undefined));
    const sent = send();
    controller.abort();
    ok(isAbort(await rejects(sent)));
    deepEqual(reports, []);
  });
});
