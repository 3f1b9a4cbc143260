/** Which tickets a rule holds for, and why, as the document and the decisions beside it say. */
import fc from 'fast-check';
import { compileRule, evaluateRows } from '../../src/ticketing/conditions/evaluate.ts';
import { groupVerdict, subjectOf, type Verdict } from '../../src/ticketing/conditions/verdict.ts';
import { evaluate } from '../../src/ticketing/rules/automation-logic.ts';
import type { BusinessHours, Ticket, TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, match } from '../support/assert.ts';

const now = '2026-03-16T10:00:00Z';
const statuses = [
  { id: 'NEW' },
  { id: 'OPEN' },
  { id: 7, parentId: 'OPEN', displayName: 'In the workshop' },
  { id: 8 },
];
const attributes: TicketAttribute[] = [
  { id: 1, name: 'Sites', attributeType: 'MULTI_SELECT', content: { values: [{ id: 1, name: 'Berlin' }] } },
  { id: 2, name: 'Impact', attributeType: 'DROPDOWN', content: { values: [{ id: 3, name: 'Everybody' }] } },
  { id: 3, name: 'Warranty', attributeType: 'CHECKBOX' },
  { id: 4, name: 'Order', attributeType: 'TEXT' },
  { id: 6, name: 'People', attributeType: 'NUMERIC' },
  { id: 7, name: 'Cost', attributeType: 'DECIMAL' },
  { id: 8, name: 'Due', attributeType: 'DATE' },
];

interface Given {
  before?: Ticket;
  after?: Ticket;
  businessHours?: BusinessHours;
  now?: string;
}

function verdict(field: string, operator: string, value: unknown, given: Given = {}): Verdict {
  const situation = { now, statuses, attributes, ...given, after: given.after ?? {} };
  return evaluate({ all: [{ field, operator, value }], any: [] }, situation).all[0]?.verdict ?? 'unknown';
}

describe('One condition', () => {
  it('compares ids as text', () => {
    equal(verdict('organization', 'contains_any', [7, 8], { after: { organization: '7' } }), 'pass');
    equal(verdict('organization', 'contains_any', ['7'], { after: { organization: { id: 7 } } }), 'pass');
    equal(verdict('assignee', 'equals', { uid: 'u1' }, { after: { assignee: 'u1' } }), 'pass');
    equal(verdict('status', 'equals', 'open', { after: { status: 'OPEN' } }), 'fail');
  });

  it('takes what is missing for not set', () => {
    for (const assignee of [undefined, null, '']) {
      equal(verdict('assignee', 'present', undefined, { after: { assignee } as Ticket }), 'fail');
      equal(verdict('assignee', 'not_present', undefined, { after: { assignee } as Ticket }), 'pass');
      equal(verdict('assignee', 'equals', 'u1', { after: { assignee } as Ticket }), 'fail');
      equal(verdict('assignee', 'not_equals', 'u1', { after: { assignee } as Ticket }), 'pass');
    }
    equal(verdict('tags', 'present', undefined, { after: { tags: [] } }), 'fail');
    equal(verdict('tags', 'contains_none', [1], { after: {} }), 'pass');
  });

  it('asks for one of several', () => {
    const after = { tags: [1, '2'] };
    equal(verdict('tags', 'contains_any', ['2', '3'], { after }), 'pass');
    equal(verdict('tags', 'contains_any', [4], { after }), 'fail');
    equal(verdict('tags', 'contains_none', [4], { after }), 'pass');
    equal(verdict('tags', 'contains_none', [1], { after }), 'fail');
  });

  it('reads texts without regard to case, after trimming', () => {
    const after = { summary: '  The PRINTER at Straße 5 ' };
    equal(verdict('summary', 'contains', ' printer ', { after }), 'pass');
    equal(verdict('summary', 'does_not_contain', 'Printer', { after }), 'fail');
    equal(verdict('summary', 'contains_any', ['scanner', 'straße'], { after }), 'pass');
    equal(verdict('summary', 'contains_none', ['scanner'], { after }), 'pass');
    equal(verdict('description', 'contains', 'x', { after }), 'fail');
    equal(verdict('attribute:4', 'present', undefined, { after: { attributes: { 4: '  ' } } }), 'fail');
  });

  it('compares the parent of a status, which of a built-in one is itself', () => {
    equal(verdict('status', 'parent_equals', 'OPEN', { after: { status: 7 } }), 'pass');
    equal(verdict('status', 'parent_not_equals', 'OPEN', { after: { status: 7 } }), 'fail');
    equal(verdict('status', 'parent_equals', 'OPEN', { after: { status: 'OPEN' } }), 'pass');
    equal(verdict('status', 'parent_equals', 'NEW', { after: { status: 7 } }), 'fail');
    equal(verdict('status', 'parent_equals', 'OPEN', { after: { status: 8 } }), 'unknown');
    equal(verdict('status', 'parent_equals', 'OPEN', { after: { status: 99 } }), 'unknown');
    equal(verdict('status', 'parent_equals', 'OPEN', { after: {} }), 'fail');
  });

  it('compares before and after; on creation all that is set has changed', () => {
    const [before, after] = [{ priority: 'LOW' }, { priority: 'HIGH' }];
    equal(verdict('priority', 'changed', undefined, { before, after }), 'pass');
    equal(verdict('priority', 'changed', undefined, { before: after, after }), 'fail');
    equal(verdict('priority', 'changed_to', 'HIGH', { before, after }), 'pass');
    equal(verdict('priority', 'changed_to', 'HIGH', { before: after, after }), 'fail');
    equal(verdict('priority', 'changed_to', 'LOW', { before, after }), 'fail');
    equal(verdict('priority', 'changed', undefined, { after }), 'pass');
    equal(verdict('priority', 'changed', undefined, { after: {} }), 'fail');
    equal(verdict('status', 'changed', undefined, { before: { status: 7 }, after: { status: '7' } }), 'fail');
  });

  it('knows creation from change', () => {
    equal(verdict('action', 'equals', 'INSERT', { after: {} }), 'pass');
    equal(verdict('action', 'equals', 'INSERT', { before: {}, after: {} }), 'fail');
    equal(verdict('action', 'not_equals', 'INSERT', { before: {}, after: {} }), 'pass');
    equal(verdict('action', 'equals', 'UPDATE', { before: {}, after: {} }), 'pass');
  });

  it('measures time since', () => {
    const after = { createTime: '2026-03-16T08:00:00Z', status: 'OPEN', statusTimes: { OPEN: '2026-03-16T09:50:00Z' } };
    equal(verdict('ticket_created', 'hours_since:greater_or_equal_than', '2:0', { after }), 'pass');
    equal(verdict('ticket_created', 'hours_since:greater_or_equal_than', '2:15', { after }), 'fail');
    equal(verdict('ticket_created', 'hours_since:less_or_equal_than', '2:0', { after }), 'pass');
    equal(verdict('ticket_created', 'hours_since:less_or_equal_than', '1:45', { after }), 'fail');
    equal(verdict('ticket_created', 'hours_since:is', '2:0', { after }), 'pass');
    equal(verdict('ticket_created', 'hours_since:is', '1:45', { after }), 'fail');
    equal(verdict('ticket_created', 'hours_since:is', '2:0', { after, now: '2026-03-16T10:14:59Z' }), 'pass');
    equal(verdict('ticket_created', 'hours_since:is', '2:0', { after, now: '2026-03-16T10:15:00Z' }), 'fail');
    equal(verdict('time_since:OPEN', 'hours_since:less_or_equal_than', '0:15', { after }), 'pass');
    equal(verdict('time_since:NEW', 'hours_since:less_or_equal_than', '0:15', { after }), 'fail');
  });

  it('does not guess a time that the ticket does not tell', () => {
    equal(verdict('time_since:OPEN', 'hours_since:is', '1:0', { after: { status: 'OPEN' } }), 'unknown');
    equal(
      verdict('time_since:OPEN', 'hours_since:is', '1:0', { after: { status: 'OPEN', statusTimes: {} } }),
      'unknown',
    );
    equal(verdict('customer', 'hours_since:is', '1:0', { after: {} }), 'unknown');
    equal(verdict('assigned', 'hours_since:is', '1:0', { after: { assignee: 'u1' } }), 'unknown');
    equal(verdict('assigned', 'hours_since:is', '1:0', { after: {} }), 'fail');
    for (const value of ['', '0:0', '1:20', 'x:0', '100000:0', undefined])
      equal(
        verdict('ticket_created', 'hours_since:is', value, { after: { createTime: now } }),
        'unknown',
        String(value),
      );
  });

  it('knows business hours in their zone', () => {
    const days = [{ day: 'MONDAY', start: '09:00', end: '17:00' }] as const;
    // 10:00 in UTC is 19:00 in Tokyo, 06:00 in New York and 11:00 in Berlin.
    const open = (timeZone: string) =>
      verdict('business_hours', 'in', undefined, { businessHours: { days, timeZone } });
    equal(open('Europe/Berlin'), 'pass');
    equal(open('Asia/Tokyo'), 'fail');
    equal(open('America/New_York'), 'fail');
    equal(open('Mars/Olympus'), 'unknown');
    equal(verdict('business_hours', 'not_in', undefined, { businessHours: { twentyFourSeven: true } }), 'fail');
    equal(verdict('business_hours', 'in', undefined), 'unknown');
    const late = { days: [{ day: 'MONDAY', start: '00:00', end: '24:00' }] as const };
    equal(verdict('business_hours', 'in', undefined, { businessHours: late, now: '2026-03-16T23:59:59Z' }), 'pass');
    equal(verdict('business_hours', 'in', undefined, { businessHours: late, now: '2026-03-17T00:00:00Z' }), 'fail');
  });

  it('reads the eight types of attributes', () => {
    const after = { attributes: { 1: [1, 2], 2: 3, 3: true, 4: 'PO-77', 6: '12', 7: 9.5, 8: '2026-03-01' } };
    equal(verdict('attribute:1', 'contains_any', [2], { after }), 'pass');
    equal(verdict('attribute:2', 'equals', '3', { after }), 'pass');
    equal(verdict('attribute:3', 'equals', 'true', { after }), 'pass');
    equal(verdict('attribute:3', 'not_equals', 'true', { after }), 'fail');
    equal(verdict('attribute:4', 'contains', 'po-', { after }), 'pass');
    equal(verdict('attribute:6', 'greater_than', '11', { after }), 'pass');
    equal(verdict('attribute:6', 'less_or_equal_than', 12, { after }), 'pass');
    equal(verdict('attribute:7', 'less_than', '9.51', { after }), 'pass');
    equal(verdict('attribute:8', 'greater_or_equal_than', '2026-03-01T23:00:00Z', { after }), 'pass');
    equal(verdict('attribute:8', 'greater_than', '2026-03-01', { after }), 'fail');
    equal(verdict('attribute:6', 'greater_than', '1', { after: {} }), 'fail');
    equal(verdict('attribute:6', 'greater_than', '1', { after: { attributes: { 6: 'many' } } }), 'unknown');
  });

  it('is unknown where field, operator or value say nothing', () => {
    equal(verdict('colour', 'equals', 'red'), 'unknown');
    equal(verdict('attribute:99', 'present', undefined), 'unknown');
    equal(verdict('status', 'contains', 'x', { after: { status: 'OPEN' } }), 'unknown');
    equal(verdict('status', 'current_user', 'x', { after: { status: 'OPEN' } }), 'unknown');
    equal(verdict('status', 'equals', '', { after: { status: 'OPEN' } }), 'unknown');
    equal(verdict('tags', 'contains_any', [], { after: { tags: [1] } }), 'unknown');
    equal(verdict('commentType', 'equals', 'PUBLIC', { after: {} }), 'unknown');
    equal(verdict('commentType', 'equals', 'PUBLIC', { after: { commentType: 'PUBLIC' } }), 'pass');
    equal(verdict('commentType', 'equals', 'PUBLIC', { after: { commentType: null } }), 'fail');
    equal(verdict('updated_by', 'contains_any', ['u1'], { after: {} }), 'unknown');
    equal(verdict('updated_by', 'contains_any', ['u1'], { after: { updatedBy: 'u1' } }), 'pass');
  });
});

describe('All and any', () => {
  const pass = { field: 'status', operator: 'equals', value: 'OPEN' };
  const fail = { field: 'status', operator: 'equals', value: 'NEW' };
  const unknown = { field: 'colour', operator: 'equals', value: 'red' };
  const of = (all: (typeof pass)[], any: (typeof pass)[]) =>
    evaluate({ all, any }, { after: { status: 'OPEN' }, now, statuses, attributes }).verdict;

  it('lets a failure beat what is unknown under all, and a pass under any', () => {
    equal(of([pass, unknown, fail], []), 'fail');
    equal(of([pass, unknown], []), 'unknown');
    equal(of([pass, pass], []), 'pass');
    equal(of([], [fail, unknown, pass]), 'pass');
    equal(of([], [fail, unknown]), 'unknown');
    equal(of([], [fail, fail]), 'fail');
    equal(of([pass], [fail]), 'fail');
    equal(of([fail], [unknown]), 'fail');
    equal(of([], []), 'pass');
  });

  it('answers each row by its id with its reason', () => {
    const { all, any } = evaluate(
      {
        all: [
          { id: 'a', ...pass },
          { field: 'assignee', operator: 'present' },
        ],
        any: [{ id: 5, field: 'attribute:1', operator: 'contains_any', value: [1] }],
      },
      { before: { status: 'NEW' }, after: { status: 'OPEN', attributes: { 1: [1] } }, now, statuses, attributes },
    );
    deepEqual(all, [
      { id: 'a', verdict: 'pass', reason: 'Status is Open.' },
      { id: '1', verdict: 'fail', reason: 'Assignee is not set.' },
    ]);
    deepEqual(any, [{ id: '5', verdict: 'pass', reason: 'Sites is Berlin.' }]);
  });

  it('gives its reasons in the reader’s language', () => {
    const { all } = evaluate(
      { all: [unknown, pass] },
      { after: { status: 7 }, now, statuses, attributes },
      { locale: 'ja-JP' },
    );
    match(all[0]?.reason ?? '', /フィールドはありません/);
    match(all[1]?.reason ?? '', /ステータスはIn the workshopです/);
  });

  it('says the same of a thousand tickets compiled as row by row', () => {
    const field = fc.constantFrom(
      'status',
      'priority',
      'summary',
      'tags',
      'assignee',
      'attribute:6',
      'colour',
      'time_since:OPEN',
    );
    const operator = fc.constantFrom(
      ...[
        'equals',
        'not_equals',
        'contains_any',
        'contains_none',
        'present',
        'changed',
        'contains',
        'greater_than',
        'hours_since:is',
      ],
    );
    const value = fc.constantFrom('OPEN', 'NEW', ['1', '2'], '1:0', 'printer', '5', undefined);
    const row = fc.record({ field, operator, value });
    const ticket = fc.record({
      status: fc.constantFrom('OPEN', 'NEW', 7),
      priority: fc.constantFrom('HIGH', null),
      summary: fc.constantFrom('My printer', ''),
      tags: fc.subarray(['1', '2', '3']),
      assignee: fc.constantFrom('u1', null),
      attributes: fc.constantFrom({}, { 6: 7 }),
      statusTimes: fc.constantFrom({}, { OPEN: '2026-03-16T08:55:00Z' }),
    });
    fc.assert(
      fc.property(fc.array(row), fc.array(row), fc.option(ticket), ticket, (all, any, before, after) => {
        const facts = { statuses, attributes };
        const told = evaluateRows({ all, any }, { before, after, now, ...facts });
        const decided = compileRule({ all, any }, facts)(subjectOf({ before, after, now: Date.parse(now) }));
        equal(decided === undefined ? 'unknown' : decided ? 'pass' : 'fail', told.verdict);
        // Both groups have to pass, as if they were two rows of one.
        const groups = [groupVerdict('all', told.all), groupVerdict('any', told.any)];
        equal(
          groupVerdict(
            'all',
            groups.map((one) => ({ verdict: one })),
          ),
          told.verdict,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
