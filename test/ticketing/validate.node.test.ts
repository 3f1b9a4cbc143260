/** What cannot be saved, with the document's words. Source: spec 001 §5.1, §5.2 and §8. */

import { ACTIONS, actionsFor } from '../../src/ticketing/actions/actions.ts';
import { validate } from '../../src/ticketing/rules/automation-logic.ts';
import type { Automation } from '../../src/ticketing/terms/automation.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal } from '../support/assert.ts';

const email = {
  keys: ['REQUESTER'],
  emails: [],
  uids: [],
  subject: 'Hello',
  body: '<p>Hello</p>',
  allowResponse: true,
};
const rule = (changes: Partial<Automation> = {}): Automation => ({
  type: 'EVENT_BASED',
  name: 'Greet',
  description: '',
  conditions: { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
  actions: [{ field: 'add_tags', value: [1] }],
  ...changes,
});
const attributes: TicketAttribute[] = [
  { id: 6, name: 'People', attributeType: 'NUMERIC' },
  { id: 7, name: 'Cost', attributeType: 'DECIMAL' },
  { id: 8, name: 'Due', attributeType: 'DATE' },
];

const problems = (changes: Partial<Automation>, facts: Parameters<typeof validate>[1] = {}) =>
  validate(rule(changes), facts).map(({ path, message }) => `${path}: ${message}`);
const ofCondition = (field: string, operator: string, value?: unknown, facts: Parameters<typeof validate>[1] = {}) =>
  problems(
    { type: 'BOARD', columns: ['id'], actions: [], conditions: { all: [{ field, operator, value }], any: [] } },
    facts,
  );
const ofAction = (field: string, value: unknown, facts: Parameters<typeof validate>[1] = {}) =>
  problems({ actions: [{ field, value }] }, facts);

describe('Saving an automation', () => {
  it('takes what is complete', () => {
    deepEqual(problems({}), []);
    deepEqual(problems({ type: 'RESPONSE_TEMPLATE', conditions: { all: [], any: [] } }), []);
    deepEqual(problems({ type: 'BOARD', actions: [], columns: ['id', 'assignee', 'attribute:6'] }, { attributes }), []);
  });

  it('wants a name of at most 50 characters and a description of at most 250', () => {
    deepEqual(problems({ name: '  ' }), ['name: Required']);
    deepEqual(problems({ name: 'x'.repeat(51) }), ['name: Use at most 50 characters']);
    deepEqual(problems({ name: 'x'.repeat(50), description: 'x'.repeat(250) }), []);
    deepEqual(problems({ description: 'x'.repeat(251) }), ['description: Use at most 250 characters']);
  });

  it('wants conditions, actions and columns where there are such', () => {
    deepEqual(problems({ conditions: { all: [], any: [] } }), ['conditions: Add at least 1 condition']);
    deepEqual(problems({ actions: [] }), ['actions: Add at least 1 action']);
    deepEqual(problems({ type: 'BOARD', actions: [], columns: [] }), ['columns: Please add at least one column']);
    deepEqual(problems({ type: 'TIME_BASED' }), [
      "conditions: Time-based automations require at least one 'time since' condition to be set",
    ]);
    deepEqual(problems({ type: 'BOARD', actions: [], columns: ['colour'] }), [
      'columns: Remove columns that no longer exist',
    ]);
  });

  it('looks at nothing but the columns of a board that came with the product', () => {
    deepEqual(
      problems({ type: 'BOARD', system: true, actions: [], columns: ['id'], conditions: { all: [], any: [] } }),
      [],
    );
  });

  it('counts a time since under "any" for nothing', () => {
    const since = { field: 'ticket_created', operator: 'hours_since:is', value: '1:0' };
    deepEqual(problems({ type: 'TIME_BASED', conditions: { all: [since], any: [] } }), []);
    deepEqual(problems({ type: 'TIME_BASED', conditions: { all: [], any: [since] } }), [
      "conditions: Time-based automations require at least one 'time since' condition to be set",
      'conditions.any.0.field: Only available under “Meets all conditions”',
    ]);
  });

  it('wants a value where something is compared', () => {
    deepEqual(ofCondition('status', 'equals'), ['conditions.all.0.value: Required']);
    deepEqual(ofCondition('tags', 'contains_any', []), ['conditions.all.0.value: Required']);
    deepEqual(ofCondition('summary', 'contains', '  '), ['conditions.all.0.value: Required']);
    deepEqual(ofCondition('tags', 'present'), []);
    deepEqual(ofCondition('tags', 'not_present'), []);
    deepEqual(problems({ conditions: { all: [{ field: 'status', operator: 'changed' }], any: [] } }), []);
    deepEqual(problems({ conditions: { all: [{ field: 'business_hours', operator: 'in' }], any: [] } }), []);
  });

  it('takes conditions of both groups', () => {
    const [one, other] = [
      { field: 'status', operator: 'equals', value: 'NEW' },
      { field: 'priority', operator: 'equals', value: 'HIGH' },
    ];
    deepEqual(problems({ conditions: { all: [one], any: [other] } }), []);
    deepEqual(problems({ conditions: { all: [], any: [other] } }), []);
    deepEqual(problems({ conditions: { all: [one], any: [{ ...other, value: '' }] } }), [
      'conditions.any.0.value: Required',
    ]);
  });

  it('waits for attributes and statuses until they have come, and then wants those that there are', () => {
    const since = (statuses?: { id: string }[]) =>
      ofCondition('time_since:GONE', 'hours_since:is', '1:0', statuses ? { statuses } : {});
    deepEqual(since(), []);
    deepEqual(since([{ id: 'GONE' }, { id: 'NEW' }]), []);
    equal(since([{ id: 'NEW' }]).length, 1);
    deepEqual(ofCondition('attribute:99', 'present'), []);
    equal(ofCondition('attribute:99', 'present', undefined, { attributes }).length, 1);
  });

  it('names a row by its id', () => {
    deepEqual(problems({ conditions: { all: [{ id: 'row-7', field: 'status', operator: 'equals' }], any: [] } }), [
      'conditions.all.row-7.value: Required',
    ]);
  });

  it('checks a time since as the document says', () => {
    const of = (value: unknown) => ofCondition('ticket_created', 'hours_since:is', value)[0]?.split(': ')[1];
    equal(of('1:0'), undefined);
    equal(of('99999:45'), undefined);
    equal(of('0:15'), undefined);
    equal(of('2:'), undefined);
    equal(of('100000:0'), 'Value must be an integer between 0 and 99999');
    equal(of('1.5:0'), 'Value must be an integer between 0 and 99999');
    equal(of('-1:0'), 'Value must be an integer between 0 and 99999');
    equal(of('1:20'), 'Values must be 0, 15, 30 or 45');
    equal(of('1:60'), 'Values must be 0, 15, 30 or 45');
    equal(of('0:0'), 'Required');
    equal(of(':'), 'Required');
    equal(of(''), 'Required');
  });

  it('refuses what has been deleted', () => {
    const deleted = { lookup: () => ({ name: 'x', deleted: true }) };
    const inactive = { lookup: () => ({ name: 'x', inactive: true }) };
    for (const field of ['requester', 'assignee', 'additionalAssignedTechnicianIds'])
      deepEqual(ofCondition(field, 'contains_any', ['u1'], deleted), [
        'conditions.all.0.value: Must not contain deleted users',
      ]);
    deepEqual(ofCondition('organization', 'contains_any', [1], deleted), [
      'conditions.all.0.value: Must not contain deleted organizations',
    ]);
    deepEqual(ofCondition('location', 'contains_any', [1], deleted), [
      'conditions.all.0.value: Must not contain deleted locations',
    ]);
    deepEqual(ofCondition('form', 'equals', 1, inactive), ['conditions.all.0.value: Must not contain inactive forms']);
    deepEqual(ofCondition('form', 'equals', { id: 1, active: false }), [
      'conditions.all.0.value: Must not contain inactive forms',
    ]);
    deepEqual(ofAction('ticket', { assignedAppUserId: 'u1' }, deleted), [
      'actions.0.value.assignedAppUserId: Must not contain deleted users',
    ]);
    deepEqual(ofAction('add_cc_list', ['u1'], deleted), ['actions.0.value: Must not contain deleted users']);
    deepEqual(ofAction('SEND_EMAIL', { ...email, uids: ['u1'] }, deleted), [
      'actions.0.value.recipients: Must not contain deleted users',
    ]);
  });

  it('wants a positive whole number, at most the configured one', () => {
    const of = (value: unknown, maximum?: number) =>
      ofCondition('attribute:6', 'less_than', value, { attributes, numericMaximum: maximum })[0]?.split(': ')[1];
    equal(of('12'), undefined);
    for (const value of ['0', '-1', '1.5', 'x']) equal(of(value), 'Value must be a positive integer', value);
    equal(of('101', 100), 'Value must be less than or equal to 100');
    equal(of('100', 100), undefined);
    deepEqual(ofCondition('attribute:7', 'less_than', '1.5', { attributes }), []);
    deepEqual(ofCondition('attribute:7', 'less_than', 'x', { attributes }), [
      'conditions.all.0.value: Value must be a number',
    ]);
  });

  it('refuses a date that no calendar has, which would never be met', () => {
    const of = (value: unknown) => ofCondition('attribute:8', 'greater_than', value, { attributes });
    for (const value of ['2026-11-28', '2024-02-29', '2026-11-28T23:30:00+05:00']) deepEqual(of(value), [], value);
    for (const value of ['2026-02-29', '2026-13-01', '28.11.2026', 'soon'])
      deepEqual(of(value), ['conditions.all.0.value: Value must be a date'], value);
    deepEqual(of(''), ['conditions.all.0.value: Required']);
  });

  it('refuses fields and operators that the type does not have', () => {
    deepEqual(ofCondition('colour', 'equals', 'red'), ['conditions.all.0.field: This field isn’t available here']);
    deepEqual(ofCondition('action', 'equals', 'INSERT'), ['conditions.all.0.field: This field isn’t available here']);
    deepEqual(ofCondition('status', 'changed'), ['conditions.all.0.operator: Choose how to compare']);
    deepEqual(ofCondition('attribute:99', 'present', '', { attributes }), [
      'conditions.all.0.field: This field isn’t available here',
    ]);
    deepEqual(ofCondition('time_since:99', 'hours_since:is', '1:0', { statuses: [{ id: 'NEW' }] }), [
      'conditions.all.0.field: This field isn’t available here',
    ]);
  });
});

describe('Actions that cannot be saved', () => {
  it('checks a mail', () => {
    const of = (changes: object, facts = {}) => ofAction('SEND_EMAIL', { ...email, ...changes }, facts);
    deepEqual(of({}), []);
    deepEqual(of({ keys: [] }), ['actions.0.value.recipients: Required']);
    deepEqual(of({ keys: [], emails: ['a@example.com'] }), []);
    for (const address of [
      'a',
      'a@',
      '@b.example',
      'a@b',
      'a b@c.example',
      'a@b..example',
      'a@@b.example',
      'a@-b.example',
    ])
      deepEqual(of({ emails: [address] }), ['actions.0.value.recipients: Enter valid email addresses'], address);
    deepEqual(of({ subject: ' ' }), ['actions.0.value.subject: Required']);
    deepEqual(of({ subject: 'x'.repeat(100) }), []);
    deepEqual(of({ subject: 'x'.repeat(101) }), ['actions.0.value.subject: Use at most 100 characters']);
    deepEqual(of({ body: '<p>&nbsp;</p>' }), ['actions.0.value.body: Required']);
    deepEqual(of({ body: '', uploads: [{ metadata: { inline: true } }] }), ['actions.0.value.body: Required']);
    deepEqual(of({ body: '', uploads: [{ metadata: { name: 'a.txt' } }] }), []);
  });

  it('checks mails from a template, comments, times, subjects and notifications', () => {
    deepEqual(ofAction('SEND_TEMPLATE_EMAIL', { keys: ['ASSIGNEE'] }), ['actions.0.value.templateId: Required']);
    deepEqual(ofAction('ADD_TICKET_COMMENT', { body: '<p></p>', public: true }), ['actions.0.value.body: Required']);
    deepEqual(ofAction('SEND_NOTIFICATION', []), ['actions.0.value: Required']);
    deepEqual(ofAction('add_tags', []), ['actions.0.value: Required']);
    deepEqual(ofAction('ticket', {}), ['actions.0.value: Required']);
    deepEqual(ofAction('ticket', { summary: '' }), ['actions.0.value.summary: Required']);
    deepEqual(ofAction('ticket', { summary: 'x'.repeat(201) }), [
      'actions.0.value.summary: Use at most 200 characters',
    ]);
    const time = (value: unknown) =>
      ofAction('TICKET_LOG_ENTRY_TIME_TRACKER', { unit: 'HOURS', value })[0]?.split(': ')[1];
    equal(time(1), undefined);
    equal(time('999999999'), undefined);
    equal(time(''), 'Required');
    for (const value of ['0', '1000000000', '1.5', '-1', 'x'])
      equal(time(value), 'Value must be an integer between 1 and 999999999', value);
  });

  it('lets some be there once only', () => {
    const comment = { field: 'ADD_TICKET_COMMENT', value: { body: '<p>a</p>', public: true } };
    deepEqual(problems({ actions: [comment, comment] }), ['actions.1.field: This action can be added only once']);
    deepEqual(
      Object.entries(ACTIONS)
        .filter(([, { isOnce }]) => isOnce)
        .map(([field]) => field),
      ['add_cc_list', 'set_cc_list', 'ADD_TICKET_COMMENT', 'TICKET_LOG_ENTRY_TIME_TRACKER'],
    );
    const tags = { field: 'add_tags', value: [1] };
    deepEqual(problems({ actions: [tags, tags] }), []);
  });

  it('has the actions that the document lists, mails and notifications not in response templates', () => {
    const all = Object.keys(ACTIONS);
    deepEqual([...actionsFor('EVENT_BASED')].map(String), all);
    deepEqual([...actionsFor('TIME_BASED')].map(String), all);
    deepEqual(
      all.filter((field) => !actionsFor('RESPONSE_TEMPLATE').some((one) => one === field)),
      ['SEND_NOTIFICATION', 'SEND_EMAIL', 'SEND_TEMPLATE_EMAIL'],
    );
    deepEqual([...actionsFor('BOARD')], []);
    deepEqual(problems({ type: 'RESPONSE_TEMPLATE', actions: [{ field: 'SEND_EMAIL', value: email }] }), [
      'actions.0.field: This action isn’t available here',
    ]);
    deepEqual(ofAction('explode', {}), ['actions.0.field: This action isn’t available here']);
  });

  it('refuses placeholders where they are not allowed', () => {
    const body = (text: string) => ofAction('SEND_EMAIL', { ...email, body: `<p>${text}</p>` })[0]?.split(': ')[1];
    equal(body('{{ticket.id}} {{ticket.description}} {{comments.all}}'), undefined);
    equal(body('{{currentUser.name}}'), "Placeholder 'currentUser' is not supported for this automation type");
    equal(body('{{comments.oldest}}'), 'Invalid placeholder found at email body');
    equal(body('{{comments.all}}{{comments.latest}}'), 'No more than one placeholder comment is allowed');
    equal(body('{{somebody else’s}} {{handlebars}}'), undefined);
    deepEqual(ofAction('ADD_TICKET_COMMENT', { body: '<p>{{comments.all}}</p>', public: true }), [
      'actions.0.value.body: Placeholder used in wrong field',
    ]);
    deepEqual(ofAction('ticket', { summary: '{{comments.latest}}' }), [
      'actions.0.value.summary: Placeholder used in wrong field',
    ]);
    deepEqual(
      problems({
        type: 'RESPONSE_TEMPLATE',
        actions: [{ field: 'ADD_TICKET_COMMENT', value: { body: '<p>{{currentUser.name}}</p>', public: true } }],
      }),
      [],
    );
  });

  it('reads actions as they are stored as well', () => {
    deepEqual(validate({ ...rule(), actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '', public: true } }] }), [
      { path: 'actions.0.value.body', message: 'Required' },
    ]);
  });

  it('says it in the reader’s language', () => {
    deepEqual(validate(rule({ name: '' }), { locale: 'ja' }), [{ path: 'name', message: '必須です' }]);
  });
});
