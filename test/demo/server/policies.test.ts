/** Policies through the server: what is inherited, overridden and reverted, what a parent hands on, and two people at once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { PolicyPlan } from '../../../src/console/policies/backup-plans-slice.ts';
import { newBackupSettings } from '../../../src/console/policies/backup-settings-slice.ts';
import { reverted } from '../../../src/console/policies/inheritance.ts';
import { policyBackupEndpoints, readPolicyBackups, savePolicyBackups } from '../../../src/policies/backups/contract.ts';
import { listPolicies, policyEndpoints } from '../../../src/policies/contract.ts';
import { policyPatchEndpoints, readPolicyPatches, savePolicyPatches } from '../../../src/policies/patches/contract.ts';
import {
  backupSettingsEndpoints,
  readBackupSettings,
  saveBackupSettings,
} from '../../../src/policies/settings/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { wantedOverrides, wantedPlans } from './support/policy-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const root = 1;
const servers = 2;
const harbor = 3;
const fjord = 4;

describe('policies', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const read = (policyId: number) => client.call(readPolicyBackups, { params: { policyId } });
  const planOf = async (policyId: number, identifier: string) => {
    const plan = (await read(policyId)).plans.find((one) => one.identifier === identifier);
    assert.ok(plan, `${identifier} in ${policyId}`);
    return plan;
  };
  const send = (policyId: number, plans: readonly PolicyPlan[], version?: string, by = client) =>
    by.send(
      savePolicyBackups,
      { params: { policyId }, body: wantedPlans(plans) },
      version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } },
    );
  /** Of the policy as it is now, with one plan changed. */
  const change = async (policyId: number, identifier: string, make: (plan: PolicyPlan) => PolicyPlan) => {
    const { plans, version } = await read(policyId);
    const response = await send(
      policyId,
      plans.map((plan) => (plan.identifier === identifier ? make(plan) : plan)),
      version,
    );
    assert.equal(response.status, 200, await response.clone().text());
  };

  it('inherit from one another at the first start, and tell the way', async () => {
    const all = await client.call(listPolicies);
    assert.deepEqual(
      all.find(({ name }) => name === 'Servers'),
      { id: '2', name: 'Servers', parentId: '1' },
    );
    const { path, plans, clientId, excludedTypes } = await read(harbor);
    assert.deepEqual(
      path.map(({ name, own, overridden }) => [name, own, overridden]),
      [
        ['Harbor Logistics servers', ['scans'], ['databases']],
        ['Servers', ['databases'], ['full-image']],
        ['All devices', ['documents', 'system-state', 'full-image'], []],
      ],
    );
    assert.deepEqual([clientId, excludedTypes], ['1', ['SYSTEM_STATE']]);
    assert.deepEqual(
      plans.map(({ identifier, inheritance }) => [identifier, inheritance.inherited, inheritance.sourcePolicyId]),
      [
        ['documents', true, '1'],
        ['system-state', true, '1'],
        ['full-image', true, '2'],
        ['databases', true, '2'],
        ['scans', false, null],
      ],
    );
  });

  it('are seen by everybody, and changed by those who manage policies', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    const endpoints = [
      ...policyEndpoints,
      ...policyBackupEndpoints,
      ...policyPatchEndpoints,
      ...backupSettingsEndpoints,
    ];
    for (const endpoint of endpoints) {
      const response = await technician.send(endpoint, {
        params: { policyId: 1, organizationId: 1 },
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      assert.equal(response.status, endpoint.method === 'GET' ? 200 : 403, endpoint.name);
    }
  });

  it('mark what they inherit as overridden when it is edited, and know what it would be reverted to', async () => {
    await change(fjord, 'documents', (plan) => ({ ...plan, settings: { ...plan.settings, keepDays: 99 } }));
    const edited = await planOf(fjord, 'documents');
    assert.equal(edited.inheritance.overridden, true);
    assert.equal(edited.inheritance.parentPolicySettings?.settings.keepDays, 30);
    await change(fjord, 'documents', (plan) => reverted(plan, 'plan'));
    const after = await planOf(fjord, 'documents');
    assert.deepEqual([after.inheritance.overridden, after.settings.keepDays], [false, 30]);
    await change(fjord, 'documents', (plan) => ({ ...plan, enabled: false }));
    assert.equal((await planOf(fjord, 'documents')).inheritance.overridden, true);
  });

  it('take an edit of an excluded type without marking it, until the parent changes it', async () => {
    await change(fjord, 'system-state', (plan) => ({ ...plan, settings: { ...plan.settings, keepDays: 21 } }));
    const plan = await planOf(fjord, 'system-state');
    assert.deepEqual([plan.inheritance.overridden, plan.settings.keepDays], [false, 21]);
    await change(root, 'documents', (one) => ({ ...one, settings: { ...one.settings, keepDays: 31 } }));
    assert.equal((await planOf(fjord, 'system-state')).settings.keepDays, 21);
    await change(root, 'system-state', (one) => ({ ...one, settings: { ...one.settings, keepDays: 8 } }));
    assert.equal((await planOf(fjord, 'system-state')).settings.keepDays, 8);
  });

  it('hand a change on to what is inherited, however far below, and to nothing that is overridden', async () => {
    const before = await read(harbor);
    await change(root, 'documents', (plan) => ({ ...plan, settings: { ...plan.settings, keepDays: 45 } }));
    assert.equal((await planOf(harbor, 'documents')).settings.keepDays, 45);
    assert.notEqual((await read(harbor)).version, before.version, 'who has opened it hears of it');
    await change(servers, 'databases', (plan) => ({ ...plan, settings: { ...plan.settings, keepDays: 91 } }));
    const overridden = await planOf(harbor, 'databases');
    assert.equal(overridden.settings.keepDays, 180);
    assert.equal(overridden.inheritance.parentPolicySettings?.settings.keepDays, 91);
  });

  it('hand on what is new and what is gone, and keep for themselves what they had overridden', async () => {
    const { plans, version } = await read(servers);
    const added: PolicyPlan = {
      identifier: 'mail',
      enabled: true,
      type: 'FILE_FOLDER',
      settings: { name: 'Mail', destination: 'CLOUD', keepDays: 10, paths: ['D:\\Mail'] },
      inheritance: { inherited: false, overridden: false, sourcePolicyId: null, parentPolicySettings: null },
    };
    assert.equal((await send(servers, [...plans, added], version)).status, 200);
    assert.equal((await planOf(harbor, 'mail')).inheritance.sourcePolicyId, '2');
    await change(harbor, 'mail', (plan) => ({ ...plan, enabled: false }));
    const next = await read(servers);
    assert.equal(
      (
        await send(
          servers,
          next.plans.filter(({ identifier }) => identifier !== 'mail'),
          next.version,
        )
      ).status,
      200,
    );
    assert.equal(
      (await read(fjord)).plans.some(({ identifier }) => identifier === 'mail'),
      false,
    );
    const kept = await planOf(harbor, 'mail');
    assert.deepEqual([kept.inheritance.inherited, kept.enabled], [false, false]);
  });

  it('refuse what no transition allows, and change nothing by it', async () => {
    const { plans, version } = await read(fjord);
    const removed = await send(
      fjord,
      plans.filter(({ identifier }) => identifier !== 'documents'),
      version,
    );
    assert.equal(removed.status, 409);
    assert.equal((await removed.json()).resultCode, 'ILLEGAL_TRANSITION');
    assert.deepEqual(await read(fjord).then((now) => now.plans), plans);
  });

  it('refuse what breaks a rule of the form, each field by its path', async () => {
    const { plans, version } = await read(fjord);
    const wrong = plans.map((plan) =>
      plan.identifier === 'documents'
        ? { ...plan, settings: { ...plan.settings, name: ' ', keepDays: 0, paths: [] } }
        : plan,
    );
    const response = await send(fjord, wrong, version);
    assert.equal(response.status, 400);
    assert.deepEqual((await response.json()).errors, [
      { field: 'plans.documents.name', code: 'required' },
      { field: 'plans.documents.keepDays', code: 'tooSmall', limit: 1 },
      { field: 'plans.documents.paths', code: 'required' },
    ]);
  });

  it('are not saved over a version that somebody else saved meanwhile', async () => {
    const { plans, version } = await read(fjord);
    assert.equal((await send(fjord, plans, version)).status, 200);
    const late = await send(fjord, plans, version);
    assert.equal(late.status, 412);
    assert.match((await late.json()).message, /Aiko Tanaka has saved version \d+ of “Fjord Dental servers”/);
  });

  it('are saved once, however often the call comes', async () => {
    const { plans, version } = await read(fjord);
    const headers = { 'If-Match': `"${version}"`, 'Idempotency-Key': randomUUID() };
    const once = () =>
      client.send(savePolicyBackups, { params: { policyId: fjord }, body: wantedPlans(plans) }, { headers });
    const [first, second] = [await (await once()).json(), await (await once()).json()];
    assert.deepEqual(first, second);
    assert.equal((await read(fjord)).version, first.version);
  });

  it('say that there is none of that id', async () => {
    for (const endpoint of [readPolicyBackups, readPolicyPatches]) {
      const response = await client.send(endpoint, { params: { policyId: 999 } });
      assert.equal(response.status, 404);
      assert.match((await response.json()).message, /The policy was not found/);
    }
  });

  it('treat patches in a way of their own, by the same mechanisms', async () => {
    const patches = (policyId: number) => client.call(readPolicyPatches, { params: { policyId } });
    const { overrides, version } = await patches(harbor);
    const rejected = overrides.find(({ id }) => id === 'KB5031354');
    assert.deepEqual([rejected?.settings.approval, rejected?.inheritance.sourcePolicyId], ['REJECT', '2']);
    const wanted = overrides.map((override) =>
      override.id === 'KB5030216' ? reverted(override, 'override') : override,
    );
    const headers = { 'If-Match': `"${version}"` };
    const body = wantedOverrides(wanted);
    const response = await client.send(savePolicyPatches, { params: { policyId: harbor }, body }, { headers });
    assert.equal(response.status, 200, await response.text());
    const after = (await patches(harbor)).overrides.find(({ id }) => id === 'KB5030216');
    assert.deepEqual([after?.settings.approval, after?.inheritance.overridden], ['MANUAL', false]);
  });

  it('have beside them what an organization says of its backups', async () => {
    const params = { organizationId: 2 };
    const empty = await client.call(readBackupSettings, { params });
    assert.deepEqual([empty.clientName, empty.products, empty.version], ['Kumo Design 株式会社', [], '0']);
    const products = [{ ...newBackupSettings('lockhart'), mode: 'SELECTED', nodeIds: [3], excludedNodeIds: [4] }];
    const headers = { 'If-Match': '"0"' };
    assert.equal((await client.send(saveBackupSettings, { params, body: { products } }, { headers })).status, 200);
    assert.deepEqual((await client.call(readBackupSettings, { params })).products, products);
    assert.equal((await client.send(saveBackupSettings, { params, body: { products } }, { headers })).status, 412);
    const strange = [
      { ...newBackupSettings('other'), nodeIds: [1], networkLocation: 'nas', overrides: { bucket: 'B' } },
    ];
    const refused = await client.send(saveBackupSettings, { params, body: { products: strange } });
    assert.deepEqual((await refused.json()).errors, [
      { field: 'products.other.productCode', code: 'invalid' },
      { field: 'products.other.networkLocation', code: 'notShare' },
      { field: 'products.other.bucket', code: 'notBucket' },
      { field: 'products.other.nodeIds', code: 'invalid' },
    ]);
    assert.equal((await client.send(readBackupSettings, { params: { organizationId: 9999 } })).status, 404);
  });

  it('are there after a restart', async () => {
    const before = await read(harbor);
    await server.restart();
    client = server.client;
    assert.deepEqual(await read(harbor), before);
  });
});
