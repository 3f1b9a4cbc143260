/** Integrations: what is refused, what a test asks, and that a secret is nowhere but where it is stored. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { providerCredentials } from '../../../demo/providers/start-providers.ts';
import {
  endSupportConnection,
  listIntegrations,
  removeIntegration,
  saveIntegration,
  setTicketingType,
  testIntegration,
} from '../../../src/integrations/contract.ts';
import type { IntegrationKind } from '../../../src/integrations/integration-kinds.ts';
import type { DemoClient } from './support/demo-client.ts';
import { storedBytes } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

type Values = Record<string, string | boolean>;

describe('integrations', () => {
  let server: TestServer;
  let client: DemoClient;
  let hook: Server;
  let hookHost: string;
  const hookToken = 'a-token-that-is-nowhere-else';
  const heard: { method: string | undefined; body: string }[] = [];

  before(async () => {
    hook = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      heard.push({ method: request.method, body });
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    hookHost = `127.0.0.1:${(hook.address() as AddressInfo).port}`;
    server = await openTestServer({ integrationHosts: [hookHost], companies: 20 });
    client = server.client;
  });
  after(async () => {
    hook.close();
    await server.close();
  });

  const list = () => client.call(listIntegrations);
  const one = async (kind: IntegrationKind) => {
    const found = (await list()).integrations.find((each) => each.kind === kind);
    assert.ok(found, kind);
    return found;
  };
  const save = (kind: IntegrationKind, values: Values, secrets?: Record<string, string>, headers = {}) =>
    client.send(saveIntegration, { params: { kind }, body: { values, ...(secrets && { secrets }) } }, { headers });
  const test = (kind: IntegrationKind, values: Values, secrets = {}) =>
    client.call(testIntegration, { params: { kind }, body: { values, secrets } });
  const basic = { instanceName: 'fleet', authType: 'BASIC', username: 'rmm' };

  it('are as at the first start, each with its state', async () => {
    const { integrations, ticketingType } = await list();
    const states = Object.fromEntries(integrations.map(({ kind, state }) => [kind, state]));
    assert.deepEqual(states, {
      serviceManagement: 'connected',
      serviceDesk: 'off',
      helpDesk: 'notConfigured',
      psacw: 'connected',
      psaat: 'connected',
      webhook: 'connected',
      remoteSupport: 'connected',
      identityProvider: 'connected',
      browserManagement: 'off',
      securityProvider: 'notConfigured',
    });
    assert.equal(ticketingType, 'serviceManagement');
  });

  it('are refused by the codes of their form', async () => {
    const errors = async (response: Response) => [response.status, (await response.json()).errors];
    assert.deepEqual(await errors(await save('serviceDesk', { enabled: true, hostname: 'http://desk' })), [
      400,
      [{ field: 'hostname', code: 'invalid' }],
    ]);
    assert.deepEqual(await errors(await save('webhook', { data: '[]' }, { address: 'ftp://a' })), [
      400,
      [
        { field: 'address', code: 'invalid' },
        { field: 'data', code: 'invalid' },
      ],
    ]);
    const template = { ...basic, enabled: true, defaultTicketTemplateId: '4711' };
    assert.deepEqual(await errors(await save('serviceManagement', template)), [
      400,
      [{ field: 'defaultTicketTemplateId', code: 'deleted' }],
    ]);
    assert.equal((await save('securityProvider', {})).status, 409);
  });

  it('keep ticketing on a connection that is enabled, and clear it with the connection', async () => {
    const chooseHelpDesk = () => client.send(setTicketingType, { body: { ticketingType: 'helpDesk' } });
    assert.equal((await chooseHelpDesk()).status, 409);
    assert.equal((await save('helpDesk', { enabled: true })).status, 200);
    assert.equal((await chooseHelpDesk()).status, 200);
    assert.equal((await save('helpDesk', { enabled: false })).status, 409);
    assert.equal((await one('helpDesk')).values.enabled, true);
    await client.call(removeIntegration, { params: { kind: 'serviceDesk' } });
    assert.equal((await list()).ticketingType, 'helpDesk');
    await client.call(removeIntegration, { params: { kind: 'helpDesk' } });
    const { integrations, ticketingType } = await list();
    assert.equal(ticketingType, null);
    assert.equal(integrations.find(({ kind }) => kind === 'helpDesk')?.state, 'notConfigured');
  });

  it('are not saved over what somebody else has saved', async () => {
    const { version } = await one('browserManagement');
    const values = { enabled: true, isolationPageContentMessage: 'Mine' };
    assert.equal((await save('browserManagement', values, undefined, { 'if-match': `"${version}"` })).status, 200);
    assert.equal((await save('browserManagement', values, undefined, { 'if-match': `"${version}"` })).status, 412);
    assert.equal((await one('browserManagement')).savedBy, 'Aiko Tanaka');
  });

  it('keep the password of one way of signing in only, and never tell it', async () => {
    const secret = 'correct horse battery staple';
    const clientSecret = 'another horse, another staple';
    const key = { 'idempotency-key': 'a-key-of-this-test' };
    const answers = [
      await save('serviceManagement', { ...basic, enabled: true }, { password: secret }, key),
      await save('serviceManagement', { ...basic, enabled: true }, { password: secret }, key),
      await save('serviceManagement', { ...basic, enabled: true }, { password: `${secret}!` }, key),
      await save('serviceManagement', { ...basic, enabled: true, username: 'x'.repeat(300) }, { password: secret }),
      await save('psacw', { enabled: true, username: 'rmm-demo' }, { password: secret }),
      await client.send(testIntegration, {
        params: { kind: 'psaat' },
        body: { values: { username: 'rmm-demo' }, secrets: { password: secret } },
      }),
      await client.send(listIntegrations),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 409, 400, 400, 200, 200],
    );
    assert.deepEqual((await one('serviceManagement')).stored, ['password']);
    await save('serviceManagement', { ...basic, enabled: true, authType: 'OAUTH', clientId: 'c' }, { clientSecret });
    assert.deepEqual((await one('serviceManagement')).stored, ['clientSecret']);
    answers.push(await client.fetch('/demo/requests'), await client.send(listIntegrations));
    for (const answer of answers) {
      const text = await answer.text();
      assert.ok(!text.includes(secret) && !text.includes(clientSecret), text);
    }
    for (const file of await storedBytes(join(server.folder, 'data')))
      assert.ok(!file.includes(secret) && !file.includes(clientSecret));
  });

  it('ask a provider whether it accepts the credentials, and save only those', async () => {
    const { username, password } = providerCredentials;
    assert.deepEqual(await test('psacw', { username }, { password }), { outcome: 'accepted' });
    assert.deepEqual(await test('psacw', { username }), { outcome: 'accepted' });
    assert.deepEqual(await test('psacw', { username: 'other' }), { outcome: 'refused' });
    const refused = await save('psaat', { enabled: true, username: 'other' });
    assert.deepEqual([refused.status, (await refused.json()).errors.length], [400, 2]);
    assert.equal((await save('psaat', { enabled: false, username: 'other' })).status, 200);
    assert.equal((await one('psaat')).state, 'off');
  });

  it('send what would be sent to a webhook, without going where its answer leads', async () => {
    const address = `http://${hookHost}/in?token=${hookToken}`;
    assert.deepEqual(await test('webhook', { data: '{"a":1}' }, { address }), { outcome: 'answered', status: 302 });
    // Once it is stored, nobody has to type it again.
    assert.equal((await save('webhook', { data: '{"a":1}' }, { address })).status, 200);
    assert.equal((await save('webhook', { data: '{"a":2}' })).status, 200);
    assert.deepEqual(await test('webhook', { data: '{"a":3}' }), { outcome: 'answered', status: 302 });
    assert.deepEqual(heard, [
      { method: 'POST', body: '{"a":1}' },
      { method: 'POST', body: '{"a":3}' },
    ]);
  });

  it('tell nobody the address of a webhook, and take none that does not come as a secret', async () => {
    const { stored, values, state } = await one('webhook');
    assert.deepEqual([stored, values, state], [['address'], { data: '{"a":2}' }, 'connected']);
    const texts = [await client.send(listIntegrations), await client.fetch('/demo/requests')].map((one) => one.text());
    for (const text of await Promise.all(texts)) assert.ok(!text.includes(hookToken), text);
    for (const file of await storedBytes(join(server.folder, 'data'))) assert.ok(!file.includes(hookToken));
    await client.call(removeIntegration, { params: { kind: 'webhook' } });
    assert.deepEqual((await one('webhook')).stored, []);
    const answer = await save('webhook', { address: 'https://a.example/', data: '{}' });
    assert.deepEqual((await answer.json()).errors, [{ field: 'address', code: 'required' }]);
    assert.equal((await save('webhook', { data: '{}' }, { address: 'https://a.example/' })).status, 200);
  });

  it('call no private address', async () => {
    for (const host of ['127.0.0.1:1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:10.0.0.1]', 'localhost'])
      assert.deepEqual(
        await test('webhook', { data: '{}' }, { address: `http://${host}/` }),
        { outcome: 'denied' },
        host,
      );
    assert.deepEqual(await test('serviceDesk', { hostname: '192.168.1.1' }), { outcome: 'denied' });
  });

  it('end who is connected by remote support, once', async () => {
    const [first] = (await one('remoteSupport')).connections ?? [];
    const params = { id: first?.id ?? '' };
    assert.equal((await client.call(endSupportConnection, { params })).connections?.length, 1);
    assert.equal((await client.send(endSupportConnection, { params })).status, 404);
  });

  it('tell who may not manage them only what is switched, and let nobody else change them', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    const { integrations } = await technician.call(listIntegrations);
    const texts = integrations.flatMap(({ values }) => Object.values(values)).filter((one) => typeof one === 'string');
    assert.deepEqual(texts, []);
    assert.equal(integrations.find(({ kind }) => kind === 'webhook')?.state, 'connected');
    const calls = [
      [saveIntegration, { params: { kind: 'helpDesk' }, body: { values: { enabled: true } } }],
      [removeIntegration, { params: { kind: 'helpDesk' } }],
      [setTicketingType, { body: { ticketingType: 'helpDesk' } }],
      [testIntegration, { params: { kind: 'psacw' }, body: { values: {} } }],
      [endSupportConnection, { params: { id: '2' } }],
    ] as const;
    for (const [endpoint, args] of calls)
      assert.equal((await technician.refusal(endpoint, args)).status, 403, endpoint.name);
  });

  it('need attention where their secret can’t be opened any more', async () => {
    assert.equal((await save('serviceManagement', { ...basic, enabled: true }, { password: 'p' })).status, 200);
    rmSync(join(server.folder, 'data', 'secrets.key'));
    await server.restart();
    client = server.client;
    const { state, stored, problems } = await one('serviceManagement');
    assert.deepEqual([state, stored, problems], ['attention', [], [{ path: 'password', code: 'required' }]]);
  });
});
