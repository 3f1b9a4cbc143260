/** The agreement sync, at a provider that really keeps what it is sent. Source: spec 002 §1, §2.3, §2.6 and §3.1. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  listSyncRuns,
  readAgreementSync,
  readSyncRun,
  saveAgreementSync,
  startAgreementSync,
} from '../../../src/psa/agreement-sync-contract.ts';
import { defaultAgreementSchedule } from '../../../src/psa/sync/agreement-schedule.ts';
import type { DemoClient } from './support/demo-client.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the agreement sync', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: PsaDesk;
  let now = Date.parse('2026-11-20T10:00:00Z');

  before(async () => {
    server = await openTestServer({ companies: 200, now: () => now });
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
    // Companies with an agreement of the type that the products are counted under, and one without any.
    await desk.map({ '1': '5', '2': '10', '3': '4' });
  });
  after(() => server.close());

  const contents = () => desk.turn({ provider: 'psacw' });

  it('makes configuration items and quantities of devices, and says what it skipped and why', async () => {
    const run = await desk.sync();
    assert.deepEqual(
      [run.state, run.trigger, run.startedBy, run.problem],
      ['COMPLETED', 'DEMAND', 'Aiko Tanaka', null],
    );
    const { configurations, additions } = await contents();
    assert.ok(configurations.length > 20, String(configurations.length));
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
    const counted = additions.reduce((sum, { quantity }) => sum + quantity, 0);
    const of = (companyIds: number[]) =>
      configurations.filter(({ companyId }) => companyIds.includes(companyId)).length;
    assert.equal(counted, of([5, 10]));
    assert.ok(of([4]) > 0);
    const log = await desk.log(run.id);
    const reasons = new Set(log.map(({ reason }) => reason));
    assert.ok(reasons.has('NO_COMPANY') && reasons.has('NO_AGREEMENT'), [...reasons].join());
    assert.deepEqual(run.counts.created, configurations.length + additions.length);
    assert.equal(run.counts.failed + run.counts.changed + run.counts.unchanged, 0);
    assert.equal(log.length, run.counts.created + run.counts.skipped);
    const [item] = configurations;
    assert.ok(item?.fields.ipAddress && item.fields.managementLink && item.statusId === 1);
  });

  it('run twice changes nothing', async () => {
    const before = await contents();
    const run = await desk.sync();
    const after = await contents();
    assert.deepEqual(after.configurations, before.configurations);
    assert.deepEqual(after.additions, before.additions);
    assert.equal(run.counts.created + run.counts.changed + run.counts.failed, 0);
    assert.ok(run.counts.unchanged > 20);
  });

  it('moves what is mapped elsewhere, and counts it there', async () => {
    const before = await contents();
    await desk.map({ '2': '15' });
    const run = await desk.sync();
    const { configurations, additions } = await contents();
    assert.equal(configurations.length, before.configurations.length, 'nothing is there twice');
    assert.equal(configurations.filter(({ companyId }) => companyId === 10).length, 0);
    assert.ok(configurations.filter(({ companyId }) => companyId === 15).length > 0);
    assert.ok(
      additions
        .filter(({ agreementId }) => Math.floor(agreementId / 10) === 10)
        .every(({ quantity }) => quantity === 0),
    );
    assert.ok(run.counts.changed > 0);
    const changed = (await desk.log(run.id)).filter(({ outcome }) => outcome === 'CHANGED');
    assert.ok(
      changed.some(
        ({ before: was, after: is }) => /companyId: [A-Z]/.test(was ?? '') && /companyId: [A-Z]/.test(is ?? ''),
      ),
      'companies are told by name',
    );
    const [counted] = changed.filter(({ kind, after: is }) => kind === 'AGREEMENT' && is === '0');
    assert.match(`${counted?.name} under ${counted?.detail}`, /^[A-Z].* under [A-Z].* 20\d\d$/);
  });

  it('retires the items of an organization that is not mapped any more', async () => {
    await desk.map({ '3': '3' });
    await desk.turn({ provider: 'psacw', remove: { kind: 'companies', id: 3 } });
    const run = await desk.sync();
    const reasons = (await desk.log(run.id)).map(({ reason }) => reason);
    assert.ok(reasons.includes('DELETED_AT_PROVIDER') && reasons.includes('DEVICE_REMOVED'));
    const { configurations } = await contents();
    assert.ok(configurations.filter(({ companyId }) => companyId === 4).every(({ statusId }) => statusId === 3));
    const statuses = (await desk.log(run.id)).filter(
      ({ reason, kind }) => reason === 'DEVICE_REMOVED' && kind === 'CONFIGURATION',
    );
    assert.ok(statuses.length > 0);
    for (const { before: was, after: is } of statuses)
      assert.deepEqual([was, is], ['statusId: Active', 'statusId: Retired'], 'statuses are told by name');
  });

  it('fails as a whole where the provider takes nobody in, says so, and can be run again', async () => {
    await desk.turn({ provider: 'psacw', behavior: { failures: 100 } });
    const run = await desk.sync();
    assert.equal(run.state, 'FAILED');
    assert.match(run.problem ?? '', /doesn’t answer/);
    await desk.turn({ provider: 'psacw', behavior: { failures: 0 } });
    assert.equal((await desk.sync()).state, 'COMPLETED');
  });

  it('makes nothing twice where the provider’s answers are lost', async () => {
    await desk.map({ '4': '20' });
    await desk.turn({ provider: 'psacw', behavior: { lost: 3 } });
    const before = await contents();
    const run = await desk.sync();
    assert.equal(run.state, 'COMPLETED');
    const { configurations, behavior } = await contents();
    assert.equal(behavior.lost, 0, 'answers were lost');
    assert.ok(configurations.length > before.configurations.length);
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
  });

  it('is one run at a time', async () => {
    await desk.turn({ provider: 'psacw', behavior: { delay: 50 } });
    const [one, other] = await Promise.all([client.call(startAgreementSync), client.call(startAgreementSync)]);
    assert.equal(one.id, other.id);
    await desk.turn({ provider: 'psacw', behavior: { delay: 0 } });
    await desk.follow(one.id);
  });

  it('runs by its schedule, once for each time that has come', async () => {
    const check = async () => (await client.demo<{ isDue: boolean }>('POST', 'agreement-sync', {})).isDue;
    const schedule = { ...defaultAgreementSchedule('2026-11-01'), dayOfMonth: 25 };
    const saved = await client.call(saveAgreementSync, { body: { enabled: true, schedule } });
    assert.equal(new Date(saved.nextRun ?? 0).toISOString(), '2026-11-25T09:00:00.000Z');
    const { runCount } = await client.call(readAgreementSync);
    assert.equal(await check(), false);
    now = Date.parse('2026-11-25T09:00:00Z');
    assert.equal(await check(), true);
    assert.equal(await check(), false, 'it ran already');
    const { results } = await client.call(listSyncRuns);
    assert.deepEqual([results[0]?.trigger, results[0]?.startedBy], ['SCHEDULE', null]);
    await desk.follow(results[0]?.id ?? '');
    const later = await client.call(readAgreementSync);
    assert.equal(later.runCount, runCount + 1);
    assert.equal(new Date(later.nextRun ?? 0).toISOString(), '2026-12-25T09:00:00.000Z');
    await client.call(saveAgreementSync, { body: { enabled: false, schedule } });
    now = Date.parse('2027-02-01T00:00:00Z');
    assert.equal(await check(), false, 'it is off');
    await client.call(saveAgreementSync, { body: { enabled: true, schedule } });
    assert.equal(await check(), false, 'what was missed is not made up for');
  });

  it('recurs every 1 to 12 months', async () => {
    const schedule = { ...defaultAgreementSchedule('2026-11-01'), repeatsEveryCount: 13 };
    const response = await client.send(saveAgreementSync, { body: { enabled: true, schedule } });
    assert.deepEqual((await response.json()).errors, [
      { field: 'schedule.repeatsEveryCount', code: 'notInRange', limit: 12 },
    ]);
  });

  it('goes on after a restart', async () => {
    await desk.turn({ provider: 'psacw', behavior: { delay: 30 } });
    await desk.map({ '5': '30' });
    const { id } = await client.call(startAgreementSync);
    await server.restart();
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
    const run = await desk.follow(id);
    assert.equal(run.state, 'COMPLETED');
    const { configurations } = await contents();
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
    assert.equal((await client.call(readSyncRun, { params: { id } })).id, id);
    const again = await desk.sync();
    assert.equal(again.counts.created + again.counts.changed, 0);
  });
});
