/** Example tickets of an automation, as they are kept with it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deleteAutomation } from '../../../src/ticketing/contract.ts';
import {
  createAutomationExample,
  deleteAutomationExample,
  exampleLimit,
  listAutomationExamples,
  updateAutomationExample,
} from '../../../src/ticketing/example-contract.ts';
import { AutomationDesk } from './support/automation-desk.ts';
import { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const body = {
  name: ' Printer ',
  expected: 'match' as const,
  ticket: { status: 'OPEN', attributes: { 6: 12 }, tags: ['VIP'] },
  before: { status: 'NEW' },
  now: '2026-11-26T10:00:00Z',
};

describe('example tickets', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: AutomationDesk;
  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = new AutomationDesk(client);
  });
  after(() => server.close());

  const list = async (id: string) => (await client.call(listAutomationExamples, { params: { id } })).results;
  const create = (id: string, more = {}) =>
    client.call(createAutomationExample, { params: { id }, body: { ...body, ...more } });

  it('are kept as they were sent, the oldest first, each with its automation', async () => {
    const [id, other] = [await desk.add(), await desk.add()];
    const first = await create(id);
    const { id: _, ...kept } = first;
    assert.deepEqual(kept, { ...body, name: 'Printer' });
    const second = await create(id, { name: 'Created', before: null, expected: 'noMatch' });
    assert.deepEqual(await list(id), [first, second]);
    assert.deepEqual(await list(other), []);
  });

  it('are changed and deleted, and go with their automation', async () => {
    const id = await desk.add();
    const one = await create(id);
    const params = { id, exampleId: one.id };
    const changed = await client.call(updateAutomationExample, { params, body: { ...body, expected: 'noMatch' } });
    assert.deepEqual(await list(id), [changed]);
    await client.call(deleteAutomationExample, { params });
    assert.deepEqual(await list(id), []);
    assert.equal((await client.send(deleteAutomationExample, { params })).status, 404);
    await create(id);
    await client.call(deleteAutomation, { params: { id } });
    assert.equal((await client.send(listAutomationExamples, { params: { id } })).status, 404);
  });

  it('of another automation are none of this one’s', async () => {
    const [id, other] = [await desk.add(), await desk.add()];
    const { id: exampleId } = await create(id);
    const params = { id: other, exampleId };
    assert.equal((await client.send(deleteAutomationExample, { params })).status, 404);
    assert.equal((await client.send(updateAutomationExample, { params, body })).status, 404);
    assert.equal((await list(id)).length, 1);
  });

  it('have a name, and are not without number', async () => {
    const id = await desk.add();
    const send = (more: object) => client.send(createAutomationExample, { params: { id }, body: { ...body, ...more } });
    assert.equal((await send({ name: '  ' })).status, 400);
    assert.equal((await send({ expected: 'perhaps' })).status, 400);
    for (let count = 0; count < exampleLimit; count += 1) await create(id);
    const refused = await send({});
    assert.equal(refused.status, 409);
    assert.equal((await refused.json()).resultCode, 'TOO_MANY_EXAMPLES');
  });

  it('are read by everybody, and changed by those who manage automations', async () => {
    const id = await desk.add();
    await create(id);
    const reader = await DemoClient.open(server.url);
    await reader.demo('POST', 'session', { user: 'technician' });
    assert.equal((await reader.call(listAutomationExamples, { params: { id } })).results.length, 1);
    assert.equal((await reader.send(createAutomationExample, { params: { id }, body })).status, 403);
  });
});
