/** Who sees what is mapped to the providers, and who changes it. Source: spec 002 §6 and the decisions on permissions. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { listAccountMappings, listLocationMappings, readAccountFilter } from '../../../src/psa/account-contract.ts';
import { listSyncLog, listSyncRuns, readAgreementSync } from '../../../src/psa/agreement-sync-contract.ts';
import { listOrganizationMappings, readCompanyCriteria } from '../../../src/psa/company-contract.ts';
import { listConfigurationTypeMappings } from '../../../src/psa/configuration-contract.ts';
import { connectionCalls } from '../../../src/psa/connection-contract.ts';
import { psaEndpoints } from '../../../src/psa/contract.ts';
import { listMappedDevices, listProductMappings } from '../../../src/psa/product-contract.ts';
import { listRoleMappings } from '../../../src/psa/role-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('mappings to the providers, for who may not manage integrations', () => {
  let server: TestServer;
  let technician: DemoClient;

  before(async () => {
    server = await openTestServer();
    technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
  });
  after(() => server.close());

  it('are all there to be looked at', async () => {
    const providers = Object.values(connectionCalls);
    for (const endpoint of [
      listOrganizationMappings,
      readCompanyCriteria,
      listConfigurationTypeMappings,
      listProductMappings,
      readAgreementSync,
      listSyncRuns,
      readAccountFilter,
      listAccountMappings,
      listLocationMappings,
      listRoleMappings,
      ...providers.flatMap((calls) => [calls.readHelpDesk, calls.readSyncAttributes, calls.readRefresh]),
    ])
      assert.equal((await technician.send(endpoint)).status, 200, endpoint.name);
  });

  it('are not changed; devices, which they may not list, and names at a provider are not told', async () => {
    const hidden: readonly Endpoint[] = [
      listMappedDevices,
      listSyncLog,
      ...Object.values(connectionCalls).map(({ readConnection }) => readConnection),
    ];
    for (const endpoint of psaEndpoints.filter((one: Endpoint) => one.method !== 'GET' || hidden.includes(one))) {
      const { status, resultCode } = await technician.refusal(endpoint, {
        params: { id: 1, clientId: 1, companyId: 1, accountId: 1, locationId: 1 },
      });
      assert.deepEqual([status, resultCode], [403, 'FORBIDDEN'], endpoint.name);
    }
  });
});
