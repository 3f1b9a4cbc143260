/** What automations do when time has passed, by a clock that can be turned forward. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { AutomationDesk, comment, set, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { forward, order, readPage, runsOf, sendTicket } from './support/ticket-page.ts';

describe('automations and time', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: AutomationDesk;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = new AutomationDesk(client);
  });
  beforeEach(() => desk.turnAllOff());
  after(() => server.close());

  const timeRule = { type: 'TIME_BASED' } as const;

  it('act once the time has passed that they wait for, and what they change calls the others', async () => {
    await desk.add({
      ...timeRule,
      name: 'Close',
      all: [
        when('time_since:RESOLVED', 'hours_since:greater_or_equal_than', '2:0'),
        when('status', 'equals', 'RESOLVED'),
      ],
      actions: [set({ status: 'CLOSED' })],
    });
    await desk.add({
      name: 'On close',
      all: [when('status', 'changed_to', 'CLOSED')],
      actions: [set({ priority: 'NONE' })],
    });
    const ticket = await sendTicket(client);
    await order(client, ticket, { status: 'RESOLVED' });
    await forward(client, 60);
    assert.equal((await readPage(client, ticket)).facts.status, 'RESOLVED');
    await forward(client, 90);
    const { facts } = await readPage(client, ticket);
    assert.deepEqual([facts.status, facts.priority], ['CLOSED', 'NONE']);
    const runs = (await runsOf(client, ticket)).toReversed();
    assert.deepEqual(
      runs.map(({ automation, event }) => `${automation.name} ${event}`),
      ['Close TIME', 'On close UPDATE'],
    );
    assert.equal(runs[0]?.rows.all[0]?.reason.kind, 'elapsed');
    const taken = Date.parse(facts.statusTimes?.CLOSED ?? '') - Date.parse(facts.statusTimes?.RESOLVED ?? '');
    assert.ok(taken >= 120 * 60_000 && taken < 135 * 60_000, 'at the quarter of an hour in which it was due');
  });

  it('meet the quarter of an hour that they wait for once, however far the clock is turned', async () => {
    await desk.add({
      ...timeRule,
      all: [when('ticket_created', 'hours_since:is', '3:0')],
      actions: [comment('<p>Three hours</p>')],
    });
    const ticket = await sendTicket(client);
    await forward(client, 24 * 60);
    await forward(client, 30);
    assert.equal((await readPage(client, ticket)).comments.length, 1);
  });

  it('are in the history when they did something, and not every quarter of an hour that they hold', async () => {
    await desk.add({
      ...timeRule,
      all: [when('ticket_created', 'hours_since:greater_or_equal_than', '1:0')],
      actions: [{ field: 'add_tags', value: ['Urgent'] }],
    });
    const ticket = await sendTicket(client);
    await forward(client, 12 * 60);
    const runs = await runsOf(client, ticket);
    assert.deepEqual(
      runs.map(({ changes }) => changes.map(({ field, to }) => [field, to])),
      [[['tags', ['Urgent']]]],
    );
  });

  it('go by the business hours', async () => {
    await desk.add({
      ...timeRule,
      all: [when('ticket_created', 'hours_since:greater_or_equal_than', '0:15'), when('business_hours', 'in')],
      actions: [set({ severity: 'MINOR' })],
    });
    const ticket = await sendTicket(client);
    // A week has some.
    await forward(client, 7 * 24 * 60);
    const [run] = await runsOf(client, ticket);
    const time = new Date(run?.time ?? '');
    const parts = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const [{ value: day }, { value: hour }] = parts.formatToParts(time).filter(({ type }) => type !== 'literal') as [
      Intl.DateTimeFormatPart,
      Intl.DateTimeFormatPart,
    ];
    assert.ok(!['Sat', 'Sun'].includes(day) && Number(hour) >= 8 && Number(hour) < 18, `${day} ${hour}`);
  });

  it('are asked again after a restart where they stopped, and not twice', async () => {
    await desk.add({
      ...timeRule,
      all: [when('ticket_created', 'hours_since:is', '1:0')],
      actions: [comment('<p>One hour</p>')],
    });
    const ticket = await sendTicket(client);
    await forward(client, 90);
    await server.restart();
    client = server.client;
    desk = new AutomationDesk(client);
    await forward(client, 30);
    assert.equal((await readPage(client, ticket)).comments.length, 1);
    assert.ok((await client.demo<{ turnedMinutes: number }>('GET', 'clock')).turnedMinutes > 100);
  });
});
