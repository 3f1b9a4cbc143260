/** Maintenance of a device through the server: one only, within its limits, and no tasks meanwhile. Source: spec 002 §5. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  endMaintenance,
  extendMaintenance,
  maintenanceIsOn,
  maintenanceIsOver,
  readMaintenance,
  startMaintenance,
} from '../../../src/policies/maintenance/contract.ts';
import { createScheduledTask, listTaskRuns, runScheduledTask } from '../../../src/tasks/contract.ts';
import { type DemoClient, readRefusal } from './support/demo-client.ts';
import { anHour } from './support/node-calls.ts';
import { taskNamed } from './support/task-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const hour = 3_600_000;

describe('maintenance', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer({ now: () => noon });
    client = server.client;
  });
  after(() => server.close());

  const of = (nodeId: number) => ({ params: { nodeId: String(nodeId) } });
  const read = async (nodeId: number) => (await client.call(readMaintenance, of(nodeId))).maintenance;
  const start = (nodeId: number, more: object = {}) =>
    client.send(startMaintenance, { ...of(nodeId), body: { ...anHour, ...more } });

  it('is off, is on for its time, and is over by itself', async () => {
    assert.equal(await read(10), null);
    assert.equal((await start(10)).status, 200);
    assert.deepEqual(await read(10), {
      ...anHour,
      startTime: noon,
      endTime: noon + hour,
      startedBy: 'Aiko Tanaka',
      blocksScripting: true,
      blocksTasks: true,
    });
    await client.demo('POST', 'clock', { minutes: 59 });
    assert.ok(await read(10));
    await client.demo('POST', 'clock', { minutes: 1 });
    assert.equal(await read(10), null);
    assert.equal((await start(10)).status, 200);
  });

  it('may be configured once only', async () => {
    await start(11);
    const refusal = await readRefusal(await start(11, { durationInSeconds: null }));
    assert.deepEqual([refusal.status, refusal.resultCode], [409, maintenanceIsOn]);
    assert.equal((await read(11))?.durationInSeconds, 3600);
  });

  it('lasts from 1 to 10000 hours or minutes, or for good', async () => {
    for (const durationInSeconds of [0, 59, 61, 36_003_600, 1.5])
      assert.equal((await start(12, { durationInSeconds })).status, 400, String(durationInSeconds));
    const options = { ...anHour.options, notifications: false };
    assert.equal((await start(12, { options })).status, 400);
    assert.equal((await start(12, { durationInSeconds: null })).status, 200);
    assert.equal((await read(12))?.endTime, null);
    assert.equal((await client.send(extendMaintenance, { ...of(12), body: { seconds: 60 } })).status, 409);
  });

  it('is extended by what each of two people adds, once each, and not beyond its limit', async () => {
    await start(13);
    const add = (seconds: number, key: string) =>
      client.send(extendMaintenance, { ...of(13), body: { seconds } }, { headers: { 'Idempotency-Key': key } });
    await add(3600, 'one');
    await add(3600, 'one');
    await add(1800, 'other');
    assert.equal((await read(13))?.durationInSeconds, 3600 + 3600 + 1800);
    const refusal = await add(36_000_000, 'too long');
    assert.equal(refusal.status, 400);
    await client.call(endMaintenance, of(13));
    const over = await readRefusal(await add(60, 'late'));
    assert.deepEqual([over.status, over.resultCode], [409, maintenanceIsOver]);
  });

  it('keeps tasks from running on its device, which their history tells', async () => {
    const targets = [2, 4].map((id) => ({ scheduledTaskId: null, targetType: 'DEVICE', targetId: String(id) }));
    const { id } = await client.call(createScheduledTask, { body: taskNamed('Blocked', { targets }) });
    await start(2, { durationInSeconds: null });
    await client.call(runScheduledTask, { params: { id } });
    await client.demo('POST', 'clock', { minutes: 24 * 60 });
    await client.call(endMaintenance, of(2));
    await client.demo('POST', 'clock', { minutes: 24 * 60 });
    const { results } = await client.call(listTaskRuns, { params: { id } });
    const told = results.map((run) => run.results.map(({ deviceId, outcome, reason }) => [deviceId, outcome, reason]));
    const blocked = [
      ['2', 'SKIPPED', 'MAINTENANCE'],
      ['4', 'SUCCESS', null],
    ];
    const free = [
      ['2', 'SUCCESS', null],
      ['4', 'SUCCESS', null],
    ];
    assert.deepEqual(told, [free, blocked, blocked]);
  });

  it('is of a device that there is, and for who may manage nodes', async () => {
    assert.equal((await start(99_999)).status, 404);
    assert.equal((await client.send(readMaintenance, of(99_999))).status, 404);
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(readMaintenance, of(1))).status, 200);
    assert.equal((await technician.send(startMaintenance, { ...of(1), body: anHour })).status, 403);
    assert.equal((await technician.send(endMaintenance, of(1))).status, 403);
  });
});
