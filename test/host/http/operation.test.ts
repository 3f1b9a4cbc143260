import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../support/assert.ts';
import { clientSet, getThing, now } from '../../support/client-set.ts';
import { type Answer, json, silence, unreachable } from '../../support/fake-backend.ts';

const thing = json({ data: { thing: { name: 'Ada' } } });
const renamed = json({ data: { renameThing: { name: 'Ada' } } });
const errors = (extensions?: object, message = 'not now') => json({ data: null, errors: [{ message, extensions }] });

describe('An operation', () => {
  it('is sent to the one GraphQL endpoint, and gives its data', async () => {
    const { query, backend } = clientSet({ baseUrl: '/api/', headers: { 'x-token': 'secret' } });
    backend.answer(thing);
    deepEqual(await query(), { thing: { name: 'Ada' } });
    const [sent] = backend.exchanges;
    equal(`${sent?.method} ${sent?.path}`, 'POST /api/ticketing/graphql');
    equal(sent?.headers.get('content-type'), 'application/json');
    equal(sent?.headers.get('accept'), 'application/graphql-response+json, application/json');
    equal(sent?.headers.get('x-token'), 'secret');
    const { document } = getThing;
    deepEqual(JSON.parse(sent?.body ?? ''), { operationName: 'GetThing', query: document, variables: { id: '7' } });
  });

  it('goes where the host said: all of them, or one by its name', async () => {
    const endpoints = { ticketingGraphql: '/x/graphql', RenameThing: '/y/graphql' };
    const { query, mutate, backend } = clientSet({ endpoints });
    backend.answer(thing, renamed);
    await query();
    await mutate();
    deepEqual(
      backend.exchanges.map(({ path }) => path),
      ['/x/graphql', '/y/graphql'],
    );
  });

  it('asks the host for help with a second factor or an ended session, and is sent once more', async () => {
    const challenges: unknown[] = [];
    const helper =
      (name: string) =>
      async ({ endpoint, resultCode }: { endpoint: string; resultCode: string | undefined }) => {
        challenges.push([name, endpoint, resultCode]);
        return true;
      };
    const hooks = { resolveMfa: helper('MFA'), renewSession: helper('session') };
    const { mutate, backend, reports } = clientSet(hooks);
    for (const answer of [
      json({}, 401),
      errors({ code: 'UNAUTHENTICATED' }),
      errors({ code: 'FORBIDDEN', resultCode: 'MFA_REQUIRED' }),
    ]) {
      backend.answer(answer, renamed);
      deepEqual(await mutate(), { renameThing: { name: 'Ada' } });
    }
    deepEqual(challenges, [
      ['session', 'RenameThing', undefined],
      ['session', 'RenameThing', 'UNAUTHENTICATED'],
      ['MFA', 'RenameThing', 'MFA_REQUIRED'],
    ]);
    equal(backend.exchanges.length, 6);
    equal(reports.length, 0);
  });
});

describe('An operation that fails', () => {
  const cases: [string, Answer, Partial<CallError>][] = [
    ['the session has ended', json({}, 401), { kind: 'unauthenticated', status: 401 }],
    ['an error says so', errors({ code: 'UNAUTHENTICATED' }), { kind: 'unauthenticated', serverMessage: 'not now' }],
    ['it is not allowed', json({ resultCode: 'NO', message: 'not you' }, 403), { kind: 'forbidden', resultCode: 'NO' }],
    ['an error forbids it', errors({ code: 'FORBIDDEN' }), { kind: 'forbidden', status: 403 }],
    ['it is gone', errors({ code: 'NOT_FOUND' }), { kind: 'not-found' }],
    ['the server breaks', json({}, 500), { kind: 'server', status: 500 }],
    ['a resolver breaks', errors({ code: 'INTERNAL_SERVER_ERROR' }), { kind: 'server', status: 500 }],
    ['an error says nothing of its kind', errors(), { kind: 'server', serverMessage: 'not now' }],
    ['the document is not understood', errors({ code: 'GRAPHQL_VALIDATION_FAILED' }), { kind: 'server' }],
    [
      'the backend refuses with a code',
      errors({ code: 'BAD_USER_INPUT', resultCode: 'TAG_EXISTS' }, 'That tag exists'),
      { kind: 'result-code', resultCode: 'TAG_EXISTS', serverMessage: 'That tag exists' },
    ],
    ['the input is refused without one', errors({ code: 'BAD_USER_INPUT' }), { kind: 'result-code' }],
    [
      'the refusal has a status, too',
      json({ errors: [{ message: 'taken', extensions: { resultCode: 'TAG_EXISTS' } }] }, 409),
      { kind: 'result-code', status: 409, resultCode: 'TAG_EXISTS' },
    ],
    [
      'a part of the answer is missing',
      json({ data: { thing: { name: 'Ada' } }, errors: [{ message: 'half of it' }] }),
      { kind: 'server', serverMessage: 'half of it' },
    ],
    ['the data have another shape', json({ data: { thing: { nom: 'Ada' } } }), { kind: 'invalid-answer' }],
    ['there are no data', json({ data: null }), { kind: 'invalid-answer' }],
    ['the errors have another shape', json({ data: null, errors: 'all of them' }), { kind: 'invalid-answer' }],
    ['the answer is torn', () => new Response('{"data":{"th'), { kind: 'invalid-answer' }],
    ['the answer is empty', () => new Response(null, { status: 204 }), { kind: 'invalid-answer' }],
    ['a proxy answers with a page', () => new Response('<html>', { status: 400 }), { kind: 'server', status: 400 }],
  ];
  for (const [title, answer, expected] of cases) {
    it(`says so when ${title}, and reports it once`, async () => {
      const { query, backend, reports } = clientSet();
      backend.answer(answer);
      const error = await rejects(query(), CallError);
      for (const [name, value] of Object.entries(expected)) equal(Reflect.get(error, name), value, name);
      deepEqual(reports, [error]);
      equal(error.endpoint, 'GetThing');
      equal(backend.exchanges.length, 1, 'it was tried again');
    });
  }

  it('takes an empty list of errors for none', async () => {
    const { query, backend } = clientSet();
    backend.answer(json({ data: { thing: { name: 'Ada' } }, errors: [] }));
    deepEqual(await query(), { thing: { name: 'Ada' } });
  });

  it('is a time-out when nothing comes', async () => {
    const { query, backend } = clientSet();
    backend.answer(silence);
    equal((await rejects(query({ timeout: 40 }), CallError)).kind, 'timeout');
  });

  it('names the members that are wrong, as a refused REST call does', async () => {
    const { mutate, backend } = clientSet();
    const wrong = [{ field: 'name', code: 'tooLong', limit: 50 }];
    backend.answer(errors({ code: 'BAD_USER_INPUT', resultCode: 'INVALID', errors: wrong }));
    const error = await rejects(mutate(), CallError);
    deepEqual([error.resultCode, error.fieldErrors], ['INVALID', wrong]);
    backend.answer(errors({ code: 'BAD_USER_INPUT', errors: 'all of them' }));
    deepEqual((await rejects(mutate(), CallError)).fieldErrors, []);
  });

  it('tells how long to wait', async () => {
    const { mutate, backend } = clientSet();
    for (const answer of [json({}, 429, { 'retry-after': '17' }), errors({ code: 'RATE_LIMITED', retryAfter: 17 })]) {
      backend.answer(answer);
      const error = await rejects(mutate(), CallError);
      equal(error.kind, 'rate-limited');
      equal(error.retryAfter, 17);
    }
  });

  it('ends at once when nobody waits for it any more', async () => {
    const { query, backend, reports, lifetime } = clientSet();
    backend.answer(() => new Promise(() => undefined));
    const controller = new AbortController();
    const calls = [query({ signal: controller.signal }), query()];
    await eventually(() => backend.exchanges.length === 2);
    controller.abort();
    lifetime.abort();
    for (const call of calls) ok(isAbort(await rejects(call)));
    ok(isAbort(await rejects(query())), 'an operation after the end begins nothing');
    equal(backend.exchanges.length, 2);
    equal(reports.length, 0);
  });
});

describe('What fails for a moment', () => {
  const momentary: [string, Answer][] = [
    ['429', json({}, 429, now)],
    ['503', json({}, 503, now)],
    ['an error that says RATE_LIMITED', errors({ code: 'RATE_LIMITED', retryAfter: 0 })],
    ['an error that says UNAVAILABLE', errors({ code: 'UNAVAILABLE', retryAfter: 0 })],
    ['a broken connection', unreachable],
  ];
  for (const [title, answer] of momentary) {
    it(`is asked again after ${title}, where it is a query`, async () => {
      const { query, backend, reports } = clientSet();
      backend.answer(answer, thing);
      deepEqual(await query(), { thing: { name: 'Ada' } });
      equal(backend.exchanges.length, 2);
      equal(reports.length, 0);
    });

    it(`is never sent twice after ${title}, where it is a mutation`, async () => {
      const { mutate, backend } = clientSet();
      backend.answer(answer, renamed);
      await rejects(mutate(), CallError);
      equal(backend.exchanges.length, 1);
    });
  }
});
