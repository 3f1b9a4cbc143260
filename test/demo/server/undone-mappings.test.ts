/** Changes of mappings that are taken back: with the sites of locations, and never over what others did since. Source: spec 002 §2.1 and §4. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  clearAccountMappings,
  listLocationMappings,
  saveAccountMappings,
  saveLocationMapping,
  undoAccountMappings,
} from '../../../src/psa/account-contract.ts';
import { clearOrganizationMappings, listSites, undoOrganizationMappings } from '../../../src/psa/company-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('changes of mappings', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: PsaDesk;

  before(async () => {
    server = await openTestServer({ companies: 200 });
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
  });
  after(() => server.close());

  const undo = (changeIds: (string | null | undefined)[], exceptClientIds: string[] = []) =>
    client.call(undoOrganizationMappings, { body: { changeIds: changeIds.map(String), exceptClientIds } });
  const clear = async (...clientIds: string[]) =>
    (await client.call(clearOrganizationMappings, { body: { clientIds } })).changeId;
  /** With a site and an agreement of its first location. */
  async function mapWithSite(clientId: string, companyId: string) {
    const { siteList } = await client.call(listSites, { params: { companyId } });
    const { locationSiteMappings } = await desk.read(clientId);
    const [first] = locationSiteMappings;
    return desk.save(clientId, {
      companyId,
      productMappingId: '2',
      locationSiteMappings: [
        { locationId: first?.locationId, psaSiteId: siteList[0]?.id, agreementId: `${companyId}0` },
      ],
    });
  }
  /** Apart from when and by whom. */
  const content = async (clientId: string) => ({ ...(await desk.read(clientId)), provenance: null });

  it('are taken back with the sites and agreements of locations, and made again', async () => {
    await mapWithSite('1', '5');
    const mapped = await content('1');
    assert.ok(mapped.locationSiteMappings.some(({ psaSiteId, agreementId }) => psaSiteId && agreementId));
    const cleared = await clear('1');
    const answer = await undo([cleared]);
    assert.deepEqual([answer.changed, answer.lasting, answer.lostSites, answer.conflicts], [1, 0, 0, []]);
    assert.deepEqual(await content('1'), mapped);
    assert.equal((await desk.read('1')).provenance?.origin, 'UNDO');
    const again = await undo([answer.changeId]);
    assert.equal((await desk.read('1')).companyId, null);
    await undo([again.changeId]);
    assert.deepEqual(await content('1'), mapped);
    const moved = await desk.map({ '1': '10' }, 'BULK');
    assert.ok((await desk.read('1')).locationSiteMappings.every(({ psaSiteId }) => psaSiteId === null));
    await undo([moved.changeId]);
    assert.deepEqual(await content('1'), mapped);
  });

  it('are not taken back over what somebody else did since: that is told, and the others can be', async () => {
    await mapWithSite('2', '10');
    const mapped = await content('2');
    const cleared = await clear('1', '2');
    await desk.map({ '1': '15' });
    const refused = await undo([cleared]);
    assert.deepEqual([refused.changed, refused.changeId], [0, null]);
    const [conflict] = refused.conflicts;
    assert.deepEqual([refused.conflicts.length, conflict?.clientId, conflict?.mappedBy], [1, '1', 'Aiko Tanaka']);
    assert.ok(conflict?.targetName && conflict.clientName && conflict.mappedAt);
    assert.equal((await desk.read('2')).companyId, null, 'nothing was done');
    assert.equal((await undo([cleared], ['1'])).changed, 1);
    assert.deepEqual(await content('2'), mapped);
    assert.equal((await desk.read('1')).companyId, '15');
  });

  it('count sites that somebody has mapped since as changed', async () => {
    const moved = await desk.map({ '3': '21' });
    await mapWithSite('3', '21');
    const { conflicts } = await undo([moved.changeId]);
    assert.deepEqual([conflicts.length, conflicts[0]?.mappedLocationCount], [1, 1]);
  });

  it('of one pass are taken back as one, in whatever order they are named', async () => {
    await client.call(clearOrganizationMappings, { body: { clientIds: ['4', '5'] } });
    const [one, other, third] = [
      await desk.map({ '4': '20' }),
      await desk.map({ '5': '25' }),
      await desk.map({ '4': '30' }),
    ];
    const answer = await undo([third.changeId, one.changeId, other.changeId]);
    assert.equal(answer.changed, 2);
    assert.deepEqual([(await desk.read('4')).companyId, (await desk.read('5')).companyId], [null, null]);
  });

  it('leave alone what the provider has deleted since, and say how much', async () => {
    await mapWithSite('4', '35');
    await mapWithSite('5', '41');
    const cleared = await clear('4', '5');
    await desk.turn({ provider: 'psacw', remove: { kind: 'companies', id: 35 } });
    const { siteList } = await client.call(listSites, { params: { companyId: '41' } });
    await desk.turn({ provider: 'psacw', remove: { kind: 'sites', id: Number(siteList[0]?.id) } });
    const answer = await undo([cleared]);
    assert.deepEqual([answer.changed, answer.lasting, answer.lostSites], [1, 1, 1]);
    assert.equal((await desk.read('4')).companyId, null);
    const { companyId, locationSiteMappings } = await desk.read('5');
    assert.deepEqual([companyId, locationSiteMappings.some(({ mapped }) => mapped)], ['41', false]);
  });

  it('of accounts are taken back with the locations that they reset', async () => {
    const body = { origin: 'MANUAL' as const, mappings: [{ clientId: '7', accountId: '4' }] };
    await client.call(saveAccountMappings, { body });
    const places = async () => (await client.call(listLocationMappings, { query: { clientId: '7' } })).results;
    const locationId = (await places())[0]?.locationId ?? '';
    await client.call(saveLocationMapping, { params: { locationId }, body: { autotaskLocationId: '40' } });
    const mapped = await places();
    const { changeId } = await client.call(clearAccountMappings, { body: { clientIds: ['7'] } });
    assert.deepEqual(await places(), []);
    await client.call(undoAccountMappings, { body: { changeIds: [String(changeId)] } });
    assert.deepEqual(await places(), mapped);
  });

  it('that nobody knows are not found, and neither are those of the other provider', async () => {
    const { changeId } = await desk.map({ '6': '45' });
    for (const [endpoint, id] of [
      [undoOrganizationMappings, '9999'],
      [undoAccountMappings, String(changeId)],
    ] as const)
      assert.equal((await client.refusal(endpoint, { body: { changeIds: [id] } })).status, 404);
  });

  it('outlive a restart', async () => {
    const { changeId } = await desk.map({ '6': '50' });
    await server.restart();
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
    await undo([changeId]);
    assert.equal((await desk.read('6')).companyId, '45');
  });
});
