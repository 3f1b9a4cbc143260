/** What a provider has and how it is asked: its pages, its limits, its credentials, and what it is sent of devices. Source: spec 002 §2.1, §2.5, §3 and §7. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listCompanies, readCompanyCriteria, saveCompanyCriteria } from '../../../src/psa/company-contract.ts';
import { connectionCalls } from '../../../src/psa/connection-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the data of a provider', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: PsaDesk;
  const { refreshProvider, readConnection, saveConnection, readSyncAttributes, saveSyncAttributes } =
    connectionCalls.psacw;

  before(async () => {
    server = await openTestServer({ companies: 1_200 });
    client = server.client;
    desk = new PsaDesk(client);
    await desk.hurry();
  });
  after(() => server.close());

  it('offer all companies, 500 at a time, within the criteria', async () => {
    await client.call(saveCompanyCriteria, {
      body: { selectedTypes: ['1', '2', '3', '4'], selectedStatuses: ['1', '2', '3'] },
    });
    const ids: string[] = [];
    const sizes: number[] = [];
    for (;;) {
      const lastId = ids.at(-1);
      const { companyList } = await client.call(listCompanies, { query: lastId === undefined ? {} : { lastId } });
      ids.push(...companyList.map(({ id }) => id));
      sizes.push(companyList.length);
      if (companyList.length < 500) break;
    }
    assert.deepEqual(sizes, [500, 500, 200]);
    const { selectedTypes } = await client.call(saveCompanyCriteria, {
      body: { selectedTypes: ['1'], selectedStatuses: ['1'] },
    });
    assert.deepEqual(selectedTypes, [{ id: '1', name: 'Customer' }]);
    assert.ok((await client.call(listCompanies, {})).companyList.length < 500);
  });

  it('tell of a chosen type that the provider has deleted', async () => {
    await client.call(saveCompanyCriteria, { body: { selectedTypes: ['1', '4'], selectedStatuses: ['1'] } });
    await desk.turn({ provider: 'psacw', remove: { kind: 'companyTypes', id: 4 } });
    await client.call(refreshProvider);
    const { types, selectedTypes } = await client.call(readCompanyCriteria);
    assert.equal(
      types.some(({ id }) => id === '4'),
      false,
    );
    assert.deepEqual(selectedTypes.at(-1), { id: '4', name: 'Vendor', deleted: true });
  });

  it('keep to what a provider that was asked too much says', async () => {
    await desk.turn({ provider: 'psacw', behavior: { requests: 1, window: 2_000 } });
    const started = performance.now();
    const answers = await Promise.all(
      ['a', 'b'].map((name) => client.call(listCompanies, { query: { companyNameParam: name } })),
    );
    assert.ok(answers.every(({ companyList }) => companyList.length > 0));
    const { refused } = await desk.turn({ provider: 'psacw', behavior: { requests: 100_000 } });
    assert.equal(refused, 1, 'nobody asks again before the time');
    assert.ok(performance.now() - started >= 1_900);
  });

  it('say so where the provider is away, and work again when it is back', async () => {
    await desk.turn({ provider: 'psacw', behavior: { failures: 3 } });
    assert.ok((await client.call(listCompanies, {})).companyList.length > 0, 'asked again');
  });

  it('never tell a password, and take none that the provider refuses', async () => {
    const response = await client.send(readConnection);
    const text = await response.text();
    assert.deepEqual(JSON.parse(text), { enabled: true, username: 'rmm-demo', hasPassword: true });
    const wrong = { enabled: true, username: 'rmm-demo', password: 'nonsense' };
    const refused = await client.send(saveConnection, { body: wrong });
    assert.equal(refused.status, 400);
    const told = await refused.text();
    assert.deepEqual(JSON.parse(told).errors, [{ field: 'password', code: 'invalid' }]);
    assert.doesNotMatch(told, /nonsense/);
    const saved = await client.call(saveConnection, { body: { enabled: false, username: 'rmm-demo' } });
    assert.deepEqual(saved, { enabled: false, username: 'rmm-demo', hasPassword: true });
    assert.equal((await client.refusal(listCompanies)).resultCode, 'NOT_CONNECTED');
    await client.call(saveConnection, { body: { enabled: true, username: 'rmm-demo' } });
    assert.ok((await client.call(listCompanies)).companyList.length > 0, 'with the password that was stored');
  });

  it('keep required attributes, whatever is sent', async () => {
    await client.call(saveSyncAttributes, { body: { attributes: ['ram', 'nothing'], questions: ['nodeUrl'] } });
    const { requiredAttributes, attributes, questions } = await client.call(readSyncAttributes);
    assert.deepEqual(requiredAttributes, ['deviceIdentifier', 'ipAddress', 'managementLink', 'name']);
    assert.deepEqual([attributes, questions], [['ram'], ['nodeUrl']]);
  });
});
