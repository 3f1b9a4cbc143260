/** What the lint warns of, and what it leaves alone. */
import fc from 'fast-check';
import { evaluate, lint } from '../../src/ticketing/rules/automation-logic.ts';
import type { Automation, Condition } from '../../src/ticketing/terms/automation.ts';
import type { Ticket } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const rule = (changes: Partial<Automation>): Automation => ({
  type: 'EVENT_BASED',
  name: 'x',
  conditions: { all: [], any: [] },
  actions: [{ field: 'add_tags', value: [1] }],
  ...changes,
});
const found = (changes: Partial<Automation>, facts: Parameters<typeof lint>[1] = {}) =>
  lint(rule(changes), facts).map(({ rule: name, rows }) => `${name}: ${rows.join(', ')}`);
const all = (...rows: Condition[]) => found({ type: 'BOARD', actions: [], conditions: { all: rows, any: [] } });
const any = (...rows: Condition[]) => found({ type: 'BOARD', actions: [], conditions: { all: [], any: rows } });
const row = (field: string, operator: string, value?: unknown): Condition => ({ field, operator, value });

describe('Contradictions under all', () => {
  const both = ['contradiction: conditions.all.0, conditions.all.1'];
  it('warns of rows that no ticket meets together', () => {
    deepEqual(all(row('status', 'equals', 'OPEN'), row('status', 'equals', 'NEW')), both);
    deepEqual(all(row('status', 'equals', 'OPEN'), row('status', 'not_equals', 'OPEN')), both);
    deepEqual(
      all(row('organization', 'contains_any', [1, 2]), row('organization', 'contains_none', ['2', '1', 3])),
      both,
    );
    deepEqual(all(row('assignee', 'not_present'), row('assignee', 'equals', 'u1')), both);
    deepEqual(all(row('tags', 'not_present'), row('tags', 'contains_any', [1])), both);
    deepEqual(all(row('summary', 'contains', 'Printer'), row('summary', 'does_not_contain', 'print')), both);
    deepEqual(
      all(
        row('ticket_created', 'hours_since:less_or_equal_than', '1:0'),
        row('ticket_created', 'hours_since:greater_or_equal_than', '2:0'),
      ),
      both,
    );
  });

  it('leaves alone what can be', () => {
    deepEqual(all(row('status', 'not_equals', 'OPEN'), row('status', 'not_equals', 'NEW')), []);
    deepEqual(all(row('tags', 'contains_any', [1]), row('tags', 'contains_any', [2])), []);
    deepEqual(all(row('tags', 'contains_any', [1, 2]), row('tags', 'contains_none', [1])), []);
    deepEqual(all(row('summary', 'contains', 'print'), row('summary', 'does_not_contain', 'printer')), []);
    deepEqual(all(row('status', 'equals', 'OPEN'), row('priority', 'equals', 'HIGH')), []);
    deepEqual(all(row('status', 'equals', 'OPEN'), row('status', 'equals')), []);
  });

  it('warns of nothing that a ticket meets', () => {
    const condition = fc.oneof(
      fc.record({
        field: fc.constant('status'),
        operator: fc.constantFrom('equals', 'not_equals'),
        value: fc.constantFrom('NEW', 'OPEN'),
      }),
      fc.record({
        field: fc.constant('assignee'),
        operator: fc.constantFrom('present', 'not_present', 'equals', 'not_equals', 'contains_any', 'contains_none'),
        value: fc.subarray(['u1', 'u2'], { minLength: 1 }),
      }),
      fc.record({
        field: fc.constant('tags'),
        operator: fc.constantFrom('present', 'not_present', 'contains_any', 'contains_none'),
        value: fc.subarray(['1', '2'], { minLength: 1 }),
      }),
      fc.record({
        field: fc.constant('summary'),
        operator: fc.constantFrom('contains', 'does_not_contain'),
        value: fc.constantFrom('a', 'ab', 'b'),
      }),
      fc.record({
        field: fc.constant('attribute:6'),
        operator: fc.constantFrom(
          'greater_than',
          'less_than',
          'greater_or_equal_than',
          'less_or_equal_than',
          'present',
          'not_present',
        ),
        value: fc.constantFrom('1', '2'),
      }),
    );
    const ticket = fc.record({
      status: fc.constantFrom('NEW', 'OPEN', 'CLOSED'),
      assignee: fc.constantFrom('u1', 'u2', 'u3', ''),
      tags: fc.subarray(['1', '2', '3']),
      summary: fc.constantFrom('', 'a', 'ab', 'b', 'c'),
      attributes: fc.constantFrom({}, { 6: 0 }, { 6: 1 }, { 6: 1.5 }, { 6: 2 }, { 6: 3 }),
    });
    const attributes = [{ id: 6, name: 'People', attributeType: 'DECIMAL' }] as const;
    fc.assert(
      fc.property(condition, condition, ticket, (one, other, after: Ticket) => {
        const rows = [one, other].map(({ value, ...rest }) => ({
          ...rest,
          value: rest.operator.endsWith('equals') && Array.isArray(value) ? value[0] : value,
        }));
        const facts = { now: '2026-01-01T00:00:00Z', after, statuses: [], attributes };
        const board = { type: 'BOARD', name: 'x' } as const;
        const names = (group: 'all' | 'any') =>
          lint({ ...board, conditions: { all: [], any: [], [group]: rows } }, { attributes }).map(
            (finding) => finding.rule,
          );
        if (names('all').includes('contradiction'))
          ok(evaluate({ all: rows }, facts).verdict !== 'pass', JSON.stringify(rows));
        if (names('any').includes('tautology'))
          equal(evaluate({ any: rows }, facts).verdict, 'pass', JSON.stringify(rows));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Tautologies under any', () => {
  it('warns of rows of which one always holds', () => {
    const both = ['tautology: conditions.any.0, conditions.any.1'];
    deepEqual(any(row('status', 'not_equals', 'OPEN'), row('status', 'not_equals', 'NEW')), both);
    deepEqual(any(row('status', 'equals', 'OPEN'), row('status', 'not_equals', 'OPEN')), both);
    deepEqual(any(row('assignee', 'present'), row('assignee', 'not_present')), both);
    deepEqual(any(row('status', 'equals', 'OPEN'), row('status', 'equals', 'NEW')), []);
  });
});

describe('Rules that run on and on', () => {
  const since = row('time_since:OPEN', 'hours_since:greater_or_equal_than', '24:0');
  const open = row('status', 'equals', 'OPEN');
  const timed = (actions: Automation['actions'] & object, ...rows: Condition[]) =>
    found({ type: 'TIME_BASED', conditions: { all: [since, ...rows], any: [] }, actions });
  it('warns of a time-based rule that nothing ends', () => {
    deepEqual(timed([{ field: 'add_tags', value: [1] }], open), ['endless: conditions.all.0']);
    deepEqual(timed([{ field: 'ticket', value: { status: 'OPEN' } }], open), ['endless: conditions.all.0']);
  });

  it('is content with one that ends', () => {
    deepEqual(timed([{ field: 'ticket', value: { status: 'CLOSED' } }], open), []);
    deepEqual(timed([{ field: 'add_tags', value: [1] }], row('tags', 'contains_none', [1])), []);
    deepEqual(timed([{ field: 'add_tags', value: [1] }], row('tags', 'not_present')), []);
    deepEqual(
      found({ type: 'TIME_BASED', conditions: { all: [row('ticket_created', 'hours_since:is', '1:0')], any: [] } }),
      [],
    );
    deepEqual(
      found({
        type: 'TIME_BASED',
        conditions: { all: [row('ticket_changed', 'hours_since:greater_or_equal_than', '1:0')], any: [] },
      }),
      [],
    );
  });

  it('warns of one that triggers itself', () => {
    const raise = [{ field: 'ticket', value: { priority: 'HIGH' } }];
    const changed = row('priority', 'changed');
    deepEqual(found({ conditions: { all: [changed], any: [] }, actions: raise }), [
      'retriggers: conditions.all.0, actions.0',
    ]);
    deepEqual(
      found({ conditions: { all: [changed, row('action', 'equals', 'INSERT')], any: [] }, actions: raise }),
      [],
    );
    deepEqual(found({ conditions: { all: [row('priority', 'changed_to', 'LOW')], any: [] }, actions: raise }), []);
    deepEqual(found({ actions: [{ field: 'ticket', value: { summary: '[VIP] {{ticket.subject}}' } }] }), [
      'retriggers: actions.0',
    ]);
  });
});

describe('Actions against each other', () => {
  it('warns of tags that come and go', () => {
    deepEqual(
      found({
        actions: [
          { field: 'add_tags', value: [1, 2] },
          { field: 'remove_tags', value: [2] },
        ],
      }),
      ['addedAndRemoved: actions.0, actions.1'],
    );
    deepEqual(
      found({
        actions: [
          { field: 'add_tags', value: [1] },
          { field: 'set_tags', value: [2] },
        ],
      }),
      ['addedAndRemoved: actions.0, actions.1'],
    );
    deepEqual(
      found({
        actions: [
          { field: 'add_tags', value: [1] },
          { field: 'remove_tags', value: [2] },
        ],
      }),
      [],
    );
  });

  it('warns of placeholders before the server refuses them', () => {
    const comment = (body: string) => [{ field: 'ADD_TICKET_COMMENT', value: { body, public: true } }];
    deepEqual(found({ actions: comment('{{comments.all}}') }), ['placeholder: actions.0']);
    deepEqual(found({ actions: comment('{{currentUser.name}}') }), ['placeholder: actions.0']);
    deepEqual(found({ actions: comment('{{ticket.id}}') }), []);
  });

  it('warns of a later rule that always undoes this one', () => {
    const own = rule({
      id: 1,
      name: 'Raise',
      conditions: { all: [row('tags', 'contains_any', [1]), row('status', 'equals', 'NEW')], any: [] },
      actions: [{ field: 'ticket', value: { priority: 'HIGH' } }],
    });
    const other = rule({
      id: 2,
      name: 'Calm down',
      conditions: { all: [row('status', 'equals', 'NEW')], any: [] },
      actions: [{ field: 'ticket', value: { priority: 'LOW' } }],
    });
    deepEqual(lint(own, { others: [own, other] }), [
      { rule: 'undone', rows: ['actions.0'], message: '“Calm down” runs after this and always undoes it.' },
    ]);
    deepEqual(lint(own, { others: [other, own] }), []);
    deepEqual(lint(own, { others: [own, { ...other, enabled: false }] }), []);
    deepEqual(
      lint(own, { others: [own, { ...other, conditions: { all: [row('status', 'equals', 'OPEN')], any: [] } }] }),
      [],
    );
  });
});
