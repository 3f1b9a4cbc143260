/** What is mapped to the providers, through the server: refused, saved, renamed and deleted meanwhile. Source: spec 002 §2 to §5 and §7. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  clearAccountMappings,
  listAccountMappings,
  listAccounts,
  listLocationMappings,
  saveAccountMapping,
  saveLocationMapping,
} from '../../../src/psa/account-contract.ts';
import {
  clearOrganizationMappings,
  listAgreements,
  listOrganizationMappings,
  listSites,
  previewAutoMap,
  refuseMatches,
} from '../../../src/psa/company-contract.ts';
import { connectionCalls } from '../../../src/psa/connection-contract.ts';
import { psaEndpoints } from '../../../src/psa/contract.ts';
import {
  createProductMapping,
  deleteProductMapping,
  listMappedDevices,
  listProductMappings,
} from '../../../src/psa/product-contract.ts';
import { createRoleMapping } from '../../../src/psa/role-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { productBody, roleBody } from './support/psa-calls.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('mappings to the providers', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: PsaDesk;
  const { refreshProvider } = connectionCalls.psacw;

  before(async () => {
    server = await openTestServer({ companies: 1_200 });
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
  });
  after(() => server.close());

  const row = async (clientId: string) => {
    const { results } = await client.call(listOrganizationMappings, { query: { pageSize: 200 } });
    return results.find((one) => one.clientId === clientId);
  };

  it('keep an organization with its locations, by the company’s own sites and agreements', async () => {
    const { siteList } = await client.call(listSites, { params: { companyId: '1' } });
    const { financeAgreementList } = await client.call(listAgreements, { query: { companyId: '1' } });
    const sent = {
      companyId: '1',
      productMappingId: '2',
      configurationTypeMappingId: '1',
      locationSiteMappings: [
        { locationId: '1', psaSiteId: siteList[0]?.id, agreementId: financeAgreementList[0]?.id },
        { locationId: '2', productMappingType: 'NONE', agreementId: financeAgreementList[0]?.id },
      ],
    };
    const saved = await desk.save('1', sent);
    const { changeId, ...stored } = saved;
    assert.ok(changeId);
    assert.deepEqual(await desk.read('1'), stored);
    const [headquarters, warehouse] = ['1', '2'].map((id) =>
      saved.locationSiteMappings.find((one) => one.locationId === id),
    );
    assert.deepEqual(
      [
        headquarters?.psaSiteName,
        headquarters?.productMappingName,
        headquarters?.productMappingType,
        headquarters?.mapped,
      ],
      [siteList[0]?.name, 'Managed devices', 'DEFAULT', true],
    );
    assert.deepEqual([warehouse?.agreementId, warehouse?.productMappingId, warehouse?.mapped], [null, null, false]);
    const listed = await row('1');
    assert.deepEqual([listed?.companyId, listed?.mappedLocationCount, listed?.provenance?.origin], ['1', 1, 'MANUAL']);
    assert.equal(listed?.provenance?.mappedBy, 'Aiko Tanaka');

    const { siteList: others } = await client.call(listSites, { params: { companyId: '4' } });
    const wrong = { ...sent, locationSiteMappings: [{ locationId: '1', psaSiteId: others[0]?.id }] };
    const response = await client.send(
      psaEndpoints.find(({ name }) => name === 'saveOrganizationMapping') ?? listSites,
      { params: { clientId: '1' }, body: wrong },
    );
    assert.equal(response.status, 400);
    assert.deepEqual((await response.json()).errors, [{ field: 'locationSiteMappings.0.psaSiteId', code: 'invalid' }]);
  });

  it('lose sites and agreements with another company, and all where they are cleared', async () => {
    await desk.map({ '1': '5' }, 'BULK');
    const moved = await desk.read('1');
    assert.equal(moved.companyId, '5');
    assert.ok(moved.locationSiteMappings.every(({ psaSiteId }) => psaSiteId === null));
    await client.call(clearOrganizationMappings, { body: { clientIds: ['1'] } });
    const cleared = await desk.read('1');
    assert.deepEqual([cleared.companyId, cleared.productMappingId, cleared.provenance], [null, null, null]);
  });

  it('follow what the provider renames, and mark what it deletes', async () => {
    await desk.map({ '2': '2', '3': '3' });
    await desk.turn({ provider: 'psacw', rename: { kind: 'companies', id: 2, name: 'Kumo Holdings' } });
    await desk.turn({ provider: 'psacw', remove: { kind: 'companies', id: 3 } });
    await client.call(refreshProvider);
    assert.equal((await row('2'))?.companyName, 'Kumo Holdings');
    assert.equal((await row('3'))?.companyDeleted, true);
    const stale = await client.call(listOrganizationMappings, { query: { state: 'STALE' } });
    assert.deepEqual(
      stale.results.map(({ clientId }) => clientId),
      ['3'],
    );
    assert.deepEqual([stale.counts.stale, stale.counts.mapped], [1, 2]);
    const found = await client.call(listOrganizationMappings, { query: { searchCriteria: 'kumo hold' } });
    assert.deepEqual(
      found.results.map(({ clientId }) => clientId),
      ['2'],
    );
    assert.equal((await client.refusal(listSites, { params: { companyId: '3' } })).status, 404);
  });

  it('are proposed by name for organizations without one, and not again where somebody refused', async () => {
    const before = await client.call(previewAutoMap, { body: {} });
    assert.ok(before.matches.length > 50, String(before.matches.length));
    assert.equal(
      before.matches.some(({ clientId }) => clientId === '2'),
      false,
      'it is mapped',
    );
    const names = before.matches.map(({ clientName }) => clientName);
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare), 'one is found by its name');
    const [first] = before.matches;
    assert.ok(first && first.match.score > 0.5 && first.match.reason.code);
    await client.call(refuseMatches, { body: { pairs: [{ clientId: first.clientId, targetId: first.match.id }] } });
    const later = await client.call(previewAutoMap, { body: { clientIds: [first.clientId] } });
    assert.equal(later.matches.length, 0);
    assert.equal(await row(first.clientId).then((one) => one?.companyId), null, 'nothing was saved');
  });

  it('are counted as ambiguous once names were matched, and not with a number of before', async () => {
    const counted = async (query: Record<string, string>) =>
      (await client.call(listOrganizationMappings, { query })).counts.ambiguous;
    await desk.map({ '4': '4' });
    assert.equal(await counted({}), null);
    const { ambiguous } = await client.call(previewAutoMap, { body: {} });
    assert.equal(await counted({}), ambiguous.length);
    const { results, totalElements } = await client.call(listOrganizationMappings, {
      query: { state: 'AMBIGUOUS', pageSize: 1000 },
    });
    assert.equal(totalElements, ambiguous.length);
    assert.deepEqual(results.map(({ clientId }) => clientId).sort(), ambiguous.map(({ clientId }) => clientId).sort());
    await client.call(clearOrganizationMappings, { body: { clientIds: ['4'] } });
    assert.equal(await counted({}), null);
    assert.equal(typeof (await counted({ state: 'AMBIGUOUS' })), 'number');
    await client.call(refreshProvider);
    assert.equal(await counted({}), null);
  });

  it('of products have a name of their own, and ranks without a gap', async () => {
    const rules = ['1', '2', '3'].map((role, index) => ({
      ...productBody('').nodeRoleProductMappings[0],
      id: role,
      nodeRoleId: role,
      ranking: 9 - index,
    }));
    const body = { ...productBody('  Ranked '), nodeRoleProductMappings: rules };
    const created = await client.call(createProductMapping, { body });
    assert.equal(created.name, 'Ranked');
    assert.deepEqual(
      created.nodeRoleProductMappings.map(({ id, ranking }) => `${id}:${ranking}`),
      ['3:1', '2:2', '1:3'],
    );
    const again = await client.send(createProductMapping, { body });
    assert.deepEqual([again.status, (await again.json()).errors], [400, [{ field: 'name', code: 'taken' }]]);
    const twice = { ...body, name: 'Twice', nodeRoleProductMappings: [rules[0], { ...rules[0], id: '9' }] };
    assert.equal((await client.refusal(createProductMapping, { body: twice })).status, 400);
    const long = await client.send(createProductMapping, { body: { ...body, name: 'x'.repeat(51) } });
    assert.deepEqual((await long.json()).errors, [{ field: 'name', code: 'tooLong', limit: 50 }]);
  });

  it('that are deleted are nobody’s any more', async () => {
    const { id } = await client.call(createProductMapping, { body: productBody('Short-lived') });
    const body = {
      companyId: '2',
      productMappingId: id,
      locationSiteMappings: [{ locationId: '5', productMappingType: 'SPECIFIC', productMappingId: id }],
    };
    await desk.save('2', body);
    await client.call(deleteProductMapping, { params: { id } });
    const { productMappingId, locationSiteMappings } = await desk.read('2');
    assert.deepEqual(
      [productMappingId, locationSiteMappings.find(({ locationId }) => locationId === '5')?.productMappingType],
      [null, 'NONE'],
    );
    assert.equal(
      (await client.call(listProductMappings)).some((one) => one.id === id),
      false,
    );
  });

  it('name products that the provider has deleted since, and are listed while it doesn’t answer', async () => {
    const rules = [{ ...productBody('').nodeRoleProductMappings[0], productId: '77', productName: 'Server Premium' }];
    await client.call(createProductMapping, { body: { ...productBody('Old goods'), nodeRoleProductMappings: rules } });
    const goods = async () => {
      const found = (await client.call(listProductMappings)).find(({ name }) => name === 'Old goods');
      return found?.nodeRoleProductMappings.map(({ productName, productDeleted }) => [productName, productDeleted]);
    };
    assert.deepEqual(await goods(), [['Server Premium', undefined]]);
    await desk.turn({ provider: 'psacw', remove: { kind: 'products', id: 77 } });
    await desk.turn({ provider: 'psacw', behavior: { failures: 100 } });
    await client.refusal(refreshProvider);
    const started = performance.now();
    assert.deepEqual(await goods(), [['Server Premium', undefined]]);
    assert.ok(performance.now() - started < 5_000, 'nobody waits for a provider that is away');
    await desk.turn({ provider: 'psacw', behavior: { failures: 0 } });
    await client.call(refreshProvider);
    assert.deepEqual(await goods(), [['Server Premium', true]]);
  });

  it('of roles have names that are told apart regardless of case', async () => {
    const response = await client.send(createRoleMapping, { body: roleBody('STANDARD roles') });
    assert.deepEqual((await response.json()).errors, [{ field: 'name', code: 'invalid' }]);
  });

  it('of accounts reset the locations of their organization, and say how many', async () => {
    const { accountList } = await client.call(listAccounts);
    assert.ok(accountList.length > 0);
    const map = (accountId: string) =>
      client.call(saveAccountMapping, {
        params: { clientId: '7' },
        body: { accountId, installedProductCategoryMappingId: '3' },
      });
    assert.equal((await map('4')).resetLocations, 0);
    const { results } = await client.call(listLocationMappings, { query: { clientId: '7' } });
    assert.equal(results.length, 4);
    const locationId = results[0]?.locationId ?? '';
    const saved = await client.call(saveLocationMapping, {
      params: { locationId },
      body: { autotaskLocationId: '40' },
    });
    assert.deepEqual([saved.autotaskLocationId, saved.autotaskLocationName], ['40', 'Headquarters']);
    assert.equal((await map('4')).resetLocations, 0, 'the same account');
    assert.equal(
      (await client.refusal(saveLocationMapping, { params: { locationId }, body: { autotaskLocationId: '50' } }))
        .status,
      400,
    );
    assert.equal((await map('5')).resetLocations, 1);
    const after = await client.call(listLocationMappings, { query: { clientId: '7' } });
    assert.ok(
      after.results.every(
        ({ autotaskLocationId, autotaskAccountId }) => autotaskLocationId === null && autotaskAccountId === '5',
      ),
    );
    const cleared = await client.call(clearAccountMappings, { body: { clientIds: ['7'] } });
    assert.equal(cleared.changed, 1);
    const listed = await client.call(listAccountMappings, { query: { state: 'MAPPED' } });
    assert.equal(listed.results.length, 0);
  });

  it('know devices by organization, location, role and groups', async () => {
    const { results, totalElements } = await client.call(listMappedDevices, { query: { pageSize: 1000 } });
    assert.equal(results.length, totalElements);
    assert.ok(results.every(({ nodeRoleId, locationId }) => nodeRoleId !== '' && locationId !== ''));
    assert.ok(results.some(({ groups }) => groups.length > 1) && results.some(({ groups }) => groups.length === 0));
  });

  it('outlive a restart', async () => {
    await desk.map({ '4': '6' });
    await server.restart();
    client = server.client;
    desk = new PsaDesk(client);
    assert.equal((await desk.read('4')).companyId, '6');
    await desk.hurry();
    assert.equal((await client.call(listSites, { params: { companyId: '6' } })).siteList.length, 2);
  });
});
