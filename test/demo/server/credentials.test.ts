/** Credentials: who may change them, what is refused, and that the secret stays where it is. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  createCredential,
  credentialOutdated,
  deleteCredential,
  listCredentials,
  updateCredential,
} from '../../../src/integrations/credentials/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { credentialBody, newCredential } from './support/integration-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('credentials', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const named = async (query: Record<string, string> = {}) =>
    (await client.call(listCredentials, { query })).results.map(({ name }) => name);
  const errors = async (response: Response) => [response.status, (await response.json()).errors];

  it('are listed by name, and found by name, username and kind', async () => {
    const all = await named();
    assert.deepEqual(all, all.toSorted());
    assert.deepEqual(await named({ searchCriteria: 'svc-rmm' }), ['Domain administrator']);
    assert.deepEqual(await named({ kind: 'SSH_KEY' }), ['Linux servers']);
    assert.equal((await named({ sortField: 'changedAt', sortDirection: 'DESC' }))[0], 'Domain administrator');
  });

  it('are refused by the codes of their form', async () => {
    const send = (body: unknown) => client.send(createCredential, { body });
    const broken = credentialBody(' ', { kind: 'USERNAME_PASSWORD', username: '', secret: '', organizationIds: [] });
    assert.deepEqual(await errors(await send(broken)), [
      400,
      [
        { field: 'name', code: 'required' },
        { field: 'username', code: 'required' },
        { field: 'secret', code: 'required' },
        { field: 'organizationIds', code: 'required' },
      ],
    ]);
    const long = credentialBody('x'.repeat(51));
    assert.deepEqual(await errors(await send(long)), [400, [{ field: 'name', code: 'tooLong', limit: 50 }]]);
    const taken = credentialBody('LINUX Servers');
    assert.deepEqual(await errors(await send(taken)), [400, [{ field: 'name', code: 'taken' }]]);
    const nowhere = credentialBody('Nowhere', { organizationIds: ['987654'] });
    assert.deepEqual(await errors(await send(nowhere)), [400, [{ field: 'organizationIds', code: 'invalid' }]]);
  });

  it('keep their kind, and their secret unless another one is sent', async () => {
    const made = await newCredential(client, 'Kept', { organizationIds: ['1'] });
    assert.deepEqual(
      [made.hasSecret, made.organizations.map(({ id }) => id), made.changedBy],
      [true, ['1'], 'Aiko Tanaka'],
    );
    const params = { id: made.id };
    const { secret: _, ...body } = credentialBody('Kept, renamed');
    assert.equal((await client.call(updateCredential, { params, body })).hasSecret, true);
    const other = credentialBody('Kept, renamed', { kind: 'SSH_KEY' });
    assert.deepEqual(await errors(await client.send(updateCredential, { params, body: other })), [
      400,
      [{ field: 'kind', code: 'kindKept' }],
    ]);
  });

  it('are not saved over what somebody else has saved', async () => {
    const { id, version } = await newCredential(client, 'Contested');
    const send = () =>
      client.send(
        updateCredential,
        { params: { id }, body: credentialBody('Contested, mine') },
        { headers: { 'if-match': `"${version}"` } },
      );
    assert.equal((await send()).status, 200);
    const refused = await send();
    assert.deepEqual([refused.status, (await refused.json()).resultCode], [412, credentialOutdated]);
  });

  it('never tell their secret, and forget it when they are deleted', async () => {
    const secret = 'nobody is told this one';
    const made = await client.send(createCredential, { body: credentialBody('Secretive', { secret }) });
    const text = await made.text();
    const { id } = JSON.parse(text);
    const answers = [
      text,
      await (await client.send(listCredentials)).text(),
      await (await client.fetch('/demo/requests')).text(),
      await (await client.send(createCredential, { body: credentialBody('Secretive', { secret }) })).text(),
      await (await client.send(deleteCredential, { params: { id } })).text(),
      await (await client.send(deleteCredential, { params: { id } })).text(),
    ];
    for (const answer of answers) assert.ok(!answer.includes(secret), answer);
    // The next one may get its id, but not its secret.
    const { secret: _, ...body } = credentialBody('Successor');
    assert.equal((await client.send(createCredential, { body })).status, 400);
  });

  it('are changed by nobody who may not manage them', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listCredentials)).status, 200);
    for (const [endpoint, args] of [
      [createCredential, { body: credentialBody('Theirs') }],
      [updateCredential, { params: { id: '1' }, body: credentialBody('Theirs') }],
      [deleteCredential, { params: { id: '1' } }],
    ] as const)
      assert.equal((await technician.refusal(endpoint, args)).status, 403, endpoint.name);
  });
});
