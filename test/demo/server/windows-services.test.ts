import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listWindowsServices } from '../../../src/parameters/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const [thisMachine, windowsServer, offlineWorkstation] = [1, 2, 5];

describe('the Windows services of a device', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  async function namesOf(nodeId?: number): Promise<string[]> {
    const response = await client.send(listWindowsServices, { query: nodeId === undefined ? {} : { nodeId } });
    assert.equal(response.status, 200);
    const { resultCode, windowsServices } = await response.json();
    assert.equal(resultCode, 'SUCCESS');
    return windowsServices.map(({ displayName }: { displayName: string }) => displayName);
  }

  it('are those that its kind of Windows has, also while it is offline', async () => {
    const [server, workstation] = [await namesOf(windowsServer), await namesOf(offlineWorkstation)];
    for (const names of [server, workstation]) assert.ok(names.includes('Print Spooler'), names.join());
    assert.ok(server.includes('DNS Server') && !workstation.includes('DNS Server'));
    assert.ok(workstation.includes('WLAN AutoConfig') && !server.includes('WLAN AutoConfig'));
  });

  it('are none of what is no Windows', async () => {
    assert.deepEqual(await namesOf(thisMachine), []);
  });

  it('are those that any Windows has where no device is named', async () => {
    const names = await namesOf();
    assert.ok(names.includes('Windows Update') && !names.includes('DNS Server'));
  });

  it('are refused for a device that there is not', async () => {
    assert.equal((await client.send(listWindowsServices, { query: { nodeId: 999_999 } })).status, 404);
  });

  it('fail with a result code when they are told to', async () => {
    await client.demo('POST', 'faults', { fault: 'failure-code', match: listWindowsServices.name, times: 1 });
    const response = await client.send(listWindowsServices, { query: { nodeId: windowsServer } });
    assert.equal((await response.json()).resultCode, 'FAILURE');
    await namesOf(windowsServer);
  });
});
