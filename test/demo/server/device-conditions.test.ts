/** What devices report opens, resets and retriggers tickets, by the rulesets that look after it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTicketRuleset, type RulesetBody, updateTicketRuleset } from '../../../src/ticketing/ruleset/contract.ts';
import { conditionRule, scriptRule } from '../../ticketing/ruleset/ruleset-bodies.ts';
import { AutomationDesk, set, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { forward, order, readPage, runsOf } from './support/ticket-page.ts';

interface Condition {
  id: number;
  raised: boolean;
  resetAt: number | null;
  name: string;
  device: string;
  ticket: { id: number; status: string } | null;
}
interface Board {
  conditions: Condition[];
}

describe('what devices report', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    await new AutomationDesk(client).turnAllOff();
  });
  after(() => server.close());

  const ruleset = async (body: RulesetBody) =>
    Number((await client.execute(createTicketRuleset, { ruleset: body })).createTicketRuleset.id);
  const report = async (rulesetId: number, event = 'cpu', deviceId = 2) =>
    (await client.demo<Board>('POST', 'device-events', { deviceId, event, rulesetId })).conditions;
  const verb = async (name: 'raise' | 'clear', { id }: Condition) => {
    const { conditions } = await client.demo<Board>('POST', `device-conditions/${id}/${name}`);
    return conditions.find((one) => one.id === id) as Condition;
  };
  const now = async (id: number) =>
    (await client.demo<Board>('GET', 'device-conditions')).conditions.find((one) => one.id === id) as Condition;
  const newest = async () => (await client.demo<{ tickets: { id: number }[] }>('GET', 'tickets')).tickets[0]?.id ?? 0;
  const ticketOf = async (condition: Condition) => (await readPage(client, String(condition.ticket?.id))).facts;
  const raised = async (body: RulesetBody = conditionRule, deviceId = 2) => {
    const [condition] = await report(await ruleset(body), 'cpu', deviceId);
    assert.ok(condition?.raised && condition.ticket);
    return condition;
  };

  describe('as a condition', () => {
    it('opens a ticket as the ruleset says, with the priority of the policy where it says none', async () => {
      const facts = await ticketOf(await raised());
      assert.equal(facts.summary, 'CPU usage above 90%: File server');
      assert.deepEqual(
        [facts.source, facts.form, facts.status, facts.priority, facts.severity, facts.tags, facts.requester],
        ['CONDITION', '56', 'OPEN', 'MEDIUM', 'CRITICAL', ['VIP'], null],
      );
      assert.equal(facts.organization, '1');
    });

    it('names the owner of the device as the requester where that is wanted, if it has one', async () => {
      const { conditionTriggerSettings: trigger } = conditionRule;
      const wanted = { ...conditionRule, conditionTriggerSettings: { ...trigger, useOwnerAsRequester: true } };
      assert.match(String((await ticketOf(await raised(wanted))).requester), /^user-/);
      assert.equal((await ticketOf(await raised(wanted, 4))).requester, null);
    });

    it('is one, however often it is raised', async () => {
      const condition = await raised();
      const same = await verb('raise', condition);
      assert.deepEqual(same, condition);
      assert.equal(await newest(), condition.ticket?.id);
    });

    it('resets its ticket when it has been over for the reset time, and not before', async () => {
      const condition = await raised();
      const cleared = await verb('clear', condition);
      assert.ok(!cleared.raised && cleared.resetAt !== null);
      assert.equal((await ticketOf(condition)).status, 'OPEN');
      await forward(client, 20);
      assert.equal((await ticketOf(condition)).status, 'OPEN');
      await forward(client, 10);
      const facts = await ticketOf(condition);
      assert.equal(facts.status, 'RESOLVED');
      assert.equal(Date.parse(facts.statusTimes?.RESOLVED ?? ''), cleared.resetAt, 'at its own moment');
      assert.equal((await now(condition.id)).resetAt, null);
    });

    it('resets its ticket at once where the time is none', async () => {
      const reset = { status: 'CLOSED', time: { value: 0, unit: 'DAYS' } } as const;
      const condition = await raised({ ...conditionRule, conditionResetSettings: reset });
      const cleared = await verb('clear', condition);
      assert.deepEqual([cleared.ticket?.status, cleared.resetAt], ['CLOSED', null]);
    });

    it('is not reset when it comes again meanwhile, and changes its ticket as the ruleset says', async () => {
      const condition = await raised();
      await verb('clear', condition);
      const again = await verb('raise', condition);
      assert.deepEqual([again.ticket?.id, again.resetAt], [condition.ticket?.id, null]);
      await forward(client, 120);
      const facts = await ticketOf(condition);
      assert.deepEqual(
        [facts.status, facts.priority, facts.severity, facts.tags],
        ['WAITING', 'HIGH', 'CRITICAL', ['VIP', 'Urgent']],
        'severity is Use Current',
      );
    });

    it('opens another ticket when it comes again, where that is wanted', async () => {
      const again = { createNewTicket: true, tags: [], priority: null, severity: null };
      const plain = await raised({ ...conditionRule, conditionReTriggerSettings: { ...again, status: null } });
      await verb('clear', plain);
      const next = await verb('raise', plain);
      assert.notEqual(next.ticket?.id, plain.ticket?.id);
      const facts = await ticketOf(next);
      assert.deepEqual([facts.status, facts.tags], ['OPEN', ['VIP']]);
      assert.equal((await ticketOf(plain)).status, 'OPEN', 'the first one stays as it was');

      const other = await raised({ ...conditionRule, conditionReTriggerSettings: { ...again, status: 'PAUSED' } });
      await verb('clear', other);
      assert.equal((await verb('raise', other)).ticket?.status, 'PAUSED', 'a status of its own');
    });

    it('is raised without a ticket by a ruleset that is off, and has one once that is on', async () => {
      const id = await ruleset({ ...conditionRule, enabled: false });
      const [condition] = await report(id);
      assert.ok(condition?.raised && condition.ticket === null);
      const cleared = await verb('clear', condition);
      assert.equal(cleared.resetAt, null);
      await client.execute(updateTicketRuleset, { id: String(id), ruleset: conditionRule });
      assert.equal((await verb('raise', condition)).ticket?.status, 'OPEN');
    });

    it('is due after a restart as it was before', async () => {
      const condition = await raised();
      await verb('clear', condition);
      await server.restart();
      client = server.client;
      await forward(client, 45);
      assert.equal((await ticketOf(condition)).status, 'RESOLVED');
    });
  });

  it('opens a ticket each time as a script or an activity, by a rule of that type', async () => {
    const scripts = await ruleset(scriptRule);
    const before = (await report(scripts, 'updates')).length;
    const first = await newest();
    assert.equal((await report(scripts, 'updates')).length, before, 'it is no condition');
    const { facts } = await readPage(client, String(await newest()));
    assert.equal(Number(facts.id), first + 1);
    assert.deepEqual([facts.source, facts.priority, facts.severity], ['SCRIPT', 'MEDIUM', 'CRITICAL']);
    await report(await ruleset({ ...scriptRule, type: 'ACTIVITY_RULE' }), 'administrator');
    assert.equal((await readPage(client, String(await newest()))).facts.source, 'ACTIVITY');
    await assert.rejects(report(scripts, 'cpu'), /400/);
    await assert.rejects(report(scripts, 'updates', 9999), /404/);
  });

  it('goes through the automations: when it opens a ticket, resets it, and comes again', async () => {
    const desk = new AutomationDesk(client);
    await desk.add({
      name: 'Opened',
      all: [when('source', 'equals', 'CONDITION'), when('action', 'equals', 'INSERT')],
    });
    await desk.add({
      name: 'Reset',
      all: [when('status', 'changed_to', 'RESOLVED')],
      actions: [set({ severity: 'NONE' })],
    });
    await desk.add({
      name: 'Again',
      all: [when('status', 'changed_to', 'WAITING')],
      actions: [set({ severity: 'MAJOR' })],
    });
    const condition = await raised();
    assert.equal((await ticketOf(condition)).priority, 'HIGH');
    await verb('clear', condition);
    await forward(client, 30);
    assert.equal((await ticketOf(condition)).severity, 'NONE');
    await verb('raise', condition);
    assert.equal((await ticketOf(condition)).severity, 'MAJOR');
    const runs = (await runsOf(client, String(condition.ticket?.id))).toReversed();
    assert.deepEqual(
      runs.map(({ automation, event }) => `${automation.name} ${event}`),
      ['Opened INSERT', 'Reset UPDATE', 'Again UPDATE'],
    );
    await desk.turnAllOff();
  });

  it('stays with a ticket that somebody answers meanwhile', async () => {
    const condition = await raised();
    await order(client, String(condition.ticket?.id), {
      status: 'WAITING',
      comment: { body: '<p>Looking</p>', public: false },
    });
    await verb('clear', condition);
    await forward(client, 30);
    const page = await readPage(client, String(condition.ticket?.id));
    assert.deepEqual([page.facts.status, page.comments.length], ['RESOLVED', 1]);
    assert.equal(page.facts.updatedBy, null);
  });
});
