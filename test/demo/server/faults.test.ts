import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { faults } from '../../../demo/server/http/faults.ts';
import { listPlanFolders, listPlans } from '../../../src/backup/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { readRefusal } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const plans = '/backup/lockhart/nodes/1/plans';

describe('faults on demand', () => {
  let server: TestServer;
  let client: DemoClient;
  const tried = new Set<string>();

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
  });
  after(() => server.close());

  const order = (fault: string, more = {}) => {
    tried.add(fault);
    return client.demo('PUT', 'faults', { fault, ...more });
  };
  /** The fault of each request, oldest first; one that is not answered is among them. */
  const hit = async () => {
    const { requests } = await client.demo<{ requests: { fault: string | null }[] }>('GET', 'requests');
    return requests.map(({ fault }) => fault);
  };
  const timed = async (request: () => Promise<Response>) => {
    const started = performance.now();
    const response = await request();
    await response.arrayBuffer();
    return performance.now() - started;
  };

  it('refuses with each status', async () => {
    const wanted: Record<string, [number, string]> = {
      unauthenticated: [401, 'SESSION_ENDED'],
      forbidden: [403, 'FORBIDDEN'],
      'not-found': [404, 'NOT_FOUND'],
      'too-many-requests': [429, 'TOO_MANY_REQUESTS'],
      'server-error': [500, 'INTERNAL_ERROR'],
      unavailable: [503, 'UNAVAILABLE'],
    };
    for (const [fault, [status, resultCode]] of Object.entries(wanted)) {
      await order(fault, { times: 1, retryAfterSeconds: 7 });
      const response = await client.fetch(plans);
      const hasRetry = status === 429 || status === 503;
      assert.equal(response.headers.get('retry-after'), hasRetry ? '7' : null, fault);
      const refusal = await readRefusal(response);
      assert.deepEqual([refusal.status, refusal.resultCode], [status, resultCode], fault);
      assert.equal((await client.fetch(plans)).status, 200, `${fault} is over`);
    }
  });

  it('asks for a second factor until it was given', async () => {
    await order('mfa-required');
    assert.equal((await client.refusal(listPlans, { params: { nodeId: 1 } })).resultCode, 'MFA_REQUIRED');
    assert.equal((await client.fetch(plans)).status, 403);
    await client.demo('POST', 'mfa');
    assert.equal((await client.fetch(plans)).status, 200);
  });

  it('waits', async () => {
    await order('delay', { delayMs: 300, times: 1 });
    assert.ok((await timed(() => client.fetch(plans))) >= 290);
    const { length } = await (await client.fetch(plans)).text();
    assert.deepEqual(await hit(), ['delay', null], 'the fault is over');
    await order('slow-body', { bytesPerSecond: length * 2, times: 1 });
    assert.ok((await timed(() => client.fetch(plans))) >= 450);
  });

  it('breaks the body, the connection, or the contract', async () => {
    await order('truncated-body', { times: 1 });
    const truncated = await client.fetch(plans);
    assert.equal(truncated.status, 200);
    await assert.rejects(truncated.text());
    await order('truncated-body', { times: 1, afterBytes: 10 });
    const reader = (await client.fetch(plans)).body?.getReader();
    assert.equal((await reader?.read())?.value?.length, 10);
    await assert.rejects(async () => reader?.read());
    await order('dropped-connection', { times: 1 });
    await assert.rejects(client.fetch(plans));
    await order('broken-schema', { times: 1 });
    const broken = await (await client.fetch(plans)).json();
    assert.equal(z.safeParse(listPlans.response, broken).success, false);
    await order('failure-code', { times: 1 });
    assert.equal((await (await client.fetch(plans)).json()).resultCode, 'FAILURE');
    assert.equal((await client.fetch(plans)).status, 200);
  });

  it('answers out of order', async () => {
    await order('out-of-order', { delayMs: 300 });
    const ended: number[] = [];
    const ask = (number: number) => client.fetch(plans).then(() => ended.push(number));
    const first = ask(1);
    while ((await hit()).length === 0) await wait(5);
    await Promise.all([first, ask(2)]);
    assert.deepEqual(ended, [2, 1]);
  });

  it('never answers, and forgets a client that gives up', async () => {
    await order('never-answers', { times: 1 });
    await assert.rejects(client.fetch(plans, { signal: AbortSignal.timeout(200) }), { name: 'TimeoutError' });
    assert.equal((await client.fetch(plans)).status, 200);
    const { requests } = await client.demo<{ requests: { status: number }[] }>('GET', 'requests');
    assert.deepEqual(
      requests.map(({ status }) => status),
      [0, 200],
    );
  });

  it('has tried every fault of the table', () => {
    assert.deepEqual([...tried].sort(), Object.keys(faults).sort());
  });

  it('hits only the calls that match, as often as told, in this session only', async () => {
    const other = await server.newClient();
    await order('server-error', { match: '/folders?page=1', times: 2 });
    const folders = (page: number) =>
      client.send(listPlanFolders, { params: { nodeId: 1, planId: 1 }, query: { page, size: 10 } });
    assert.equal((await client.fetch(plans)).status, 200);
    const statuses: number[] = [];
    for (const page of [0, 1, 1, 1]) statuses.push((await folders(page)).status);
    assert.deepEqual(statuses, [200, 500, 500, 200]);
    await order('server-error');
    assert.equal((await other.fetch(plans)).status, 200);
    assert.equal((await client.fetch(plans)).status, 500);
    await client.demo('DELETE', 'faults');
    assert.equal((await client.fetch(plans)).status, 200);
  });

  it('is over at once with those of jobs and of attachments, and with the log where a session begins afresh', async () => {
    const left = async () => {
      const tables = ['faults', 'job-faults', 'upload-faults'];
      const answers = await Promise.all(tables.map((table) => client.demo<{ active: unknown[] }>('GET', table)));
      return answers.map(({ active }) => active.length);
    };
    const orderAll = async () => {
      await order('server-error');
      await client.demo('PUT', 'job-faults', { fault: 'fails' });
      await client.demo('PUT', 'upload-faults', { fault: 'fails' });
      assert.deepEqual(await left(), [1, 1, 1]);
      await client.fetch(plans);
    };
    await orderAll();
    await client.demo('DELETE', 'all-faults');
    assert.deepEqual(await left(), [0, 0, 0]);
    assert.deepEqual(await hit(), ['server-error']);
    await orderAll();
    await client.demo('POST', 'session', { user: 'technician', afresh: true });
    assert.deepEqual(await left(), [0, 0, 0]);
    assert.deepEqual(await hit(), []);
  });

  it('comes with a single request by header or cookie', async () => {
    const withHeader = (fault: string) => client.fetch(plans, { headers: { 'x-demo-fault': fault } });
    assert.equal((await withHeader('unavailable; retryAfterSeconds=3')).headers.get('retry-after'), '3');
    assert.equal((await readRefusal(await withHeader('no-such-fault'))).resultCode, 'INVALID_REQUEST');
    const cookie = `${client.cookie}; rmm_fault=${encodeURIComponent('forbidden')}`;
    assert.equal((await client.raw(plans, { cookie })).status, 403);
    assert.equal((await client.fetch(plans)).status, 200);
  });

  it('lists what there is for the panel, and refuses what there is not', async () => {
    const list = await client.demo<{ faults: { name: string; description: string }[]; active: unknown[] }>(
      'GET',
      'faults',
    );
    assert.deepEqual(
      list.faults.map(({ name }) => name),
      Object.keys(faults),
    );
    assert.ok(list.faults.every(({ description }) => description.length > 10));
    const wrong = { method: 'PUT', body: JSON.stringify({ fault: 'earthquake' }) };
    assert.equal((await readRefusal(await client.fetch('/demo/faults', wrong))).status, 400);
  });

  it('counts requests of this session by call', async () => {
    await client.fetch(plans);
    await client.send(listPlanFolders, { params: { nodeId: 1, planId: 1 }, query: { page: 0, size: 10 } });
    await client.fetch(plans, { headers: { 'x-demo-fault': 'forbidden' } });
    const log = await client.demo<{ count: number; byEndpoint: unknown; requests: Record<string, unknown>[] }>(
      'GET',
      'requests',
    );
    assert.equal(log.count, 3);
    assert.deepEqual(log.byEndpoint, { listPlans: 2, listPlanFolders: 1 });
    assert.deepEqual(
      log.requests.map(({ status, fault }) => [status, fault]),
      [
        [200, null],
        [200, null],
        [403, 'forbidden'],
      ],
    );
    await client.demo('DELETE', 'requests');
    assert.equal((await client.demo<{ count: number }>('GET', 'requests')).count, 0);
  });
});
