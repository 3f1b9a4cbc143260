/** Definitions of custom fields: who may change them, what is refused, and what becomes of their values. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  createCustomField,
  customFieldOutdated,
  deleteCustomField,
  listCustomFields,
  readCustomFieldUse,
  updateCustomField,
} from '../../../src/workspace/custom-fields/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { fieldBody, newField } from './support/workspace-calls.ts';

describe('custom fields', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const named = async (query: Record<string, string> = {}) =>
    (await client.call(listCustomFields, { query })).results.map(({ name }) => name);
  const field = async (name: string) => {
    const [found] = (await client.call(listCustomFields, { query: { searchCriteria: name } })).results;
    assert.ok(found, name);
    return found;
  };
  const errors = async (response: Response) => [response.status, (await response.json()).errors];

  it('are listed by name, found by name and description, and by what they stand on', async () => {
    const all = await named();
    assert.deepEqual(all, all.toSorted());
    assert.deepEqual(await named({ searchCriteria: 'sticker' }), ['Asset tag']);
    assert.deepEqual(await named({ scope: 'location' }), ['Door code', 'Notes for technicians']);
    assert.equal((await named({ sortDirection: 'DESC' }))[0], 'Warranty ends');
  });

  it('are created with what their type needs, and nothing else', async () => {
    const text = await newField(client, '  Rack ', {
      choices: ['left', 'right'],
      scopes: ['node', 'organization', 'node'],
    });
    assert.deepEqual([text.name, text.choices, text.scopes], ['Rack', undefined, ['organization', 'node']]);
    const list = await newField(client, 'Edge', { type: 'DROPDOWN', choices: [' left', '', 'right'] });
    assert.deepEqual(list.choices, ['left', 'right']);
    assert.deepEqual(await field('Edge'), list);
  });

  it('are refused by the codes of their form', async () => {
    const send = (body: unknown) => client.send(createCustomField, { body });
    assert.deepEqual(await errors(await send(fieldBody(' ', { type: 'COLOR', scopes: ['planet'] }))), [
      400,
      [
        { field: 'name', code: 'required' },
        { field: 'type', code: 'invalid' },
        { field: 'scopes', code: 'invalid' },
      ],
    ]);
    assert.deepEqual(await errors(await send(fieldBody('ASSET TAG'))), [400, [{ field: 'name', code: 'taken' }]]);
    const twice = fieldBody('Twice', { type: 'DROPDOWN', choices: ['a', 'A'] });
    assert.deepEqual(await errors(await send(twice)), [400, [{ field: 'choices', code: 'choiceTwice' }]]);
  });

  it('keep their type, and the scopes in which they have values', async () => {
    const { id, ...tag } = await field('Asset tag');
    const save = (more: object) => client.send(updateCustomField, { params: { id }, body: { ...tag, ...more } });
    assert.deepEqual(await errors(await save({ type: 'DATE' })), [400, [{ field: 'type', code: 'typeKept' }]]);
    assert.deepEqual(await errors(await save({ scopes: ['location'] })), [
      400,
      [{ field: 'scopes', code: 'scopeUsed' }],
    ]);
    assert.equal((await save({ scopes: ['location', 'node'] })).status, 200);
  });

  it('are not saved over what somebody else has saved', async () => {
    const { id, version } = await newField(client, 'Edited');
    const headers = { 'If-Match': `"${version}"` };
    const save = (name: string) =>
      client.send(updateCustomField, { params: { id }, body: fieldBody(name) }, { headers });
    assert.equal((await save('Edited once')).status, 200);
    const late = await save('Edited late');
    assert.deepEqual([late.status, (await late.json()).resultCode], [412, customFieldOutdated]);
    assert.equal((await field('Edited')).name, 'Edited once');
  });

  it('tell on how much they have values, which go with them', async () => {
    const { id } = await field('Notes for technicians');
    assert.deepEqual(await client.call(readCustomFieldUse, { params: { id } }), {
      values: [
        { scope: 'organization', count: 2 },
        { scope: 'node', count: 1 },
      ],
    });
    const send = () => client.send(deleteCustomField, { params: { id } }, { headers: { 'Idempotency-Key': 'notes' } });
    assert.deepEqual(await (await send()).json(), { values: 3 });
    assert.equal((await send()).status, 200, 'the same press is the same answer');
    assert.equal((await client.refusal(deleteCustomField, { params: { id } })).status, 404);
    assert.equal((await client.refusal(readCustomFieldUse, { params: { id } })).status, 404);
    const again = await newField(client, 'Notes for technicians', { scopes: ['organization'] });
    assert.deepEqual(await client.call(readCustomFieldUse, { params: { id: again.id } }), { values: [] });
  });

  it('are changed by nobody who may not manage them', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listCustomFields)).status, 200);
    for (const [endpoint, args] of [
      [createCustomField, { body: fieldBody('Theirs') }],
      [updateCustomField, { params: { id: '1' }, body: fieldBody('Theirs') }],
      [readCustomFieldUse, { params: { id: '1' } }],
      [deleteCustomField, { params: { id: '1' } }],
    ] as const)
      assert.equal((await technician.refusal(endpoint, args)).status, 403, endpoint.name);
  });
});
