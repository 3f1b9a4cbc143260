/** An agreement sync that somebody cancels: what was done stays and is told, and the next run does the rest. Source: spec 002 §2.6. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import {
  cancelAgreementSync,
  listSyncRuns,
  readSyncRun,
  startAgreementSync,
} from '../../../src/psa/agreement-sync-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('an agreement sync that is cancelled', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: PsaDesk;

  before(async () => {
    server = await openTestServer({ companies: 200 });
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
    await desk.map({ '1': '5', '2': '10', '3': '4' });
  });
  after(() => server.close());

  /** As soon as it has made so many things. */
  const made = async (id: string, least: number) => {
    for (;;) {
      const { state, counts } = await client.call(readSyncRun, { params: { id } });
      assert.equal(state, 'RUNNING');
      if (counts.created >= least) return;
      await wait(5);
    }
  };
  const contents = () => desk.turn({ provider: 'psacw' });

  it('keeps what it has made, tells of it and of who cancelled it, and leaves the rest to the next run', async () => {
    await desk.turn({ provider: 'psacw', behavior: { delay: 20 } });
    const { id } = await client.call(startAgreementSync);
    await made(id, 3);
    const told = await client.call(cancelAgreementSync, { params: { id } });
    assert.equal(told.cancelledBy, 'Aiko Tanaka');
    const run = await desk.follow(id);
    assert.deepEqual([run.state, run.cancelledBy, run.problem], ['CANCELLED', 'Aiko Tanaka', null]);
    assert.ok((run.finished ?? 0) >= run.started);
    const there = await contents();
    assert.equal(run.counts.created, there.configurations.length + there.additions.length, 'the log has all of it');
    const log = await desk.log(id);
    assert.equal(log.filter(({ outcome }) => outcome === 'CREATED').length, run.counts.created);

    await desk.hurry();
    const next = await desk.sync();
    assert.deepEqual([next.state, next.cancelledBy], ['COMPLETED', null]);
    const { configurations } = await contents();
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
    assert.ok(next.counts.created > 0 && configurations.length > there.configurations.length);
    assert.equal(next.counts.changed + next.counts.failed, 0);
    assert.equal((await client.call(readSyncRun, { params: { id } })).counts.created, run.counts.created);
  });

  it('does not wait for a provider that wants to be asked later', async () => {
    await desk.map({ '4': '15' });
    await desk.turn({ provider: 'psacw', behavior: { requests: 1, window: 20_000 } });
    const started = performance.now();
    const { id } = await client.call(startAgreementSync);
    await wait(200);
    await client.call(cancelAgreementSync, { params: { id } });
    assert.equal((await desk.follow(id)).state, 'CANCELLED');
    assert.ok(performance.now() - started < 5_000, `${performance.now() - started} ms`);
    await desk.turn({ provider: 'psacw', behavior: { requests: 100_000, window: 2_000 } });
  });

  it('that is over stays as it was, and one that never was is not found', async () => {
    const { results } = await client.call(listSyncRuns);
    const over = results.find(({ state }) => state === 'COMPLETED');
    assert.ok(over);
    const told = await client.call(cancelAgreementSync, { params: { id: over.id } });
    assert.deepEqual(told, over);
    assert.equal((await client.refusal(cancelAgreementSync, { params: { id: '999' } })).status, 404);
  });

  it('is cancelled by who may start one alone', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.refusal(cancelAgreementSync, { params: { id: '1' } })).status, 403);
  });

  it('does not go on after a restart', async () => {
    await server.restart();
    client = server.client;
    desk = new PsaDesk(client);
    await desk.turn({ provider: 'psacw', behavior: { delay: 30 } });
    await desk.map({ '5': '30', '6': '35' });
    const { id } = await client.call(startAgreementSync);
    await made(id, 2);
    await client.call(cancelAgreementSync, { params: { id } });
    await server.restart();
    client = server.client;
    desk = new PsaDesk(client);
    const run = await desk.follow(id);
    assert.equal(run.state, 'CANCELLED');
    await desk.hurry();
    const next = await desk.sync();
    assert.equal(next.state, 'COMPLETED');
    assert.ok(next.counts.created > 0);
    const { configurations } = await contents();
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
  });
});
