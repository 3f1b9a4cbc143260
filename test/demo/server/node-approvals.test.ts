/** Nodes that ask to be let in, through the server: by the console's transitions, all or none. Source: spec 002 §4. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { NodeApproval } from '../../../src/console/approvals/node-approvals-slice.ts';
import {
  approveNodes,
  clearNodeApprovals,
  listNodeApprovals,
  nodeDecided,
  rejectNodes,
  setNodeApprovalMode,
} from '../../../src/nodes/contract.ts';
import { type DemoClient, readRefusal } from './support/demo-client.ts';
import { arrive } from './support/node-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('node approvals', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const list = async () => (await client.call(listNodeApprovals, {})).approvals;
  const find = async (id: string | undefined) => (await list()).find((one) => one.id === id);
  const naming = (...nodes: (NodeApproval | { id: string } | undefined)[]) => ({
    body: { ids: nodes.map((node) => node?.id ?? '') },
  });

  it('wait at the first start, newest first, and others are decided', async () => {
    const { mode, approvals, registrationStatus } = await client.call(listNodeApprovals, {});
    assert.deepEqual([mode, registrationStatus], ['MANUAL', 'NOT_CONFIGURED']);
    const times = approvals.map(({ createTime }) => Number(createTime));
    assert.deepEqual(
      times,
      times.toSorted((one, other) => other - one),
    );
    for (const status of ['PENDING', 'APPROVED', 'REJECTED'])
      assert.ok(
        approvals.some(({ approvalStatus }) => approvalStatus === status),
        status,
      );
  });

  it('record who decided and when, and let a candidate wait for its installation', async () => {
    const [node] = await arrive(client, 'Recorded');
    await client.call(approveNodes, naming(node));
    const approved = await find(node?.id);
    assert.deepEqual(
      [approved?.approvalStatus, approved?.installationStatus, approved?.approvalStatusByAppUserId],
      ['APPROVED', 'WAITING', 'admin'],
    );
    assert.ok(Number(approved?.approvalStatusTime) >= Number(approved?.createTime));
    await client.call(rejectNodes, naming(node));
    const rejected = await find(node?.id);
    assert.deepEqual([rejected?.approvalStatus, rejected?.installationStatus], ['REJECTED', null]);
  });

  it('are decided together or not at all', async () => {
    const [one, other] = await arrive(client, 'One', 'Other');
    await client.call(approveNodes, naming(other));
    const refusal = await readRefusal(await client.send(approveNodes, naming(one, other)));
    assert.deepEqual([refusal.status, refusal.resultCode], [409, nodeDecided]);
    assert.equal((await find(one?.id))?.approvalStatus, 'PENDING');
    assert.equal((await client.send(clearNodeApprovals, naming(one, { id: '999999' }))).status, 404);
    assert.ok(await find(one?.id));
  });

  it('are decided once where the same call comes twice', async () => {
    const [node] = await arrive(client, 'Twice');
    const headers = { 'Idempotency-Key': 'approve-once' };
    const answers: Response[] = [];
    for (const _ of [1, 2]) answers.push(await client.send(approveNodes, naming(node), { headers }));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal(await answers[0]?.text(), await answers[1]?.text());
  });

  it('are approved by nobody in automatic mode, which those that wait stay out of, also after a restart', async () => {
    const [waiting] = await arrive(client, 'Waits');
    await client.call(setNodeApprovalMode, { body: { mode: 'AUTOMATIC' } });
    await server.restart();
    client = server.client;
    const [joined] = await arrive(client, 'Let in');
    const found = await find(joined?.id);
    assert.deepEqual(
      [found?.approvalStatus, found?.installationStatus, found?.approvalStatusByAppUserId],
      ['APPROVED', 'WAITING', null],
    );
    assert.equal((await find(waiting?.id))?.approvalStatus, 'PENDING');
  });

  it('never give an id a second time, which somebody may still see', async () => {
    const [node] = await arrive(client, 'Gone');
    await client.call(clearNodeApprovals, naming(node));
    const [next] = await arrive(client, 'Next');
    assert.ok(Number(next?.id) > Number(node?.id));
  });

  it('are looked at by everybody, and decided by who may manage nodes', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listNodeApprovals, {})).status, 200);
    const [node] = await list();
    for (const endpoint of [approveNodes, rejectNodes, clearNodeApprovals])
      assert.equal((await technician.send(endpoint, naming(node))).status, 403, endpoint.name);
    assert.equal((await technician.send(setNodeApprovalMode, { body: { mode: 'MANUAL' } })).status, 403);
  });
});
