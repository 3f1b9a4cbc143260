import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as z from 'zod/mini';
import { allEndpoints } from '../../../demo/server/all-calls.ts';
import { openApiDocument } from '../../../demo/server/openapi.ts';
import { searchPlan } from '../../../src/backup/contract.ts';
import { bytes as bytesSchema } from '../../../src/host/http/wire.ts';
import type { DemoClient } from './support/demo-client.ts';
import { type Arguments, readRefusal } from './support/demo-client.ts';
import { exampleCalls } from './support/example-calls.ts';
import { openTestServer, planNamed, type TestServer } from './support/test-server.ts';

describe('every call of the contract', () => {
  let server: TestServer;
  let client: DemoClient;
  let calls: Record<string, Arguments>;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    calls = await exampleCalls(client);
  });
  after(() => server.close());

  it('has an example here', () => {
    assert.deepEqual(Object.keys(calls).sort(), allEndpoints.map(({ name }) => name).sort());
  });

  it('answers as the contract says', async () => {
    const byName = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
    for (const [name, args] of Object.entries(calls)) {
      const endpoint = byName.get(name);
      assert.ok(endpoint);
      const response = await client.send(endpoint, args);
      const bytes = await response.arrayBuffer();
      assert.equal(response.status, 200, `${name}: ${Buffer.from(bytes).toString().slice(0, 300)}`);
      if (endpoint.response === bytesSchema) continue;
      const parsed = z.safeParse(endpoint.response, JSON.parse(Buffer.from(bytes).toString()));
      assert.ok(parsed.success, `${name}: ${parsed.error?.message}`);
    }
  });

  it('refuses what the contract does not allow, and names the reason', async () => {
    for (const endpoint of allEndpoints) {
      const good = calls[endpoint.name] ?? {};
      for (const [what, args] of Object.entries(spoiled(good))) {
        const refusal = await readRefusal(await client.send(endpoint, args));
        assert.ok([400, 404].includes(refusal.status), `${endpoint.name} with ${what}: ${refusal.status}`);
      }
    }
  });

  it('takes for a number in an address only digits', async () => {
    for (const id of ['0x1', '1e0', '1.0', '%201', '+1', '0b1', '']) {
      const path = `/backup/lockhart/nodes/${id}/plans`;
      assert.ok([400, 404].includes((await client.fetch(path)).status), path);
    }
    const folder = `/backup/lockhart/nodes/1/plans/${(await planNamed(client, 'Documents')).uid}/folders`;
    assert.equal((await client.fetch(`${folder}?page=0&size=10`)).status, 200);
    for (const query of ['page=0x0&size=10', 'page=0&size=1e1', 'page=&size=10', 'page=0&size=%2010'])
      assert.equal((await readRefusal(await client.fetch(`${folder}?${query}`))).status, 400, query);
  });

  it('refuses a body that is no JSON, of another type, or too large', async () => {
    const restore = allEndpoints.find(({ name }) => name === 'createRestoreJob');
    assert.ok(restore);
    const post = (body: string, type = 'application/json', call = 'restore-jobs') =>
      client.fetch(`/backup/lockhart/nodes/1/${call}`, { method: 'POST', body, headers: { 'content-type': type } });
    const tooLarge = async (bytes: number, call: string) =>
      assert.equal((await readRefusal(await post(`"${'x'.repeat(bytes)}"`, undefined, call))).status, 413, call);
    assert.equal((await readRefusal(await post('{"planId":'))).resultCode, 'INVALID_REQUEST');
    assert.equal((await readRefusal(await post('{}', 'text/plain'))).resultCode, 'INVALID_REQUEST');
    await tooLarge(2_000_000, 'folders');
    // It may name all that can be selected.
    await tooLarge(50_000_000, 'restore-jobs');
  });

  it('is not found where no call is', async () => {
    for (const path of ['/nothing', '/backup/lockhart/nodes/1', '/backup/lockhart/nodes/1/plans/1/', '/query']) {
      assert.equal((await readRefusal(await client.fetch(path))).status, 404);
    }
    assert.equal((await readRefusal(await client.fetch('/query/devices', { method: 'DELETE' }))).status, 404);
  });

  it('refuses over-long input', async () => {
    const long = { params: { nodeId: 1, planId: 1 }, query: { searchTerm: 'x'.repeat(300), page: 0, size: 10 } };
    assert.equal((await client.refusal(searchPlan, long)).status, 400);
    assert.equal((await readRefusal(await client.fetch(`/query/devices?name=${'x'.repeat(9_000)}`))).status, 400);
  });
});

describe('the OpenAPI document', () => {
  it('describes every call with its parameters, body and answer', () => {
    const { paths } = openApiDocument();
    for (const { path, method, name } of allEndpoints) {
      const operation = paths[path]?.[method.toLowerCase()] as { operationId: string; parameters?: { name: string }[] };
      assert.equal(operation.operationId, name);
      const named = (operation.parameters ?? []).map((parameter) => parameter.name);
      for (const [, parameter = ''] of path.matchAll(/\{(\w+)\}/g))
        assert.ok(named.includes(parameter), `${name}: ${parameter}`);
      assert.equal(named.includes('Idempotency-Key'), method !== 'GET', name);
    }
  });
});

/** The same call with one thing wrong at a time. */
function spoiled({ params = {}, query = {}, body }: Arguments): Record<string, Arguments> {
  const wrong: Record<string, Arguments> = {};
  if ('nodeId' in params) wrong['a word as node'] = { params: { ...params, nodeId: 'one' }, query, body };
  if ('nodeId' in params) wrong['an unknown node'] = { params: { ...params, nodeId: 99_999 }, query, body };
  for (const name of Object.keys(params)) {
    if (name !== 'nodeId')
      wrong[`an unknown ${name}`] = { params: { ...params, [name]: 'no such thing' }, query, body };
  }
  if ('page' in query) wrong['a negative page'] = { params, query: { ...query, page: -1 }, body };
  if ('size' in query) wrong['a page of a million'] = { params, query: { ...query, size: 1_000_000 }, body };
  if ('page' in query) wrong['no page'] = { params, query: { ...query, page: 'x' }, body };
  if ('folder' in query) wrong['a folder above the top'] = { params, query: { ...query, folder: '/../../etc' }, body };
  if ('fileBase64' in query) wrong['no base64'] = { params, query: { ...query, fileBase64: '%%%' }, body };
  if (body !== undefined && !(body instanceof Uint8Array)) wrong['a number as body'] = { params, query, body: 7 };
  return wrong;
}
