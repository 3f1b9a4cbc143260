/** Hosts, guests and snapshots: who may change them, what is refused, and what is read of the hosts as time goes on. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  changeGuestPower,
  deleteSnapshot,
  detailsOutdated,
  guestStateConflict,
  listVirtualizationHosts,
  readGuestReadings,
  readVirtualizationHost,
  renameSnapshot,
  revertToSnapshot,
  takeSnapshot,
  updateVirtualizationGuest,
  updateVirtualizationHost,
} from '../../../src/virtualization/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { noDetails } from './support/virtualization-calls.ts';

describe('virtualization', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const host = (id: string) => client.call(readVirtualizationHost, { params: { id } });
  const guest = async (name: string, hostId = '1') => {
    const found = (await host(hostId)).guests.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };
  const result = async (response: Response) => [response.status, (await response.json()).resultCode];

  it('has hosts with their guests, one of them with a sensor that fails', async () => {
    const { hosts, guestCounts } = await client.call(listVirtualizationHosts);
    assert.deepEqual(
      hosts.map(({ name, status }) => [name, status]),
      [
        ['harbor-esx-01', 'CRITICAL'],
        ['kumo-pve-01', 'WARNING'],
        ['lab-hv-01', 'OK'],
      ],
    );
    assert.deepEqual(guestCounts[0], { hostId: '1', guests: 6, running: 4 });
    const { host: first, histories } = await host('1');
    const fan = first.healthSensors.find(({ status }) => status === 'CRITICAL');
    assert.equal(fan?.name, 'Fan 3');
    for (const { values, id } of histories) assert.equal(values.length, 120, id);
    assert.equal(histories.find(({ id }) => id === fan?.id)?.values.at(-1), fan?.value);
    const memory = histories.find(({ id }) => id === 'memory')?.values.at(-1) ?? 0;
    assert.equal(first.memory.used, Math.round((first.memory.total * memory) / 100));
    assert.equal((await client.refusal(readVirtualizationHost, { params: { id: '99' } })).status, 404);
  });

  it('reads on as the clock goes on, and the same whoever asks', async () => {
    const before = await host('1');
    const other = await (await server.newClient()).call(readVirtualizationHost, { params: { id: '1' } });
    assert.deepEqual(other.histories, before.histories);
    await client.demo('POST', 'clock', { minutes: 60 });
    const { histories } = await host('1');
    for (const [index, { start, interval, values }] of histories.entries()) {
      const { start: first, values: old = [] } = before.histories[index] ?? {};
      const passed = (start - (first ?? 0)) / interval;
      assert.ok(passed >= 30 && passed <= 32, String(passed));
      assert.deepEqual(values.slice(0, -passed), old.slice(passed), 'what was read stays read');
    }
    await server.restart();
    client = server.client;
    assert.equal((await host('1')).histories[0]?.start, histories[0]?.start, 'it is stored');
  });

  it('keeps what was read of guests, as they are measured, and nothing of the time in which they do not run', async () => {
    const { id } = await guest('HARBOR-SQL-01');
    const read = async (wanted = id) => (await client.call(readGuestReadings, { params: { id: wanted } })).histories;
    const before = await read();
    assert.deepEqual(
      before.map((one) => [one.id, one.values.length, one.values.includes(null)]),
      [
        ['cpu', 120, false],
        ['memory', 120, false],
      ],
    );
    const { cpu, memory } = await guest('HARBOR-SQL-01');
    const share = Number(((100 * memory.used) / memory.total).toFixed(1));
    assert.deepEqual(
      before.map(({ values }) => values.at(-1)),
      [cpu.usedPercent, share],
    );
    await client.call(changeGuestPower, { params: { id }, body: { action: 'POWER_OFF' } });
    await client.demo('POST', 'clock', { minutes: 20 });
    const [off] = await read();
    assert.ok(
      off?.values.slice(-10).every((value) => value === null),
      'off',
    );
    assert.ok(
      off?.values.slice(0, -12).every((value) => value !== null),
      'what was read stays read',
    );
    await client.call(changeGuestPower, { params: { id }, body: { action: 'START' } });
    await client.demo('POST', 'clock', { minutes: 10 });
    const [on] = await read();
    assert.ok(
      on?.values.slice(-4).every((value) => value !== null),
      'runs again',
    );
    const stopped = await guest('HARBOR-TEST-01');
    assert.ok((await read(stopped.id)).every(({ values }) => values.every((value) => value === null)));
    await server.restart();
    client = server.client;
    assert.equal((await read())[0]?.start, on?.start, 'it is stored');
    assert.equal((await client.refusal(readGuestReadings, { params: { id: '99' } })).status, 404);
  });

  it('lets a guest do what its state allows, once for each press', async () => {
    const { id } = await guest('harbor-mail');
    const change = (action: string, headers = {}) =>
      client.send(changeGuestPower, { params: { id }, body: { action } }, { headers });
    const keyed = { 'Idempotency-Key': 'start-mail' };
    assert.equal((await (await change('START', keyed)).json()).powerState, 'RUNNING');
    assert.equal((await change('START', keyed)).status, 200, 'the same press is the same answer');
    assert.deepEqual(await result(await change('START')), [409, guestStateConflict]);
    const off = await (await change('POWER_OFF')).json();
    assert.deepEqual([off.powerState, off.cpu.usedPercent, off.memory.used], ['STOPPED', 0, 0]);
    const on = await (await change('START')).json();
    assert.ok(on.memory.used > 0, 'it uses again what it used before');
    assert.equal(
      (await client.refusal(changeGuestPower, { params: { id: '99' }, body: { action: 'START' } })).status,
      404,
    );
  });

  it('takes snapshots on the one that the guest stands on, and joins what stood on a deleted one to its parent', async () => {
    const { id, currentSnapshotId } = await guest('HARBOR-SQL-01');
    const taken = await client.call(takeSnapshot, { params: { id }, body: { name: '  Before CU16 ' } });
    const added = taken.snapshots.at(-1);
    assert.deepEqual([added?.name, added?.parent_id], ['Before CU16', currentSnapshotId]);
    assert.equal(taken.currentSnapshotId, added?.id);
    const named = { id, snapshotId: added?.id ?? '' };
    const renamed = await client.call(renameSnapshot, { params: named, body: { name: 'Before CU17' } });
    assert.equal(renamed.snapshots.at(-1)?.name, 'Before CU17');
    const without = await client.call(deleteSnapshot, { params: { id, snapshotId: '2' } });
    assert.deepEqual(
      without.snapshots.filter(({ parent_id }) => parent_id === '1').map((snapshot) => snapshot.id),
      ['3', '5'],
    );
    const reverted = await client.call(revertToSnapshot, { params: { id, snapshotId: '3' } });
    assert.deepEqual([reverted.currentSnapshotId, reverted.powerState], ['3', 'STOPPED']);
    assert.deepEqual(await guest('HARBOR-SQL-01'), reverted, 'it is stored');
    for (const call of [revertToSnapshot, deleteSnapshot])
      assert.equal((await client.refusal(call, { params: { id, snapshotId: '2' } })).status, 404, call.name);
  });

  it('refuses names and details by the codes of their forms', async () => {
    const { id } = await guest('HARBOR-DC-01');
    const errors = async (response: Response) => [response.status, (await response.json()).errors];
    const take = (name: string) => client.send(takeSnapshot, { params: { id }, body: { name } });
    assert.deepEqual(await errors(await take(' ')), [400, [{ field: 'name', code: 'required' }]]);
    assert.deepEqual(await errors(await take('x'.repeat(81))), [400, [{ field: 'name', code: 'tooLong', limit: 80 }]]);
    const save = (more: object) =>
      client.send(updateVirtualizationGuest, { params: { id }, body: { ...noDetails, ...more } });
    assert.deepEqual(await errors(await save({ warrantyStartDate: '2027-02-02', warrantyEndDate: '2027-02-01' })), [
      400,
      [{ field: 'warrantyEndDate', code: 'endsFirst' }],
    ]);
    assert.deepEqual(await errors(await save({ warrantyStartDate: '2027-02-30' })), [
      400,
      [{ field: 'warrantyStartDate', code: 'invalid' }],
    ]);
  });

  it('saves details over nobody else’s', async () => {
    const { host: before } = await host('2');
    const headers = { 'If-Match': `"${before.version}"` };
    const save = (tags: string[]) =>
      client.send(updateVirtualizationHost, { params: { id: '2' }, body: { ...noDetails, tags } }, { headers });
    const saved = await (await save(['Studio', 'Studio', 'Rack 2'])).json();
    assert.deepEqual(saved.tags, ['Studio', 'Rack 2']);
    assert.notEqual(saved.version, before.version);
    assert.deepEqual(await result(await save(['Late'])), [412, detailsOutdated]);
    assert.deepEqual((await host('2')).host.tags, ['Studio', 'Rack 2']);
  });

  it('is changed by nobody who may not manage it', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listVirtualizationHosts)).status, 200);
    assert.equal((await technician.send(readVirtualizationHost, { params: { id: '1' } })).status, 200);
    const snapshot = { id: '3', snapshotId: '1' };
    for (const [endpoint, args] of [
      [updateVirtualizationHost, { params: { id: '1' }, body: noDetails }],
      [updateVirtualizationGuest, { params: { id: '1' }, body: noDetails }],
      [changeGuestPower, { params: { id: '1' }, body: { action: 'POWER_OFF' } }],
      [takeSnapshot, { params: { id: '1' }, body: { name: 'Theirs' } }],
      [renameSnapshot, { params: snapshot, body: { name: 'Theirs' } }],
      [revertToSnapshot, { params: snapshot }],
      [deleteSnapshot, { params: snapshot }],
    ] as const)
      assert.equal((await technician.refusal(endpoint, args)).status, 403, endpoint.name);
  });
});
