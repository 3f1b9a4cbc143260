/** Bytes as a host's calls are made, from where they broke off where the server allows it, and every failure a `CallError`. */
import { signal } from '@preact/signals-core';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import {
  type ByteAnswer,
  createByteSource,
  type OpenOptions,
  TruncatedAnswer,
} from '../../../src/host/http/byte-stream.ts';
import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { isNews } from '../../../src/host/http/reported-errors.ts';
import { deepEqual, equal, ok, rejects } from '../../support/assert.ts';
import { now, readThing } from '../../support/client-set.ts';
import { type Answer, fakeBackend, json, silence, unreachable } from '../../support/fake-backend.ts';

const content = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const etag = '"abc"';

/** As a server with ranges answers. */
const ranged: Answer = ({ headers }) => {
  const [, start] = /^bytes=(\d+)-$/.exec(headers.get('range') ?? '') ?? [];
  const shared = { 'accept-ranges': 'bytes', etag };
  if (start === undefined || headers.get('if-range') !== etag) {
    return new Response(content, { headers: { ...shared, 'content-length': '1000' } });
  }
  const rest = content.slice(Number(start));
  const range = { 'content-range': `bytes ${start}-999/1000`, 'content-length': String(rest.length) };
  return new Response(rest, { status: 206, headers: { ...shared, ...range } });
};

function pieces(chunks: Uint8Array<ArrayBuffer>[], end: (controller: ReadableStreamDefaultController) => void) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      end(controller);
    },
  });
}

function set(answers: Answer[], configuration: Partial<Configuration> = {}) {
  const backend = fakeBackend(...answers);
  const reports: unknown[] = [];
  const lifetime = new AbortController();
  const defaults = configurationFor(document.body).signal.peek();
  const source = createByteSource({
    configuration: signal<Configuration>({ ...defaults, fetch: backend.fetch, ...configuration }),
    lifetime: lifetime.signal,
    report: (error) => void (isNews(error) && reports.push(error)),
  });
  const controller = new AbortController();
  const open = (options: Partial<OpenOptions> = {}) =>
    source.open(readThing, { params: { id: '7' }, query: { page: 2 } }, { signal: controller.signal, ...options });
  return { backend, reports, source, open, controller, lifetime };
}

async function all({ chunks }: ByteAnswer): Promise<number[]> {
  const bytes: number[] = [];
  for await (const chunk of chunks) bytes.push(...chunk);
  return bytes;
}

describe('Bytes of an endpoint', () => {
  it('come from where the host said, with its headers, and past no cache', async () => {
    const { backend, open } = set([ranged], {
      baseUrl: '/api',
      headers: async () => ({ 'x-token': 'secret' }),
      endpoints: { readThing: '/files/{id}' },
    });
    const answer = await open();
    deepEqual(await all(answer), [...content]);
    equal(backend.exchanges[0]?.path, '/api/files/7?page=2');
    equal(backend.exchanges[0]?.headers.get('x-token'), 'secret');
    equal(backend.exchanges[0]?.headers.get('accept'), '*/*');
    const { offset, total } = answer;
    deepEqual({ offset, total, etag: answer.etag }, { offset: 0, total: 1000, etag });
  });

  it('go on where they broke off', async () => {
    const { backend, open } = set([ranged]);
    const answer = await open({ resume: { offset: 400, etag } });
    equal(answer.offset, 400);
    equal(answer.total, 1000);
    deepEqual(await all(answer), [...content.slice(400)]);
    equal(backend.exchanges[0]?.headers.get('range'), 'bytes=400-');
    equal(backend.exchanges[0]?.headers.get('if-range'), etag);
  });

  it('begin anew where there are others now', async () => {
    const { open } = set([ranged]);
    const answer = await open({ resume: { offset: 400, etag: '"old"' } });
    equal(answer.offset, 0);
    equal((await all(answer)).length, 1000);
  });

  it('begin anew where the place is no longer there', async () => {
    const { backend, open } = set([json({ resultCode: 'RANGE' }, 416), ranged]);
    const answer = await open({ resume: { offset: 4000, etag } });
    equal(answer.offset, 0);
    equal(backend.exchanges[1]?.headers.has('range'), false);
  });

  it('begin anew where another part comes than was asked for', async () => {
    const other: Answer = () =>
      new Response(content.slice(5), { status: 206, headers: { 'content-range': 'bytes 5-999/1000', etag } });
    const { backend, open } = set([other, ranged]);
    equal((await open({ resume: { offset: 400, etag } })).offset, 0);
    equal(backend.exchanges.length, 2);
  });

  it('are refused where a part comes that nobody asked for', async () => {
    const part: Answer = () => new Response(content, { status: 206, headers: { 'content-range': 'bytes 0-999/1000' } });
    const { open } = set([part]);
    equal((await rejects(open(), CallError)).kind, 'invalid-answer');
  });

  it('cannot be gone on with by a weak tag, or where the server offers no ranges', async () => {
    const weak: Answer = () => new Response(content, { headers: { 'accept-ranges': 'bytes', etag: 'W/"a"' } });
    const without: Answer = () => new Response(content, { headers: { etag } });
    for (const answer of [weak, without]) equal((await set([answer]).open()).etag, undefined);
  });

  it('may be none at all', async () => {
    const { open } = set([() => new Response(null, { headers: { 'content-length': '0' } })]);
    deepEqual(await all(await open()), []);
  });

  it('are measured only where their length is told as they are', async () => {
    const packed: Answer = () =>
      new Response(content, { headers: { 'content-encoding': 'gzip', 'content-length': '2000' } });
    equal((await set([packed]).open()).total, undefined);
  });
});

describe('Bytes that fail', () => {
  for (const [title, answer, kind] of [
    ['refused', json({ resultCode: 'TOO_LARGE', message: 'Use Restore instead.' }, 413), 'result-code'],
    ['not there', json({}, 404), 'not-found'],
    ['for others', json({}, 403), 'forbidden'],
    ['on a server that failed', json({}, 500), 'server'],
  ] as const) {
    it(`say so when they are ${title}, and are reported once`, async () => {
      const { open, reports } = set([answer]);
      const error = await rejects(open(), CallError);
      equal(error.kind, kind);
      deepEqual(reports, [error]);
    });
  }

  it('are asked for again after a moment', async () => {
    const { open, backend } = set([json({}, 503, now), unreachable, ranged]);
    equal((await all(await open())).length, 1000);
    equal(backend.exchanges.length, 3);
  });

  it('ask for the second factor and for a new session, once each', async () => {
    const asked: string[] = [];
    const hook = (name: string) => async () => Boolean(asked.push(name));
    const { open } = set([json({ resultCode: 'MFA_REQUIRED' }, 403), json({}, 401), ranged], {
      resolveMfa: hook('mfa'),
      renewSession: hook('session'),
    });
    equal((await all(await open())).length, 1000);
    deepEqual(asked, ['mfa', 'session']);
  });

  it('are declined without a word', async () => {
    const { open, reports } = set([json({ resultCode: 'MFA_REQUIRED' }, 403)], { resolveMfa: async () => false });
    equal((await rejects(open(), CallError)).kind, 'mfa-declined');
    equal(reports.length, 0);
  });

  it('tell where they ended too early', async () => {
    const short: Answer = () => new Response(content.slice(0, 300), { headers: { 'content-length': '1000' } });
    const { open, reports } = set([short]);
    const error = await rejects(all(await open()), CallError);
    equal(error.kind, 'network');
    ok(error.cause instanceof TruncatedAnswer);
    deepEqual([error.cause.received, error.cause.total], [300, 1000]);
    deepEqual(reports, [error]);
  });

  it('tell when the connection breaks in the middle, after what had come', async () => {
    const torn: Answer = () => new Response(pieces([], (stream) => stream.error(new TypeError('torn'))));
    const { open } = set([torn]);
    equal((await rejects(all(await open()), CallError)).kind, 'network');
  });

  it('are a time-out where nothing comes, and where nothing more comes', async () => {
    const stalled: Answer = () => new Response(pieces([content], () => undefined));
    for (const answer of [silence, stalled]) {
      const { open } = set([answer]);
      const failed = async () => all(await open({ patience: 60 }));
      equal((await rejects(failed(), CallError)).kind, 'timeout');
    }
  });

  it('end without a report when nobody wants them any more', async () => {
    const stalled: Answer = () => new Response(pieces([content], () => undefined));
    const { open, controller, reports } = set([stalled]);
    const { chunks } = await open();
    equal((await chunks.next()).value?.length, 1000);
    const rest = chunks.next();
    controller.abort();
    ok(isAbort(await rejects(rest)));
    equal(reports.length, 0);
  });

  it('end with their element, also while a host’s fetch hears of nothing', async () => {
    const { open, lifetime, reports } = set([() => new Promise(() => undefined)]);
    const opened = open();
    lifetime.abort();
    ok(isAbort(await rejects(opened)));
    equal(reports.length, 0);
  });

  it('let go of the connection when they are left', async () => {
    let isLeft = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(content),
      cancel: () => {
        isLeft = true;
      },
    });
    const { open } = set([() => new Response(body)]);
    for await (const _ of (await open()).chunks) break;
    ok(isLeft);
  });
});

describe('The browser’s own download', () => {
  const args = { params: { id: '7' } };
  const own = { fetch: configurationFor(document.body).signal.peek().fetch };

  it('is offered where the browser asks as the host would', () => {
    const { source } = set([], { ...own, baseUrl: '/api' });
    equal(source.linkTo(readThing, args), new URL('/api/things/7', location.href).href);
  });

  for (const [title, configuration] of [
    ['the host has headers', { ...own, headers: { 'x-token': 'a' } }],
    ['the host asks for headers each time', { ...own, headers: () => ({}) }],
    ['the host has a fetch of its own', {}],
    ['no cookies are to be sent', { ...own, credentials: 'omit' }],
    ['it is another origin', { ...own, baseUrl: 'https://elsewhere.example' }],
  ] as const) {
    it(`is not offered where ${title}`, () => {
      equal(set([], configuration as Partial<Configuration>).source.linkTo(readThing, args), undefined);
    });
  }
});
