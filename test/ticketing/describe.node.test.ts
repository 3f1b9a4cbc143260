/** A rule in one sentence, in the reader's language. */
import { describe as sentence } from '../../src/ticketing/rules/automation-logic.ts';
import { ruleWords } from '../../src/ticketing/rules/words.ts';
import type { Automation } from '../../src/ticketing/terms/automation.ts';
import type { Lookup } from '../../src/ticketing/terms/choices.ts';
import { deepEqual, equal, match, ok } from '../support/assert.ts';

const names: Record<string, string> = {
  'tag 1': 'vip',
  'tag 2': 'berlin',
  'user u1': 'Grace Murphy',
  'organization 7': 'Nordlicht GmbH',
};
const lookup: Lookup = (kind, id) => names[`${kind} ${id}`];
const statuses = [{ id: 7, parentId: 'OPEN', displayName: 'In the workshop' }];
const attributes = [
  { id: 2, name: 'Impact', attributeType: 'DROPDOWN', content: { values: [{ id: 3, name: 'Everybody' }] } },
] as const;

const of = (automation: Partial<Automation>, locale = 'en') =>
  sentence(
    {
      type: 'EVENT_BASED',
      name: 'x',
      conditions: { all: [], any: [] },
      actions: [{ field: 'add_tags', value: [1] }],
      ...automation,
    },
    { locale, lookup, statuses, attributes },
  );
const created = { field: 'action', operator: 'equals', value: 'INSERT' };
const high = { field: 'priority', operator: 'equals', value: 'HIGH' };

describe('The sentence of a rule', () => {
  it('says when, if and what', () => {
    equal(of({}), 'When a ticket is created or updated, add the tag vip.');
    equal(
      of({
        conditions: {
          all: [
            { field: 'action', operator: 'equals', value: 'UPDATE' },
            { field: 'status', operator: 'changed_to', value: 'RESOLVED' },
          ],
          any: [],
        },
        actions: [
          { field: 'remove_tags', value: [1, 2] },
          { field: 'ticket', value: { assignedAppUserId: 'u1', priority: 'LOW' } },
        ],
      }),
      'When a ticket is updated, if Status changed to Resolved: remove the tags vip and berlin and set assignee to Grace Murphy and set priority to Low.',
    );
    equal(
      of({ conditions: { all: [{ ...created, operator: 'not_equals' }], any: [] } }),
      'When a ticket is updated, add the tag vip.',
    );
  });

  it('leaves a place for what has yet to be chosen or written', () => {
    const then = (field: string, value: unknown) => of({ actions: [{ field, value }] });
    equal(then('add_tags', []), 'When a ticket is created or updated, add the tags …');
    equal(then('set_cc_list', []), 'When a ticket is created or updated, set the CC list to …');
    equal(then('ticket', {}), 'When a ticket is created or updated, …');
    equal(
      then('ticket', { requesterUid: '', summary: ' ' }),
      'When a ticket is created or updated, set requester to … and set summary to “…”.',
    );
    equal(then('SEND_NOTIFICATION', []), 'When a ticket is created or updated, notify …');
    const nobody = { keys: [], emails: [], uids: [] };
    equal(
      then('SEND_EMAIL', { ...nobody, subject: '', body: '' }),
      'When a ticket is created or updated, send “…” to …',
    );
    equal(
      then('SEND_TEMPLATE_EMAIL', { ...nobody, templateId: '' }),
      'When a ticket is created or updated, send the template … to …',
    );
  });

  it('shows a name that would turn its letters round as it is', () => {
    const words = ruleWords('en', (key) => key, {
      lookup: () => ({ name: 'vip\u202Exe' }),
      statuses: [{ id: 7, parentId: 'OPEN', displayName: 'Paid\u202Exe' }],
      attributes: [
        { id: 2, name: 'Size\u202Exe', attributeType: 'DROPDOWN', content: { values: [{ id: 3, name: 'L\u202Exe' }] } },
      ],
    });
    deepEqual(
      [
        words.nameOf('tag', '1'),
        words.nameOf('status', '7'),
        words.fieldName('attribute:2'),
        words.valueName('attribute:2', undefined, '3'),
      ],
      ['vip\uFFFDxe', 'Paid\uFFFDxe', 'Size\uFFFDxe', 'L\uFFFDxe'],
    );
    equal(words.valueName('attribute:5', undefined, 'two\nlines'), 'two\nlines');
  });

  it('tells "any" apart', () => {
    equal(
      of({
        conditions: {
          all: [created, high],
          any: [
            { field: 'tags', operator: 'contains_any', value: [1, 2] },
            { field: 'summary', operator: 'contains', value: 'fire' },
          ],
        },
      }),
      'When a ticket is created, if Priority is High and at least one of these is true (Tags include vip or berlin or Summary contains “fire”): add the tag vip.',
    );
    equal(
      of({ conditions: { all: [], any: [high] } }),
      'When a ticket is created or updated, if Priority is High: add the tag vip.',
    );
  });

  it('says times, parents, attributes and business hours', () => {
    equal(
      of({
        type: 'TIME_BASED',
        conditions: {
          all: [
            { field: 'time_since:7', operator: 'hours_since:greater_or_equal_than', value: '49:30' },
            { field: 'business_hours', operator: 'in' },
            { field: 'attribute:2', operator: 'equals', value: 3 },
            { field: 'status', operator: 'parent_equals', value: 'OPEN' },
            { field: 'organization', operator: 'contains_none', value: [7] },
          ],
          any: [],
        },
      }),
      'Once Time since In the workshop is at least 2 days 1 hour 30 minutes, it is within business hours, Impact is Everybody, the parent of Status is Open, and Organization is not Nordlicht GmbH: add the tag vip.',
    );
  });

  it('says every action', () => {
    const all = of({
      actions: [
        {
          field: 'SEND_EMAIL',
          value: { keys: ['REQUESTER', 'ASSIGNEE'], emails: ['a@example.com'], uids: ['u1'], subject: 'Hi', body: '' },
        },
        { field: 'SEND_TEMPLATE_EMAIL', value: { keys: ['REQUESTER_CC'], templateId: 3 } },
        { field: 'ADD_TICKET_COMMENT', value: { body: '', public: false } },
        { field: 'TICKET_LOG_ENTRY_TIME_TRACKER', value: { unit: 'HOURS', value: 1 } },
        { field: 'SEND_NOTIFICATION', value: [{ channelId: 4 }] },
        { field: 'set_cc_list', value: ['u1'] },
        { field: 'attributes', value: { 2: 3 } },
        { field: 'explode', value: {} },
      ],
    });
    for (const part of [
      'send “Hi” to the requester, the assignee, Grace Murphy, and a@example.com',
      'send the template 3 to the requester’s CC list',
      'add a private comment',
      'add 1 hour',
      'notify 4',
      'set the CC list to Grace Murphy',
      'update 1 custom field',
      'explode (unknown action)',
    ])
      ok(all.includes(part), `${part} in ${all}`);
  });

  it('says boards and templates', () => {
    equal(of({ type: 'BOARD', actions: [], conditions: { all: [high], any: [] } }), 'Tickets where Priority is High.');
    equal(of({ type: 'BOARD', actions: [] }), 'All tickets.');
    equal(of({ type: 'RESPONSE_TEMPLATE', actions: [] }), 'When it is used, do nothing.');
  });

  it('stays a sentence while a rule is being written', () => {
    equal(
      of({ conditions: { all: [{ field: 'status', operator: 'equals' }], any: [] } }),
      'When a ticket is created or updated, if Status is …: add the tag vip.',
    );
    match(of({ conditions: { all: [{ field: '', operator: '' }], any: [] }, actions: [] }), /do nothing\.$/);
  });

  it('speaks Japanese', () => {
    equal(
      of({ conditions: { all: [created, high], any: [] } }, 'ja-JP'),
      'チケットが作成され、優先度が高であるとき、タグvipを追加する。',
    );
  });
});
