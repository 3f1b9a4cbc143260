/** Ticket rulesets: read, created and saved by GraphQL operations, by the rules that their form has. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  createTicketRuleset,
  getTicketForms,
  getTicketRuleset,
  getTicketStatuses,
  type RulesetBody,
  updateTicketRuleset,
} from '../../../src/ticketing/ruleset/contract.ts';
import { conditionRule, scriptRule } from '../../ticketing/ruleset/ruleset-bodies.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('ticket rulesets', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
  });
  after(() => server.close());

  const create = async (ruleset: RulesetBody) =>
    (await client.execute(createTicketRuleset, { ruleset })).createTicketRuleset;
  const read = async (id: string) => (await client.execute(getTicketRuleset, { id })).ticketRuleset;
  const refused = (ruleset: unknown) => client.operationRefusal(createTicketRuleset, { ruleset });

  it('are there for each type at the first start', async () => {
    const types = await Promise.all(['1', '2', '3'].map(async (id) => (await read(id)).type));
    assert.deepEqual(types, ['CONDITION_RULE', 'SCRIPT_RULE', 'ACTIVITY_RULE']);
  });

  it('are stored as they are sent, and outlive a restart', async () => {
    const { id, ...created } = await create(conditionRule);
    assert.deepEqual(created, conditionRule);
    const changed = { ...conditionRule, name: '  Renamed ', enabled: false };
    const { updateTicketRuleset: saved } = await client.execute(updateTicketRuleset, { id, ruleset: changed });
    assert.equal(saved.name, 'Renamed');
    await server.restart();
    client = await server.newClient();
    assert.deepEqual(await read(id), { ...changed, id, name: 'Renamed' });
  });

  it('of scripts and activities have no reset and no retrigger', async () => {
    const { conditionResetSettings: reset, conditionReTriggerSettings: retrigger } = conditionRule;
    const sent = { ...scriptRule, conditionResetSettings: reset, conditionReTriggerSettings: retrigger };
    const created = await create(sent);
    assert.deepEqual([created.conditionResetSettings, created.conditionReTriggerSettings], [null, null]);
  });

  it('that open a new ticket each time have no tags, priority and severity for it', async () => {
    const again = { ...conditionRule.conditionReTriggerSettings, createNewTicket: true, severity: 'MAJOR' };
    const created = await create({ ...conditionRule, conditionReTriggerSettings: again });
    assert.deepEqual(created.conditionReTriggerSettings, { ...again, tags: [], priority: null, severity: null });
  });

  it('are refused with every field that is wrong, by its path and code', async () => {
    const { conditionTriggerSettings: trigger } = conditionRule;
    const wrong = {
      ...conditionRule,
      name: ' ',
      conditionTriggerSettings: { ...trigger, ticketFormId: null, status: 'GONE', priority: 'URGENT' },
      conditionResetSettings: { status: null, time: { value: 42, unit: 'DAYS' } },
      conditionReTriggerSettings: { ...conditionRule.conditionReTriggerSettings, status: null },
    };
    const { resultCode, code, errors, message } = await refused(wrong);
    assert.deepEqual([resultCode, code], ['TICKET_RULESET_INVALID', 'BAD_USER_INPUT']);
    assert.equal(message, 'The ruleset needs a name');
    assert.deepEqual(errors, [
      { field: 'name', code: 'required' },
      { field: 'conditionTriggerSettings.ticketFormId', code: 'required' },
      { field: 'conditionTriggerSettings.status', code: 'unknownStatus' },
      { field: 'conditionTriggerSettings.priority', code: 'invalid' },
      { field: 'conditionResetSettings.time', code: 'notInRange', limit: 41 },
      { field: 'conditionResetSettings.status', code: 'required' },
      { field: 'conditionReTriggerSettings.status', code: 'required' },
    ]);
    const inactive = { ...scriptRule, conditionTriggerSettings: { ...trigger, ticketFormId: '55' } };
    assert.deepEqual((await refused(inactive)).errors, [
      { field: 'conditionTriggerSettings.ticketFormId', code: 'inactiveForm' },
    ]);
  });

  it('may wait as long as their unit allows, and no longer', async () => {
    for (const [unit, most] of [
      ['MINUTES', 59_999],
      ['HOURS', 999],
      ['DAYS', 41],
    ] as const) {
      const of = (value: number) => ({
        ...conditionRule,
        conditionResetSettings: { status: 'NEW', time: { value, unit } },
      });
      assert.deepEqual((await create(of(most))).conditionResetSettings?.time, { value: most, unit });
      assert.equal((await create(of(0))).conditionResetSettings?.time.value, 0);
      for (const value of [most + 1, -1])
        assert.deepEqual((await refused(of(value))).errors, [
          { field: 'conditionResetSettings.time', code: 'notInRange', limit: most },
        ]);
    }
  });

  it('keep their type, and are not found where there is none', async () => {
    const { id } = await create(scriptRule);
    assert.equal(
      (await client.operationRefusal(updateTicketRuleset, { id, ruleset: conditionRule })).resultCode,
      'TYPE_CHANGED',
    );
    for (const gone of ['999999', 'x'])
      assert.equal((await client.operationRefusal(getTicketRuleset, { id: gone })).resultCode, 'NOT_FOUND');
  });

  it('are created once, however often the call comes', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await client.sendOperation(createTicketRuleset, { ruleset: scriptRule }, headers);
    const second = await client.sendOperation(createTicketRuleset, { ruleset: scriptRule }, headers);
    assert.deepEqual(await second.json(), await first.json());
    const { id } = await create(scriptRule);
    const other = await create(scriptRule);
    assert.equal(Number(other.id), Number(id) + 1);
  });

  it('are changed by who may manage automations, and read by everybody', async () => {
    await client.demo('POST', 'session', { user: 'technician' });
    assert.equal((await refused(scriptRule)).resultCode, 'FORBIDDEN');
    const change = { id: '1', ruleset: conditionRule };
    assert.equal((await client.operationRefusal(updateTicketRuleset, change)).resultCode, 'FORBIDDEN');
    assert.equal((await read('1')).id, '1');
    await client.demo('POST', 'session', { user: 'operator' });
    assert.equal((await create(scriptRule)).name, 'Scripts');
  });

  it('choose from all forms, the inactive ones marked, and from all statuses', async () => {
    const { ticketForms } = await client.execute(getTicketForms);
    assert.deepEqual(
      ticketForms.filter(({ active }) => !active).map(({ id }) => id),
      ['55'],
    );
    assert.ok(ticketForms.some(({ name }) => name === 'Default form'));
    const { ticketStatuses } = await client.execute(getTicketStatuses);
    assert.deepEqual(ticketStatuses[0], { id: 'NEW', displayName: 'New' });
  });
});
