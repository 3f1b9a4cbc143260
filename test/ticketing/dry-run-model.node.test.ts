/** A rule tried on a ticket: what is asked, what is typed in, and what would come of it. */
import { signal } from '@preact/signals-core';
import fc from 'fast-check';
import { createDryRunModel, type DryRunOptions } from '../../src/ticketing/editor/dry-run/dry-run-model.ts';
import { type OutcomeFacts, ruleOutcome } from '../../src/ticketing/editor/dry-run/outcome/rule-outcome.ts';
import {
  fieldsOfRule,
  fieldValue,
  ticketFields,
  ticketFrom,
  withFieldValue,
} from '../../src/ticketing/editor/dry-run/test-ticket.ts';
import type { ValidationFacts } from '../../src/ticketing/rules/validate.ts';
import { ruleWords } from '../../src/ticketing/rules/words.ts';
import type { Automation, Condition } from '../../src/ticketing/terms/automation.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { fakeClient } from '../support/fake-client.ts';

const now = Date.parse('2026-03-16T10:00:00Z');
const attributes: TicketAttribute[] = [{ id: 3, name: 'Approved', attributeType: 'CHECKBOX' }];
const facts: ValidationFacts = { statuses: [{ id: 'NEW' }, { id: 'OPEN' }], attributes };
const rule = (all: readonly Condition[], more: Partial<Automation> = {}): Automation => ({
  type: 'EVENT_BASED',
  name: '',
  conditions: { all, any: [] },
  ...more,
});
const when = (field: string, operator: string, value?: unknown) => ({ id: field, field, operator, value });

describe('The test of a rule', () => {
  const models: ReturnType<typeof createDryRunModel>[] = [];
  afterEach(() => {
    for (const model of models.splice(0)) model[Symbol.dispose]();
  });
  const open = (automation: Automation, more: Partial<DryRunOptions> = {}) => {
    const client = fakeClient();
    const edited = signal(automation);
    const { type } = automation;
    const model = createDryRunModel({
      client,
      type,
      automation: edited,
      facts: signal(facts),
      clock: () => now,
      ...more,
    });
    models.push(model);
    return { client, edited, model, verdict: () => model.evaluation.value.verdict };
  };

  it('follows the rule and the ticket, and asks nobody anything', () => {
    const { client, edited, model, verdict } = open(rule([when('status', 'equals', 'OPEN')]));
    equal(verdict(), 'fail');
    model.setField('ticket', 'status', 'OPEN');
    equal(verdict(), 'pass');
    edited.value = rule([when('status', 'equals', 'NEW')]);
    equal(verdict(), 'fail');
    equal(client.asked.length, 0);
  });

  it('was created until somebody says that it was changed, and starts from what it is', () => {
    const { model, verdict } = open(rule([when('priority', 'changed_to', 'HIGH'), when('action', 'equals', 'UPDATE')]));
    model.setField('ticket', 'priority', 'HIGH');
    model.setField('ticket', 'commentType', 'PUBLIC');
    equal(verdict(), 'fail');
    model.setChanged(true);
    deepEqual(model.test.value.before, { status: 'NEW', priority: 'HIGH' });
    equal(verdict(), 'fail');
    model.setField('before', 'priority', 'LOW');
    equal(verdict(), 'pass');
    model.setChanged(false);
    equal(model.test.value.before, null);
  });

  it('lets time pass, and knows no time that the ticket does not tell', () => {
    const { model, verdict } = open(
      rule([when('ticket_created', 'hours_since:greater_or_equal_than', '2:0')], { type: 'TIME_BASED' }),
    );
    equal(verdict(), 'unknown');
    model.setField('ticket', 'ticket_created', '2026-03-16T09:00:00Z');
    equal(verdict(), 'fail');
    model.turn(60);
    equal(verdict(), 'pass');
    model.resetClock();
    equal(verdict(), 'fail');
  });

  it('tells of a row only what is new', () => {
    const { model } = open(rule([when('status', 'equals', 'OPEN'), when('summary', 'contains', 'x')]));
    const row = model.at('status');
    const first = row.value;
    model.setField('ticket', 'summary', 'x');
    ok(row.value === first, 'the same row');
    model.setField('ticket', 'status', 'OPEN');
    equal(row.value?.verdict, 'pass');
    equal(model.at('nowhere').value, undefined);
  });

  it('asks for business hours once a row looks at them, and is not sure before', async () => {
    const { client, edited, verdict } = open(rule([]));
    equal(client.asked.length, 0);
    edited.value = rule([when('business_hours', 'in')]);
    equal(verdict(), 'unknown');
    await client.only('readTicketingConfiguration').answer({ businessHours: { twentyFourSeven: true } });
    await eventually(() => equal(verdict(), 'pass'));
  });

  it('takes the last ticket that was asked for, and keeps what was typed where it does not come', async () => {
    const { client, model } = open(rule([]));
    model.setField('ticket', 'summary', 'Mine');
    model.pick('4', 'Four');
    await client.only('readTicket').fail(new Error('no'));
    await eventually(() => equal(model.picked.value.status, 'failed'));
    equal(model.test.value.ticket.summary, 'Mine');
    model.pick('5', 'Five');
    model.pick('6', 'Six');
    const [last] = client.open('readTicket');
    deepEqual(last?.params, { id: '6' });
    await last?.answer({ ticket: { id: 6, summary: 'Six', statusTimes: { NEW: 7 } }, before: null });
    await eventually(() => equal(model.test.value.ticket.summary, 'Six'));
    deepEqual(model.origin.value, { kind: 'server', id: '6', summary: 'Six' });
    deepEqual(model.test.value.ticket.statusTimes, {});
  });

  it('begins with the page’s ticket, of whatever shape it is', () => {
    const given = { ticket: { status: 'OPEN' }, before: { status: 'NEW' }, now: '2026-01-01T00:00:00Z' };
    deepEqual(open(rule([]), { given }).model.test.value, { ...given });
    deepEqual(open(rule([]), { given: { status: 'OPEN' } }).model.test.value.ticket, { status: 'OPEN' });
    const odd = open(rule([]), { given: { ticket: 7, now: 'soon' } }).model.test.value;
    deepEqual(odd, { ticket: {}, before: null, now: new Date(now).toISOString() });
    equal(open(rule([]), { given: 'ticket' }).model.given.value, undefined);
  });
});

describe('A ticket that is typed in', () => {
  const fields = ticketFields(facts);

  it('has a place for every field of conditions, and for who gets copies', () => {
    for (const field of ['updated_by', 'ccList', 'attribute:3', 'time_since:OPEN', 'customer', 'form', 'commentType'])
      ok(fields.includes(field), field);
    ok(!fields.includes('action') && !fields.includes('business_hours'));
  });

  it('tells what was typed, and nothing of what was emptied again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom('x', ['1']),
        fc.constantFrom('', [], null),
        (field, value, none) => {
          const typed = withFieldValue({}, field, value);
          deepEqual(fieldValue(typed, field), value);
          equal(fieldValue(withFieldValue(typed, field, none), field), undefined);
        },
      ),
    );
    deepEqual(withFieldValue(withFieldValue({}, 'time_since:NEW', 'x'), 'time_since:NEW', ''), {});
  });

  it('shows what the rule looks at, changes and writes to', () => {
    const actions = [
      { field: 'add_tags', value: ['a'] },
      { field: 'ticket', value: { priority: 'HIGH' } },
      { field: 'SEND_EMAIL', value: {} },
    ];
    deepEqual(fieldsOfRule(rule([when('attribute:3', 'present')], { actions }), facts), [
      'summary',
      'status',
      'priority',
      'requester',
      'assignee',
      'tags',
      'ccList',
      'attribute:3',
    ]);
  });

  it('leaves out what no rule could read', () => {
    deepEqual(ticketFrom(null), {});
    deepEqual(ticketFrom({ id: 7, attributes: [], statusTimes: { NEW: 1, OPEN: 'x' } }), {
      id: '7',
      statusTimes: { OPEN: 'x' },
    });
  });
});

describe('What would come of a rule', () => {
  const outcome = (actions: Automation['actions'], more: Partial<OutcomeFacts> = {}) => {
    const ticket = { summary: 'Printer', status: 'NEW', requester: 'tim' };
    return ruleOutcome(
      rule([], { actions: actions ?? [] }),
      { ...facts, statuses: [], attributes: [], before: { ...ticket, summary: 'Prnter' }, after: ticket, now },
      {
        words: ruleWords('en', (key) => key),
        personOf: (id) => (id === 'gone' ? undefined : { name: id, email: `${id}@example.com` }),
        templateOf: () => undefined,
        timeText: (time) => time,
        ...more,
      },
    );
  };
  const to = { keys: ['REQUESTER'], emails: [], uids: [] };

  it('is a list of changes, mails and the rest', () => {
    const { changes, mails, others } = outcome([
      { field: 'ticket', value: { status: 'OPEN' } },
      { field: 'SEND_EMAIL', value: { ...to, subject: '{{ticket.subject}}', body: '<p>{{ticket.url}}</p>' } },
      { field: 'ADD_TICKET_COMMENT', value: { body: '<p>x</p>', public: false } },
    ]);
    deepEqual(changes, [{ field: 'status', from: 'NEW', to: 'OPEN' }]);
    deepEqual(others, [{ kind: 'comment', body: '<p>x</p>', public: false }]);
    const [made] = mails;
    ok(made !== undefined && made !== 'loading');
    deepEqual(
      [made.mail?.to, made.mail?.subject, made.mail?.body],
      [['tim@example.com'], 'Printer', '<p>{{ticket.url}}</p>'],
    );
  });

  it('waits for a template, and tells of those who get nothing', () => {
    const mail = { field: 'SEND_TEMPLATE_EMAIL', value: { ...to, uids: ['gone'], templateId: '1' } };
    deepEqual(outcome([mail], { templateOf: () => 'loading' }).mails, ['loading']);
    const [made] = outcome([mail], {
      templateOf: () => ({ subject: 's', body: '{{ticket.changes}}' }),
    }).mails;
    ok(made !== undefined && made !== 'loading');
    deepEqual(made.problems, [{ kind: 'deletedUser', id: 'gone' }]);
    equal(made.mail?.body, '<ul><li>summary: Prnter → Printer</li></ul>');
    deepEqual(outcome([mail]).mails, [{ mail: undefined, problems: [{ kind: 'noTemplate' }] }]);
  });
});
