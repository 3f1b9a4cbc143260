/** Automations, templates and boards are kept as they are sent, refused by the editor's own rules, and never overwritten. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deletedLocation, deletedOrganization } from '../../../demo/server/directory/organizations.ts';
import { deletedUser } from '../../../demo/server/directory/people.ts';
import { inactiveForm } from '../../../demo/server/directory/ticketing.ts';
import { firstAutomations } from '../../../demo/server/seed/first-automations.ts';
import { automationFrom, refusalFor } from '../../../demo/server/ticketing/automation-check.ts';
import { readDirectory } from '../../../demo/server/ticketing/ticketing-directory.ts';
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  listFollowingAutomations,
  moveAutomation,
  readAutomation,
  systemBoardLocked,
} from '../../../src/ticketing/contract.ts';
import type { RESULT_CODES } from '../../../src/ticketing/rules/result-codes.ts';
import type { ActionRow, AutomationType, Condition } from '../../../src/ticketing/terms/automation.ts';
import { AutomationDesk, automationBody, comment, set, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openRecords } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const mail = { keys: ['REQUESTER'], emails: [], uids: [], subject: 'Hi', body: '<p>Hi</p>', allowResponse: true };

const copies: ActionRow = { field: 'add_cc_list', value: ['admin'] };

describe('automations on the server', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: AutomationDesk;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = new AutomationDesk(client);
  });
  after(() => server.close());

  it('are there at the first start, of every type, and each may be saved as it is', async () => {
    const database = await openRecords(`${server.folder}/data`);
    const directory = await readDirectory(database);
    for (const one of firstAutomations)
      assert.equal(refusalFor(automationFrom(one), directory), undefined, `${one.name}: ${JSON.stringify(one)}`);
    await database.close();
    for (const type of ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE', 'BOARD'] as const) {
      const expected = firstAutomations.filter((one) => one.type === type).map(({ name }) => name);
      const listed = await desk.list(type);
      assert.deepEqual(
        listed.slice(0, expected.length).map(({ name }) => name),
        expected,
        'in their order',
      );
      for (const { id } of listed) {
        const { version, attachments: _, system: __, id: ___, ...body } = await desk.read(id);
        const saved = await desk.save(id, body, version ?? undefined);
        assert.equal((await saved.json()).resultCode, 'SUCCESS', body.name);
      }
    }
    assert.ok((await desk.list('BOARD')).some(({ system }) => system));
  });

  it('are answered as they were sent', async () => {
    const types: AutomationType[] = ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE', 'BOARD'];
    for (const type of types) {
      const body = automationBody({
        type,
        enabled: false,
        all: [when('time_since:OPEN', 'hours_since:is', '1:15'), when('attribute:2', 'equals', '1')].slice(
          type === 'EVENT_BASED' ? 1 : 0,
        ),
        any: [when('tags', 'contains_any', ['VIP', '緊急'])],
        actions: [{ field: 'add_tags', value: ['VIP'] }, set({ status: 'TRIAGE' })],
      });
      const { id, version } = await client.call(createAutomation, { body });
      assert.equal(version, '1');
      const { uploads: _, ...sent } = body;
      const read = await desk.read(id ?? '');
      assert.deepEqual(read, { ...sent, id, system: false, version: '1', attachments: [] }, type);
    }
  });

  it('come in pages, by their type', async () => {
    const page = { type: 'BOARD', page: 1, pageSize: 2 };
    const { results, totalElements, totalPages } = await client.call(listAutomations, { query: page });
    assert.ok(results.length > 0 && results.length <= 2 && results.every(({ type }) => type === 'BOARD'));
    assert.equal(totalPages, Math.ceil(totalElements / 2));
  });

  it('tell which of their type follow and are on, with what decides whether these undo something', async () => {
    const all = [when('status', 'equals', 'NEW')];
    const [one, off, last] = [
      await desk.add({ all }),
      await desk.add({ enabled: false }),
      await desk.add({ name: 'Last', all, actions: [set({ priority: 'LOW' }), comment('<p>Hello</p>')] }),
    ];
    await desk.add({ type: 'TIME_BASED', all: [when('ticket_created', 'hours_since:is', '1:0')] });
    const following = async (id: string) =>
      (await client.call(listFollowingAutomations, { params: { id } })).results.map(({ id: other }) => other);
    assert.deepEqual(await following(one), [last]);
    assert.deepEqual(await following(off), [last]);
    assert.deepEqual(await following(last), []);
    const { results } = await client.call(listFollowingAutomations, { params: { id: one } });
    const { conditions, actions } = automationBody({ all, actions: [set({ priority: 'LOW' })] });
    assert.deepEqual(results, [{ id: last, name: 'Last', conditions, actions }]);
  });

  const causes: Record<keyof typeof RESULT_CODES, ActionRow> = {
    current_user_unsupported: { field: 'SEND_EMAIL', value: { ...mail, subject: '{{currentUser.name}}' } },
    email_action_comment_placeholder_invalid: { field: 'SEND_EMAIL', value: { ...mail, body: '{{comments.oldest}}' } },
    email_action_num_placeholder_comments_invalid: {
      field: 'SEND_EMAIL',
      value: { ...mail, body: '{{comments.all}} {{comments.latest}}' },
    },
    action_comment_placeholder_not_allowed: {
      field: 'ADD_TICKET_COMMENT',
      value: { body: '<p>{{comments.latest}}</p>', public: true },
    },
    automation_ticket_assignee_do_not_exists: set({ assignedAppUserId: deletedUser }),
    ticket_changes_action_user_or_contact_not_found: { field: 'add_cc_list', value: ['never-was'] },
    email_action_user_or_contact_not_found: { field: 'SEND_EMAIL', value: { ...mail, uids: [deletedUser] } },
    email_action_body_max_length: { field: 'SEND_EMAIL', value: { ...mail, body: 'x'.repeat(100_001) } },
  };

  for (const [resultCode, action] of Object.entries(causes)) {
    it(`are refused with ${resultCode} for its cause, and nothing is kept`, async () => {
      const before = (await desk.list('EVENT_BASED')).length;
      const answer = await desk.create({ actions: [action] });
      assert.equal(answer.resultCode, resultCode);
      assert.equal(answer.id, undefined);
      assert.match(answer.errors?.[0]?.field ?? '', /^actions\.0\.value/);
      assert.equal((await desk.list('EVENT_BASED')).length, before);
      const id = await desk.add();
      const saved = await desk.save(id, automationBody({ actions: [action] }));
      assert.equal((await saved.json()).resultCode, resultCode);
      assert.equal((await desk.read(id)).version, '1');
    });
  }

  it('are refused by every rule of the editor, with the row and its code', async () => {
    const condition = (row: Condition) => ({ all: [row] });
    const cases: [string, Parameters<typeof automationBody>[0]][] = [
      ['name required', { name: ' ' }],
      ['name nameTooLong', { name: 'x'.repeat(51) }],
      ['description descriptionTooLong', { more: { description: 'x'.repeat(251) } }],
      ['conditions noConditions', { all: [] }],
      ['conditions noTimeSince', { type: 'TIME_BASED' }],
      ['actions noActions', { actions: [] }],
      ['columns noColumns', { type: 'BOARD', more: { columns: [] } }],
      ['columns unknownColumn', { type: 'BOARD', more: { columns: ['attribute:99'] } }],
      ['conditions.all.0.value deletedUsers', condition(when('requester', 'equals', deletedUser))],
      [
        'conditions.all.0.value deletedOrganizations',
        condition(when('organization', 'contains_any', [String(deletedOrganization)])),
      ],
      [
        'conditions.all.0.value deletedLocations',
        condition(when('location', 'contains_any', [String(deletedLocation)])),
      ],
      ['conditions.all.0.value inactiveForms', condition(when('form', 'equals', String(inactiveForm)))],
      ['conditions.all.0.value deletedStatuses', condition(when('status', 'equals', 'NOPE'))],
      ...['type', 'source', 'severity', 'priority', 'action'].map((field): (typeof cases)[number] => [
        'conditions.all.0.value unknownValue',
        condition(when(field, 'equals', 'NOPE')),
      ]),
      ['conditions.all.0.field unknownField', condition(when('attribute:99', 'present'))],
      ['conditions.all.0.field unknownField', condition(when('weather', 'equals', 'rain'))],
      ['conditions.all.0.operator unknownOperator', condition(when('commentType', 'changed'))],
      ['conditions.all.0.value notAPositiveInteger', condition(when('attribute:6', 'greater_than', '1.5'))],
      ['conditions.all.0.value numberTooLarge', condition(when('attribute:6', 'greater_than', '1000001'))],
      [
        'actions.0.value.value notInRange',
        { actions: [{ field: 'TICKET_LOG_ENTRY_TIME_TRACKER', value: { unit: 'HOURS', value: 0 } }] },
      ],
      ['actions.1.field onlyOnce', { actions: [copies, copies] }],
      [
        'actions.0.value.templateId deletedTemplates',
        { actions: [{ field: 'SEND_TEMPLATE_EMAIL', value: { emails: ['ada@example.com'], templateId: 999 } }] },
      ],
      ['actions.0.value.status deletedStatuses', { actions: [set({ status: 'NOPE' })] }],
      ['actions.0.value.priority unknownValue', { actions: [set({ priority: 'NOPE' })] }],
      [
        'actions.0.value deletedChannels',
        { actions: [{ field: 'SEND_NOTIFICATION', value: [{ channelId: 999, channelType: 'EMAIL' }] }] },
      ],
    ];
    for (const [expected, rule] of cases) {
      const { resultCode, errors } = await desk.create(rule);
      assert.equal(resultCode, 'automation_invalid', expected);
      assert.ok(
        errors?.some(({ field, code }) => `${field} ${code}` === expected),
        `${expected}: ${JSON.stringify(errors)}`,
      );
    }
  });

  it('may be saved once a refusal’s cause is gone, with the same key', async () => {
    const headers = { 'Idempotency-Key': 'mended' };
    const send = (name: string) => client.send(createAutomation, { body: automationBody({ name }) }, { headers });
    assert.equal((await (await send('')).json()).resultCode, 'automation_invalid');
    const first = await (await send('Mended')).json();
    assert.equal(first.resultCode, 'SUCCESS');
    assert.deepEqual(await (await send('Mended')).json(), first);
    assert.equal((await desk.list('EVENT_BASED')).filter(({ name }) => name === 'Mended').length, 1);
  });

  it('are not overwritten by who edited an older version, and both versions are there to compare', async () => {
    const id = await desk.add({ name: 'Ours' });
    const { version } = await desk.read(id);
    const theirs = await desk.save(id, automationBody({ name: 'Theirs' }), version ?? undefined);
    assert.equal((await theirs.json()).version, '2');
    const ours = await desk.save(id, automationBody({ name: 'Ours again' }), version ?? undefined);
    assert.equal(ours.status, 412);
    assert.equal(ours.headers.get('etag'), '"2"');
    const { resultCode, message } = await ours.json();
    assert.equal(resultCode, 'OUTDATED');
    assert.match(message, /Aiko Tanaka has saved version 2/);
    const now = await desk.read(id);
    assert.deepEqual([now.name, now.version], ['Theirs', '2']);
    const again = await desk.save(id, automationBody({ name: 'Ours again' }), '2');
    assert.equal((await again.json()).version, '3');
  });

  it('that came with the product keep name, description and conditions, and take columns and sorting', async () => {
    const [board] = (await desk.list('BOARD')).filter(({ system }) => system);
    assert.ok(board);
    const { version: _, attachments: __, system: ___, id: ____, ...body } = await desk.read(board.id);
    const more = { all: [when('status', 'equals', 'NEW')], any: [] };
    for (const change of [{ name: 'Mine' }, { description: 'Mine' }, { conditions: more }]) {
      const refused = await desk.save(board.id, { ...body, ...change });
      assert.equal((await refused.json()).resultCode, systemBoardLocked, JSON.stringify(change));
    }
    const sorted = { ...body, columns: ['summary'], sortBy: [{ field: 'summary', direction: 'ASC' }] };
    assert.equal((await (await desk.save(board.id, sorted)).json()).resultCode, 'SUCCESS');
    assert.deepEqual((await desk.read(board.id)).columns, ['summary']);
    const { status, resultCode } = await client.refusal(deleteAutomation, { params: { id: board.id } });
    assert.deepEqual([status, resultCode], [409, systemBoardLocked]);
  });

  it('are moved among those of their type, and run in that order', async () => {
    const names = async () => (await desk.list('TIME_BASED')).map(({ name }) => name);
    const before = await names();
    const [first] = await desk.list('TIME_BASED');
    assert.ok(first && before.length > 2);
    const others = await desk.list('BOARD');
    await client.call(moveAutomation, { params: { id: first.id }, body: { position: 1 } });
    assert.deepEqual(await names(), [before[1], before[0], ...before.slice(2)]);
    await client.call(moveAutomation, { params: { id: first.id }, body: { position: 99 } });
    assert.deepEqual(await names(), [...before.slice(1), before[0]]);
    assert.deepEqual(await desk.list('BOARD'), others);
  });

  it('are deleted for good', async () => {
    const id = await desk.add();
    await client.call(deleteAutomation, { params: { id } });
    assert.equal((await client.refusal(readAutomation, { params: { id } })).status, 404);
  });

  it('keep their type', async () => {
    const id = await desk.add();
    const refused = await desk.save(id, automationBody({ type: 'BOARD' }));
    assert.equal(refused.status, 400);
  });

  it('are made and changed by those alone who may manage them', async () => {
    const other = await server.newClient();
    await other.demo('POST', 'session', { user: 'technician' });
    const id = await desk.add();
    const theirs = new AutomationDesk(other);
    assert.equal((await other.refusal(createAutomation, { body: automationBody() })).status, 403);
    assert.equal((await theirs.save(id, automationBody())).status, 403);
    assert.equal((await other.refusal(deleteAutomation, { params: { id } })).status, 403);
    assert.equal((await theirs.read(id)).name, 'A rule');
  });

  it('survive a restart', async () => {
    const id = await desk.add({ name: 'Still here' });
    await server.restart();
    desk = new AutomationDesk(server.client);
    client = server.client;
    assert.equal((await desk.read(id)).name, 'Still here');
  });
});
