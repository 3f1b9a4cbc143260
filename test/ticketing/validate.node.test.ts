/** What cannot be saved, with the document's words. Source: spec 001 §5.1, §5.2 and §8. */
import { choices } from '../../src/ticketing/terms/choices.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { attributes, email, ofAction, ofCondition, problems } from './rule-problems.ts';

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

  it('refuses a status that is in no list, and leaves other values to who knows all of them', () => {
    const statuses = [{ id: 'TRIAGE', parentId: 'OPEN' }];
    for (const status of ['TRIAGE', 'NEW', { id: 'TRIAGE' }]) {
      deepEqual(ofCondition('status', 'equals', status, { statuses }), []);
      deepEqual(ofAction('ticket', { status }, { statuses }), []);
    }
    deepEqual(ofCondition('status', 'equals', 'GONE', { statuses }), [
      'conditions.all.0.value: Must not contain deleted statuses',
    ]);
    deepEqual(ofAction('ticket', { status: 'GONE' }, { statuses }), [
      'actions.0.value.status: Must not contain deleted statuses',
    ]);
    deepEqual(ofCondition('status', 'equals', 'GONE'), []);
    for (const field of ['type', 'source', 'severity', 'priority']) {
      deepEqual(ofCondition(field, 'equals', 'ODD'), []);
      deepEqual(ofCondition(field, 'equals', 'ODD', { choices }), [
        'conditions.all.0.value: Choose one of the values in the list',
      ]);
    }
    deepEqual(ofCondition('priority', 'equals', 'HIGH', { choices }), []);
    deepEqual(ofAction('ticket', { severity: 'ODD' }, { choices }), [
      'actions.0.value.severity: Choose one of the values in the list',
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
