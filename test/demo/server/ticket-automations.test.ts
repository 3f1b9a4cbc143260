/** What automations do to real tickets, when they are sent and when somebody changes them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { channel, emailTemplate } from '../../../demo/server/database/schema.ts';
import { createTag } from '../../../src/directory/ticketing-contract.ts';
import { deleteAutomation } from '../../../src/ticketing/contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import { listAutomationRuns } from '../../../src/ticketing/ticket-contract.ts';
import { AutomationDesk, comment, set, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { messages, order, readPage, runsOf, sendTicket } from './support/ticket-page.ts';

const mail = (more: Record<string, unknown> = {}): ActionRow => ({
  field: 'SEND_EMAIL',
  value: { keys: ['REQUESTER'], emails: [], uids: [], subject: 'S', body: '<p>B</p>', allowResponse: true, ...more },
});
const created = when('action', 'equals', 'INSERT');
const updated = when('action', 'equals', 'UPDATE');

describe('automations and tickets', () => {
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

  it('act on a ticket that the help panel sends, and tell which rows decided and what they changed', async () => {
    const id = await desk.add({
      name: 'Printers',
      all: [created, when('summary', 'contains', 'printer')],
      any: [when('priority', 'equals', 'MEDIUM'), when('priority', 'equals', 'HIGH')],
      actions: [
        { field: 'add_tags', value: ['printer-failure'] },
        set({ assignedAppUserId: 'operator', summary: '[{{ticket.priority}}] {{ticket.subject}}', status: 'TRIAGE' }),
        comment('<p>Hello {{ticket.requester.firstName}} <script>alert(1)</script>&amp; <b>all</b></p>', true),
        { field: 'TICKET_LOG_ENTRY_TIME_TRACKER', value: { unit: 'HOURS', value: 2 } },
      ],
    });
    const ticket = await sendTicket(client, { ticketCc: ['tom.berger@example.com'] });
    const { facts, comments, minutes } = await readPage(client, ticket);
    assert.deepEqual(
      [facts.tags, facts.assignee, facts.summary, facts.status, facts.requester, facts.ccList, facts.source],
      [['printer-failure'], 'operator', '[Medium] Printer', 'TRIAGE', 'admin', ['technician'], 'HELP_REQUEST'],
    );
    assert.deepEqual(Object.keys(facts.statusTimes ?? {}), ['NEW', 'TRIAGE']);
    assert.deepEqual(
      comments.map(({ author, userId, body, public: isPublic }) => [author, userId, body, isPublic]),
      [['Printers', null, '<p>Hello Aiko &amp; <b>all</b></p>', true]],
    );
    assert.equal(minutes, 120);
    const [run, ...others] = await runsOf(client, ticket);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [run?.automation.name, run?.event, run?.round, run?.stopped, run?.failures],
      ['Printers', 'INSERT', 1, false, []],
    );
    assert.deepEqual(
      run?.rows.all.map(({ field, verdict, reason }) => [field, verdict, reason.kind]),
      [
        ['action', 'pass', 'is'],
        ['summary', 'pass', 'is'],
      ],
    );
    assert.deepEqual(
      run?.rows.any.map(({ verdict }) => verdict),
      ['pass', 'fail'],
    );
    assert.deepEqual(run?.changes.map(({ field, from, to }) => [field, from, to]).sort(), [
      ['assignee', null, 'operator'],
      ['status', 'NEW', 'TRIAGE'],
      ['summary', 'Printer', '[Medium] Printer'],
      ['tags', [], ['printer-failure']],
    ]);
    assert.deepEqual(run?.effects, ['ADD_TICKET_COMMENT', 'TICKET_LOG_ENTRY_TIME_TRACKER']);
    const page = await client.call(listAutomationRuns, { params: { id }, query: { page: 0, pageSize: 1 } });
    assert.deepEqual([page.results[0]?.id, page.totalElements], [run?.id, 1]);
  });

  it('leave alone what they do not hold for, and do nothing when they are switched off', async () => {
    await desk.add({ all: [created, when('summary', 'contains', 'scanner')] });
    await desk.add({ enabled: false, all: [created] });
    await desk.add({ type: 'RESPONSE_TEMPLATE', actions: [set({ priority: 'HIGH' })] });
    const ticket = await sendTicket(client);
    assert.equal((await readPage(client, ticket)).facts.priority, 'MEDIUM');
    assert.deepEqual(await runsOf(client, ticket), []);
  });

  it('act on what somebody at the inbox changes, and know what changed', async () => {
    await desk.add({ name: 'On resolve', all: [updated, when('status', 'changed_to', 'RESOLVED')], actions: [mail()] });
    await desk.add({
      name: 'On private comment',
      all: [when('commentType', 'equals', 'PRIVATE'), when('updated_by', 'contains_any', ['admin'])],
      actions: [{ field: 'add_tags', value: ['VIP'] }],
    });
    const ticket = await sendTicket(client);
    await order(client, ticket, { status: 'OPEN', assignee: 'operator', tags: ['Urgent'] });
    assert.deepEqual(await runsOf(client, ticket), []);
    const noted = await order(client, ticket, { comment: { body: '<p onclick="x()">Note</p>', public: false } });
    assert.deepEqual(noted.facts.tags, ['Urgent', 'VIP']);
    assert.deepEqual(
      noted.comments.map(({ author, userId, body }) => [author, userId, body]),
      [['Aiko Tanaka', 'admin', '<p>Note</p>']],
    );
    await order(client, ticket, { status: 'RESOLVED' });
    await order(client, ticket, { priority: 'LOW' });
    assert.deepEqual(
      (await runsOf(client, ticket)).map(({ automation }) => automation.name),
      ['On resolve', 'On private comment'],
    );
    const { facts } = await readPage(client, ticket);
    assert.deepEqual(Object.keys(facts.statusTimes ?? {}), ['NEW', 'OPEN', 'RESOLVED']);
    assert.ok(facts.assignedTime);
  });

  it('go by their order, each seeing what those before it did, in rounds', async () => {
    await desk.add({
      name: 'Second',
      all: [when('priority', 'equals', 'HIGH')],
      actions: [set({ severity: 'MAJOR' })],
    });
    await desk.add({ name: 'First', all: [created], actions: [set({ priority: 'HIGH' })] });
    const ticket = await sendTicket(client);
    const runs = (await runsOf(client, ticket)).toReversed();
    assert.deepEqual(
      runs.map(({ automation, round }) => `${round} ${automation.name}`),
      ['1 First', '2 Second'],
    );
  });

  it('are stopped after ten rounds when they set themselves off again and again, and say so', async () => {
    await desk.add({ name: 'Longer', actions: [set({ summary: '{{ticket.subject}}!' })] });
    await desk.add({ name: 'Told', actions: [mail()] });
    const ticket = await sendTicket(client);
    const runs = await runsOf(client, ticket);
    assert.equal(Math.max(...runs.map(({ round }) => round)), 10);
    assert.ok(runs.filter(({ round }) => round === 10).every(({ stopped }) => stopped));
    assert.ok(runs.filter(({ round }) => round < 10).every(({ stopped }) => !stopped));
    assert.equal(runs.flatMap((run) => run.messages).length, 1, 'a mail is sent once, whatever the rounds');
  });

  it('write mails and notifications with the change, and keep them in the outbox where there is no mail server', async () => {
    await desk.add({
      name: 'Mails',
      all: [created],
      actions: [
        mail({
          keys: ['REQUESTER', 'REQUESTER_CC', 'ASSIGNEE'],
          emails: ['Boss@example.com', 'aiko.tanaka@example.com'],
          uids: ['operator'],
          subject: 'About {{ticket.subject}}',
          body: '<p>{{ticket.description}}</p><p>{{ticket.url}}</p>',
        }),
        { field: 'SEND_TEMPLATE_EMAIL', value: { keys: ['REQUESTER'], emails: [], uids: [], templateId: '56' } },
        {
          field: 'SEND_NOTIFICATION',
          value: [{ channelId: '2', channelType: 'SMS' }],
        },
      ],
    });
    const ticket = await sendTicket(client, { ticketBody: '<b>x</b>', ticketCc: ['tom.berger@example.com'] });
    const sent = (await messages(client)).filter(({ ticketId }) => String(ticketId) === ticket).toReversed();
    const [written, fromTemplate, sms] = sent;
    assert.deepEqual(
      sent.map(({ channel, state }) => `${channel} ${state}`),
      ['EMAIL HELD', 'EMAIL HELD', 'SMS HELD'],
    );
    assert.deepEqual(written?.recipients, {
      to: ['aiko.tanaka@example.com', 'nadia.haddad@example.com', 'Boss@example.com'],
      cc: ['tom.berger@example.com'],
    });
    assert.equal(written?.subject, 'About Printer');
    assert.ok(
      written?.body.includes('&lt;b&gt;x&lt;/b&gt;') && written.body.includes(`${server.url}/demo/inbox#ticket-`),
    );
    assert.equal(fromTemplate?.subject, `How did we do? Ticket ${ticket}`);
    assert.deepEqual(sms?.recipients.to, ['+12025550123']);
    const [run] = await runsOf(client, ticket);
    assert.deepEqual(run?.effects, ['SEND_EMAIL', 'SEND_TEMPLATE_EMAIL', 'SEND_NOTIFICATION']);
    assert.deepEqual(run?.failures, []);
    assert.equal(run?.messages.length, 3);
  });

  it('tell what they could not do', async () => {
    await desk.add({
      all: [created],
      actions: [
        mail({ keys: ['ASSIGNEE'] }),
        { field: 'SEND_TEMPLATE_EMAIL', value: { keys: ['REQUESTER'], emails: [], uids: [], templateId: '56' } },
        { field: 'SEND_NOTIFICATION', value: [{ channelId: '2', channelType: 'SMS' }] },
      ],
    });
    await server.restart(undefined, async (database) => {
      await database.update(emailTemplate).set({ deleted: true }).where(eq(emailTemplate.id, 56));
      await database.delete(channel).where(eq(channel.id, 2));
    });
    client = server.client;
    desk = new AutomationDesk(client);
    const [run] = await runsOf(client, await sendTicket(client));
    assert.deepEqual(run?.failures, [
      { action: 'SEND_EMAIL', reason: 'There is nobody to send it to.' },
      { action: 'SEND_TEMPLATE_EMAIL', reason: 'The e-mail template doesn’t exist anymore.' },
      { action: 'SEND_NOTIFICATION', reason: 'A notification channel doesn’t exist anymore.' },
    ]);
    assert.deepEqual(run?.effects, []);
  });

  it('are applied as response templates when somebody chooses one', async () => {
    const template = await desk.add({
      type: 'RESPONSE_TEMPLATE',
      actions: [
        comment('<p>{{currentUser.firstName}} to {{ticket.requester.firstName}}</p>', true),
        set({ status: 'WAITING' }),
      ],
    });
    await desk.add({ all: [when('commentType', 'equals', 'PUBLIC')], actions: [set({ priority: 'LOW' })] });
    const other = await server.newClient();
    await other.demo('POST', 'session', { user: 'operator' });
    const ticket = await sendTicket(client);
    const { facts, comments } = await order(other, ticket, { template });
    assert.deepEqual([facts.status, facts.priority], ['WAITING', 'LOW']);
    assert.deepEqual(
      comments.map(({ author, body }) => [author, body]),
      [['Nadia Haddad', '<p>Nadia to Aiko</p>']],
    );
  });

  it('refuse a change that names what is not there', async () => {
    const ticket = await sendTicket(client);
    for (const change of [
      { status: 'NOWHERE' },
      { assignee: 'user-deleted' },
      { tags: ['no such tag'] },
      { attributes: { 99: 'x' } },
      { priority: 'URGENT' },
    ]) {
      const response = await client.fetch(`/demo/tickets/${ticket}`, {
        method: 'PATCH',
        body: JSON.stringify(change),
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(response.status, 400, JSON.stringify(change));
    }
  });

  it('take a tag that somebody has just created', async () => {
    const name = 'brand-new';
    const body = { operationName: createTag.name, query: createTag.document, variables: { name } };
    await client.fetch('/ticketing/graphql', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    await desk.add({ all: [when('tags', 'contains_any', [name])] });
    const ticket = await sendTicket(client);
    assert.equal((await order(client, ticket, { tags: [name] })).facts.priority, 'HIGH');
  });

  it('keep their history when they are deleted', async () => {
    const id = await desk.add({ name: 'Gone', all: [created] });
    const ticket = await sendTicket(client);
    await client.call(deleteAutomation, { params: { id } });
    assert.equal((await runsOf(client, ticket))[0]?.automation.name, 'Gone');
  });
});
