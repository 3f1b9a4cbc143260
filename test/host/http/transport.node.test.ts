import assert from 'node:assert/strict';
import { CallError } from '../../../src/host/http/call-error.ts';
import { type Journey, retry, retryAfterOf, send } from '../../../src/host/http/transport.ts';

const address = 'https://backend.example/things';

/** Answers one after another, the last one for good; keeps what it was sent. */
function backendOf(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const fetch: Journey['fetch'] = async (input) => {
    requests.push(input as Request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    assert.ok(answer);
    return answer();
  };
  return { requests, fetch };
}

function journeyOf(fetch: Journey['fetch'], more: Partial<Journey> = {}): Journey {
  const { signal } = new AbortController();
  return {
    endpoint: 'readThing',
    headers: {},
    signal,
    fetch,
    timeout: 1000,
    retry: { ...retry, delay: () => 1, maxRetryAfter: 5 },
    ...more,
  };
}

const refusal = (status: number, headers: Record<string, string> = {}) => {
  return () => new Response('{}', { status, headers });
};
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = () => new Promise<Response>(() => undefined);

async function failureOf(sent: Promise<Response>): Promise<unknown> {
  return sent.then(
    () => assert.fail('It was answered'),
    (error: unknown) => error,
  );
}

describe('What is sent', () => {
  it('is JSON unless the host says otherwise', async () => {
    const { requests, fetch } = backendOf(refusal(200));
    await send(address, journeyOf(fetch, { method: 'POST', body: '{"a":1}' }));
    await send(address, journeyOf(fetch, { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/x' } }));
    assert.equal(requests[0]?.headers.get('content-type'), 'application/json');
    assert.equal(await requests[0]?.text(), '{"a":1}');
    assert.equal(requests[1]?.headers.get('content-type'), 'text/x');
  });

  it('has no header that the host left without a value', async () => {
    const { requests, fetch } = backendOf(refusal(200));
    const headers = { authorization: undefined, accept: '*/*' } as unknown as Record<string, string>;
    await send(address, journeyOf(fetch, { headers }));
    assert.deepEqual([...(requests[0]?.headers ?? [])], [['accept', '*/*']]);
  });

  it('fails without being sent where a header can be in no request', async () => {
    const { requests, fetch } = backendOf(refusal(200));
    const error = await failureOf(send(address, journeyOf(fetch, { headers: { 'x-name': 'two\nlines' } })));
    assert.ok(error instanceof CallError && error.kind === 'network');
    assert.equal(requests.length, 0);
  });
});

describe('A try that fails', () => {
  it('is followed by others where that may pass by itself', async () => {
    const { requests, fetch } = backendOf(broken, refusal(503), refusal(429, { 'retry-after': '0' }), refusal(200));
    assert.equal((await send(address, journeyOf(fetch))).status, 200);
    assert.equal(requests.length, 4);
  });

  it('is the last after four, with its answer or its reason', async () => {
    const refusing = backendOf(refusal(502));
    assert.equal((await send(address, journeyOf(refusing.fetch))).status, 502);
    assert.equal(refusing.requests.length, 4);
    const breaking = backendOf(broken);
    const error = await failureOf(send(address, journeyOf(breaking.fetch)));
    assert.ok(error instanceof CallError && error.kind === 'network' && error.cause instanceof TypeError);
    assert.equal(breaking.requests.length, 4);
  });

  it('is the only one where it does not pass, or where it would be done twice', async () => {
    const gone = backendOf(refusal(404));
    assert.equal((await send(address, journeyOf(gone.fetch))).status, 404);
    assert.equal(gone.requests.length, 1);
    const written = backendOf(broken);
    await failureOf(send(address, journeyOf(written.fetch, { method: 'POST', body: '{}' })));
    assert.equal(written.requests.length, 1);
  });

  it('is a time-out when no answer comes, and is not tried again', async () => {
    const { requests, fetch } = backendOf(silent);
    const error = await failureOf(send(address, journeyOf(fetch, { timeout: 5 })));
    assert.ok(error instanceof CallError && error.kind === 'timeout');
    assert.equal(requests.length, 1);
    assert.ok(requests[0]?.signal.aborted, 'the request goes on');
  });

  it('is waited after no longer than anybody wants the answer', async () => {
    for (const answer of [silent, refusal(503)]) {
      const controller = new AbortController();
      const { fetch } = backendOf(() => {
        setTimeout(() => controller.abort('enough'), 5);
        return answer();
      });
      const slow = { ...retry, delay: () => 60_000 };
      const error = await failureOf(send(address, journeyOf(fetch, { signal: controller.signal, retry: slow })));
      assert.equal(error, 'enough');
    }
  });
});

describe('How long a server asks to wait', () => {
  const waitOf = (text: string) => retryAfterOf(new Headers({ 'retry-after': text }));

  it('is told by seconds or by date', () => {
    assert.equal(waitOf('17'), 17_000);
    const wait = waitOf(new Date(Date.now() + 50_000).toUTCString()) ?? 0;
    assert.ok(wait > 48_000 && wait <= 50_000, String(wait));
  });

  it('is unknown where it is neither, or nothing', () => {
    assert.equal(waitOf('soon'), undefined);
    assert.equal(waitOf(''), undefined);
    assert.equal(retryAfterOf(new Headers()), undefined);
  });
});
