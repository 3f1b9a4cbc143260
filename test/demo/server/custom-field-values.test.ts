/** Values of custom fields: what is kept of them, what is refused, whose they are, and what is told of a change. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listActivities } from '../../../src/activity/contract.ts';
import { deleteCustomField } from '../../../src/workspace/custom-fields/contract.ts';
import {
  fieldValuesOutdated,
  readCustomFieldValues,
  saveCustomFieldValues,
  type ValueOnWire,
} from '../../../src/workspace/custom-fields/values/values-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { newField } from './support/workspace-calls.ts';

describe('values of custom fields', () => {
  let server: TestServer;
  let client: DemoClient;
  const params = { scope: 'node', ownerId: '5' } as const;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const read = (owner: { scope: 'node' | 'organization' | 'location' | 'end_user'; ownerId: string } = params) =>
    client.call(readCustomFieldValues, { params: owner });
  const stored = async (name: string) => (await read()).fields.find(({ field }) => field.name === name)?.value;
  const save = (values: Record<string, ValueOnWire>, headers = {}) => {
    const body = { values: Object.entries(values).map(([fieldId, value]) => ({ fieldId, value })) };
    return client.send(saveCustomFieldValues, { params, body }, { headers });
  };
  const errors = async (response: Response) => [response.status, (await response.json()).errors];

  it('are those of the fields that stand on it, by name', async () => {
    const { name, fields } = await read({ scope: 'organization', ownerId: '1' });
    assert.equal(name, 'Harbor Logistics');
    assert.deepEqual(
      fields.map(({ field, value }) => [field.name, value]),
      [
        ['Notes for technicians', 'Call before you connect.'],
        ['Service tier', 'Gold'],
      ],
    );
    const people = await read({ scope: 'end_user', ownerId: 'admin' });
    assert.ok(people.fields.some(({ field }) => field.name === 'VIP'));
    for (const ownerId of ['99999', 'nobody'])
      assert.equal((await client.refusal(readCustomFieldValues, { params: { scope: 'node', ownerId } })).status, 404);
  });

  it('are kept as their type has them, and are none where they are empty', async () => {
    const of = async (name: string, type: string, more = {}) => (await newField(client, name, { type, ...more })).id;
    const choices = ['left', 'right'];
    const [whole, part, day, yes, one, some, lines] = [
      await of('Whole', 'NUMERIC'),
      await of('Part', 'DECIMAL'),
      await of('Day', 'DATE'),
      await of('Yes', 'CHECKBOX'),
      await of('One', 'DROPDOWN', { choices }),
      await of('Some', 'MULTI_SELECT', { choices }),
      await of('Lines', 'TEXT_MULTILINE'),
    ];
    const saved = await save({
      [whole]: ' 12345678901234567890 ',
      [part]: '1,50',
      [day]: '2027-02-28',
      [yes]: true,
      [one]: 'right',
      [some]: ['right', 'left', 'right'],
      [lines]: 'a\nb\n',
    });
    assert.equal(saved.status, 200);
    const values = async () => Promise.all(['Whole', 'Part', 'Day', 'Yes', 'One', 'Some', 'Lines'].map(stored));
    assert.deepEqual(await values(), [
      '12345678901234567890',
      '1.50',
      '2027-02-28',
      true,
      'right',
      ['right', 'left'],
      'a\nb',
    ]);
    assert.deepEqual(await errors(await save({ [part]: '-', [day]: '2027-02-30', [one]: 'up', [some]: ['up'] })), [
      400,
      [
        { field: day, code: 'badDate' },
        { field: one, code: 'notOffered' },
        { field: part, code: 'badDecimal' },
        { field: some, code: 'notOffered' },
      ],
    ]);
    assert.equal(await stored('Day'), '2027-02-28', 'all or nothing');
    assert.equal((await save({ [whole]: '', [yes]: false, [some]: [], [lines]: ' ' })).status, 200);
    assert.deepEqual(await values(), [null, '1.50', '2027-02-28', null, 'right', null, null]);
  });

  it('are of no field that is not there', async () => {
    const { id } = await newField(client, 'Elsewhere', { scopes: ['location'] });
    assert.deepEqual(await errors(await save({ [id]: 'x' })), [400, [{ field: id, code: 'invalid' }]]);
    const gone = await newField(client, 'Gone');
    await client.call(deleteCustomField, { params: { id: gone.id } });
    assert.deepEqual(await errors(await save({ [gone.id]: 'x' })), [400, [{ field: gone.id, code: 'invalid' }]]);
  });

  it('are saved over nobody else’s, and once for each press', async () => {
    const { id } = await newField(client, 'Bay');
    const { version } = await read();
    const press = { 'Idempotency-Key': 'bay' };
    const first = await save({ [id]: 'A' }, { 'If-Match': `"${version}"`, ...press });
    const again = await save({ [id]: 'A' }, { 'If-Match': `"${version}"`, ...press });
    assert.deepEqual([first.status, await first.json()], [again.status, await again.json()]);
    const late = await save({ [id]: 'B' }, { 'If-Match': `"${version}"` });
    assert.deepEqual([late.status, (await late.json()).resultCode], [412, fieldValuesOutdated]);
    assert.equal(await stored('Bay'), 'A');
    const { results } = await client.call(listActivities, { query: { nodeId: '5', area: 'settings' } });
    const told = results.filter(({ kind }) => kind === 'saveCustomFieldValues');
    assert.deepEqual([told[0]?.concerned.name, told[0]?.actor?.name], [(await read()).name, 'Aiko Tanaka']);
  });

  it('are changed by nobody who may not edit them', async () => {
    const { id } = await newField(client, 'Shelf');
    const operator = await server.newClient();
    await operator.demo('POST', 'session', { user: 'operator' });
    const body = { values: [{ fieldId: id, value: 'A' }] };
    assert.equal((await operator.refusal(saveCustomFieldValues, { params, body })).status, 403);
    assert.ok((await operator.call(readCustomFieldValues, { params })).fields.length > 0);
  });
});
