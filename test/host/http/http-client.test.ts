import { signal } from '@preact/signals-core';
import { errorMessages } from '../../../src/host/error-messages.ts';
import { errorText } from '../../../src/host/failure-text.ts';
import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { translator } from '../../../src/host/messages.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';
import { clientSet, now, readThing, thing } from '../../support/client-set.ts';
import { type fakeBackend, json, silence, unreachable } from '../../support/fake-backend.ts';

describe('A call', () => {
  it('goes where the host said, with its headers, and parses what comes', async () => {
    const { client, backend } = clientSet({ baseUrl: '/api/', headers: async () => ({ 'x-token': 'secret' }) });
    const args = { params: { id: 'a/b ü' }, query: { page: 2, tag: ['x', 'y'] } };
    deepEqual(await client.call(readThing, args), { name: 'Ada' });
    equal(backend.exchanges[0]?.path, '/api/things/a%2Fb%20%C3%BC?page=2&tag=x&tag=y');
    equal(backend.exchanges[0]?.headers.get('x-token'), 'secret');
    equal(backend.exchanges[0]?.headers.get('accept'), 'application/json');
  });

  it('goes to the path that the host gave an endpoint', async () => {
    const { read, backend } = clientSet({ endpoints: { readThing: '/v9/thing-{id}.json' } });
    await read();
    equal(backend.exchanges[0]?.path, '/v9/thing-7.json');
  });

  it('sends a body as JSON', async () => {
    const { save, backend } = clientSet();
    backend.answer(json({ resultCode: 'SUCCESS' }));
    await save();
    equal(backend.exchanges[0]?.body, '{"name":"Ada"}');
    equal(backend.exchanges[0]?.headers.get('content-type'), 'application/json');
  });

  it('may carry headers of its own beside the host’s', async () => {
    const { save, backend } = clientSet({ headers: { 'x-token': 'secret', 'x-key': 'theirs' } });
    backend.answer(json({ resultCode: 'SUCCESS' }));
    await save({ headers: { 'x-key': 'ours' } });
    equal(backend.exchanges[0]?.headers.get('x-token'), 'secret');
    equal(backend.exchanges[0]?.headers.get('x-key'), 'ours');
  });

  it('goes on after its element where it is to put something away', async () => {
    const { save, backend, lifetime } = clientSet();
    backend.answer(json({ resultCode: 'SUCCESS' }));
    lifetime.abort();
    deepEqual(await save({ keepalive: true }), { resultCode: 'SUCCESS' });
    ok(isAbort(await rejects(save({ keepalive: true, signal: AbortSignal.abort() }))), 'it has its own end still');
  });

  it('uses the configuration of the moment', async () => {
    const { read, backend, configuration } = clientSet();
    await read();
    configuration.value = { ...configuration.value, baseUrl: '/moved' };
    await read();
    equal(backend.exchanges[1]?.path, '/moved/things/7');
  });

  it('hands back a refusal in a good answer, for the caller to judge', async () => {
    const { save, backend } = clientSet();
    backend.answer(json({ resultCode: 'FAILURE' }));
    deepEqual(await save(), { resultCode: 'FAILURE' });
  });
});

describe('A call that fails', () => {
  const cases: [string, Parameters<typeof fakeBackend>[0], Partial<CallError>][] = [
    ['the session has ended', json({}, 401), { kind: 'unauthenticated', status: 401 }],
    ['it is not allowed', json({ resultCode: 'NO', message: 'not you' }, 403), { kind: 'forbidden', resultCode: 'NO' }],
    ['it is gone', json({}, 404), { kind: 'not-found' }],
    ['the server breaks', json({}, 500), { kind: 'server', status: 500 }],
    ['a proxy answers with a page', () => new Response('<html>', { status: 400 }), { kind: 'server', status: 400 }],
    [
      'the backend refuses with a code',
      json({ resultCode: 'BAD_NAME', message: 'That name is taken' }, 400),
      { kind: 'result-code', resultCode: 'BAD_NAME', serverMessage: 'That name is taken' },
    ],
    ['the answer has another shape', json({ nom: 'Ada' }), { kind: 'invalid-answer' }],
    ['the answer is torn', () => new Response('{"name":"A'), { kind: 'invalid-answer' }],
    ['the answer is empty', () => new Response(null, { status: 204 }), { kind: 'invalid-answer' }],
  ];
  for (const [title, answer, expected] of cases) {
    it(`says so when ${title}, and reports it once`, async () => {
      const { read, backend, reports } = clientSet();
      if (answer !== undefined) backend.answer(answer);
      const error = await rejects(read(), CallError);
      for (const [name, value] of Object.entries(expected)) equal(Reflect.get(error, name), value, name);
      deepEqual(reports, [error]);
      equal(error.endpoint, 'readThing');
      equal(backend.exchanges.length, 1, 'it was tried again');
    });
  }

  it('is a time-out when nothing comes, or when the body stalls', async () => {
    const { read, backend } = clientSet();
    backend.answer(silence);
    equal((await rejects(read({ timeout: 40 }), CallError)).kind, 'timeout');
    backend.answer(
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) })),
    );
    equal((await rejects(read({ timeout: 40 }), CallError)).kind, 'timeout');
  });

  it('tells how long to wait', async () => {
    const { save, backend } = clientSet();
    backend.answer(json({}, 429, { 'retry-after': '17' }));
    const error = await rejects(save(), CallError);
    equal(error.kind, 'rate-limited');
    equal(error.retryAfter, 17);
  });

  it('can be explained to the user, unless there is nothing to explain', () => {
    const t = translator(errorMessages, signal({ locale: 'en', translate: () => undefined }));
    const text = (kind: CallError['kind'], more = {}) => errorText(new CallError(kind, { endpoint: 'x', ...more }), t);
    ok(text('network')?.startsWith('Couldn’t reach the server.'));
    ok(text('rate-limited', { retryAfter: 1 })?.endsWith('in 1 second.'));
    ok(text('rate-limited', { retryAfter: 9 })?.endsWith('in 9 seconds.'));
    equal(text('result-code', { serverMessage: 'No room' }), 'The server rejected this: No room');
    equal(text('mfa-declined'), undefined);
    equal(errorText(new DOMException('x', 'AbortError'), t), undefined);
  });
});

describe('A read that fails for a moment', () => {
  for (const status of [429, 502, 503, 504]) {
    it(`is tried again after ${status}`, async () => {
      const { read, backend, reports } = clientSet();
      backend.answer(json({}, status, now), json({}, status, now), thing);
      deepEqual(await read(), { name: 'Ada' });
      equal(backend.exchanges.length, 3);
      equal(reports.length, 0);
    });
  }

  it('is tried again when the connection breaks, waiting a little', async () => {
    const { read, backend } = clientSet();
    backend.answer(unreachable, thing);
    const start = performance.now();
    deepEqual(await read(), { name: 'Ada' });
    ok(performance.now() - start > 200);
  });

  it('gives up after four tries', async () => {
    const { read, backend } = clientSet();
    backend.answer(json({}, 503, now));
    equal((await rejects(read(), CallError)).kind, 'server');
    equal(backend.exchanges.length, 4);
  });

  it('waits as long as the server says, by seconds or by date', async () => {
    const set = globalThis.setTimeout;
    const ends: number[] = [];
    // Nothing else of a call takes from half a minute to five.
    const isMeant = (delay: number) => delay > 31_000 && delay < 300_000;
    const hurried = (run: () => void, delay = 0) => {
      if (isMeant(delay)) ends.push(Date.now() + delay);
      return set(run, isMeant(delay) ? 0 : delay);
    };
    Object.assign(globalThis, { setTimeout: hurried });
    try {
      const date = new Date(Date.now() + 50_000).toUTCString();
      for (const after of ['50', date]) {
        const { read, backend } = clientSet();
        backend.answer(json({}, 503, { 'retry-after': after }), thing);
        const start = Date.now();
        deepEqual(await read(), { name: 'Ada' });
        const end = ends.pop() ?? 0;
        const due = after === date ? Date.parse(date) : start + 50_000;
        const elapsed = Date.now() - start;
        ok(
          end >= due && end <= due + elapsed,
          `${after} was waited for until ${end}, not until ${due} (${elapsed} ms)`,
        );
      }
    } finally {
      Object.assign(globalThis, { setTimeout: set });
    }
  });

  it('can be given up while it waits', async () => {
    const { read, backend, reports } = clientSet();
    backend.answer(json({}, 503, { 'retry-after': '3600' }));
    const controller = new AbortController();
    const call = read({ signal: controller.signal });
    await eventually(() => backend.exchanges.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    controller.abort();
    ok(isAbort(await rejects(call)));
    equal(reports.length, 0, 'nobody is to hear of what was given up');
  });
});

describe('A write that fails', () => {
  it('is never sent twice', async () => {
    const { save, backend } = clientSet();
    for (const answer of [json({}, 503, now), unreachable]) {
      const before = backend.exchanges.length;
      backend.answer(answer);
      await rejects(save(), CallError);
      equal(backend.exchanges.length, before + 1);
    }
  });
});

describe('A call that nobody waits for any more', () => {
  it('ends at once, even when the host’s fetch ignores its signal', async () => {
    const { read, backend, reports, lifetime } = clientSet();
    backend.answer(() => new Promise(() => undefined));
    const call = read();
    await eventually(() => backend.exchanges.length === 1);
    lifetime.abort();
    ok(isAbort(await rejects(call)));
    ok(isAbort(await rejects(read())), 'a call after the end begins nothing');
    equal(backend.exchanges.length, 1);
    equal(reports.length, 0);
  });

  it('rejects with an AbortError whatever the reason was', async () => {
    const { read } = clientSet();
    ok(isAbort(await rejects(read({ signal: AbortSignal.abort('overtaken') }))));
  });
});
