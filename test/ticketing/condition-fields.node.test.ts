/** Which fields conditions have, and how each compares: the tables of the document, cell by cell. Source: spec 001 §3.4, §5.3. */
import {
  ATTRIBUTE_KINDS,
  attributeField,
  CONDITION_FIELDS,
  fieldsOf,
  operatorsOf,
  timeSinceField,
} from '../../src/ticketing/conditions/condition-fields.ts';
import { conditionKind } from '../../src/ticketing/conditions/condition-kinds.ts';
import { actionOperators, OPERATORS, type Operator, operatorRow } from '../../src/ticketing/conditions/operators.ts';
import type { AutomationType } from '../../src/ticketing/terms/automation.ts';
import { attributeTypes, type TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const conditioned = ['EVENT_BASED', 'TIME_BASED', 'BOARD'] as const;
const attributes: TicketAttribute[] = attributeTypes.map((attributeType, index) => ({
  id: index + 1,
  name: attributeType,
  attributeType,
  active: true,
}));
const statuses = [{ id: 'NEW' }, { id: 'OPEN' }, { id: 7, parentId: 'OPEN' }];
const facts = { attributes, statuses };
const fieldOf = (type: TicketAttribute['attributeType']) => attributeField(attributeTypes.indexOf(type) + 1);

/** §5.3 as it stands there. */
const documented: readonly (readonly [fields: readonly string[], operators: string, eventBased?: string])[] = [
  [['status'], 'equals, not_equals, parent_equals, parent_not_equals', 'changed, changed_to'],
  [['source', 'type', 'severity', 'priority'], 'equals, not_equals', 'changed, changed_to'],
  [['summary', 'description'], 'contains, does_not_contain, contains_any, contains_none'],
  [['tags', 'organization', 'location'], 'contains_any, contains_none, present, not_present'],
  [['form'], 'equals, not_equals, contains_any, contains_none'],
  [['requester', 'assignee'], 'present, not_present, equals, not_equals, contains_any, contains_none'],
  [['additionalAssignedTechnicianIds'], 'present, not_present, contains_any, contains_none'],
  [['business_hours'], 'in, not_in'],
  [['action'], 'equals, not_equals'],
  [['commentType'], 'equals'],
  [['updated_by'], 'contains_any'],
  [
    [
      'ticket_created',
      'ticket_changed',
      'assigned',
      'customer',
      'technician',
      timeSinceField('OPEN'),
      timeSinceField(7),
    ],
    'hours_since:less_or_equal_than, hours_since:greater_or_equal_than, hours_since:is',
  ],
  [[fieldOf('MULTI_SELECT')], 'present, not_present, contains_any, contains_none'],
  [[fieldOf('DROPDOWN'), fieldOf('CHECKBOX')], 'present, not_present, equals, not_equals'],
  [
    [fieldOf('TEXT'), fieldOf('TEXT_MULTILINE')],
    'present, not_present, contains, does_not_contain, contains_any, contains_none',
  ],
  [
    [fieldOf('NUMERIC'), fieldOf('DECIMAL'), fieldOf('DATE')],
    'present, not_present, greater_than, less_than, greater_or_equal_than, less_or_equal_than',
  ],
];

describe('Fields of conditions', () => {
  for (const [fields, operators, eventBased] of documented) {
    for (const field of fields) {
      it(`compares ${field} as the document says`, () => {
        for (const type of conditioned) {
          if (!fieldsOf(type, 'all', facts).includes(field)) continue;
          const further = type === 'EVENT_BASED' && eventBased ? eventBased.split(', ') : [];
          deepEqual([...operatorsOf(field, type, facts)].map(String), [...operators.split(', '), ...further]);
        }
        ok(conditioned.some((type) => fieldsOf(type, 'all', facts).includes(field)));
      });
    }
  }

  it('has no field that the document does not have', () => {
    const named = new Set(documented.flatMap(([fields]) => fields));
    deepEqual(
      Object.keys(CONDITION_FIELDS).filter((field) => !named.has(field)),
      [],
    );
    deepEqual(Object.keys(ATTRIBUTE_KINDS), [...attributeTypes]);
  });

  const always =
    'type status source severity priority summary description organization requester assignee additionalAssignedTechnicianIds tags'.split(
      ' ',
    );
  const times = ['ticket_created', 'ticket_changed', 'assigned', 'customer', 'technician'];
  const sinceStatuses = statuses.map(({ id }) => timeSinceField(id));
  const custom = attributes.map(({ id }) => attributeField(id));
  const offered: Record<AutomationType, Record<'all' | 'any', string[]>> = {
    EVENT_BASED: {
      all: [...always, 'commentType', 'updated_by', 'form', 'location', 'action', 'business_hours', ...custom],
      any: [...always, 'commentType', 'updated_by', 'form', 'location', 'action', ...custom],
    },
    TIME_BASED: {
      all: [...always, 'form', 'location', 'action', ...times, 'business_hours', ...sinceStatuses, ...custom],
      any: [...always, 'form', 'location', 'action', ...custom],
    },
    RESPONSE_TEMPLATE: {
      all: [...always, 'action', 'business_hours', ...custom],
      any: [...always, 'action', ...custom],
    },
    BOARD: {
      all: [...always, 'form', 'location', ...times, ...sinceStatuses, ...custom],
      any: [...always, 'form', 'location', ...custom],
    },
  };
  for (const [type, groups] of Object.entries(offered)) {
    it(`offers ${type} what the document lists for it`, () => {
      for (const group of ['all', 'any'] as const)
        deepEqual([...fieldsOf(type as AutomationType, group, facts)].sort(), [...groups[group]].sort(), group);
    });
  }

  it('offers only active attributes', () => {
    const [first, ...rest] = attributes;
    const some = [{ ...(first as TicketAttribute), active: false }, ...rest];
    ok(!fieldsOf('BOARD', 'any', { attributes: some }).includes(attributeField(1)));
    ok(fieldsOf('BOARD', 'any', { attributes: some }).includes(attributeField(2)));
  });

  it('compares nothing of a field that is not known, or not of this type', () => {
    deepEqual([...operatorsOf('colour', 'BOARD', facts)], []);
    deepEqual([...operatorsOf('attribute:99', 'BOARD', facts)], []);
    deepEqual([...operatorsOf('time_since:', 'BOARD', facts)], []);
    deepEqual([...operatorsOf('toString', 'BOARD', facts)], []);
    deepEqual([...operatorsOf('business_hours', 'BOARD', facts)], []);
    deepEqual([...operatorsOf('commentType', 'TIME_BASED', facts)], []);
  });

  it('edits each value with what the document names for it', () => {
    const editor = (field: keyof typeof CONDITION_FIELDS, operator: Operator) =>
      conditionKind(CONDITION_FIELDS[field].kind).editor(operator);
    equal(editor('status', 'equals'), 'select');
    equal(editor('organization', 'contains_any'), 'multiSelect');
    equal(editor('summary', 'contains'), 'text');
    equal(editor('summary', 'contains_none'), 'multiCreatableSelect');
    equal(editor('ticket_created', 'hours_since:is'), 'timeSince');
    equal(conditionKind('date').editor('less_than'), 'date');
    equal(conditionKind('radio').editor('equals'), 'radio');
    equal(conditionKind('number').editor('less_than'), 'number');
    for (const operator of ['present', 'not_present', 'changed', 'in', 'not_in'] as const)
      equal(operatorRow(operator).takes, 'none', operator);
    equal(editor('status', 'changed'), 'none');
    equal(editor('business_hours', 'in'), 'none');
  });

  it('knows the whole vocabulary', () => {
    const named = new Set(
      documented.flatMap(([, operators, further]) => `${operators}${further ? `, ${further}` : ''}`.split(', ')),
    );
    deepEqual(Object.keys(OPERATORS).sort(), [...named].sort());
    deepEqual([...actionOperators], ['add', 'remove', 'current_user', 'requester', 'assignee']);
  });

  it('pairs each operator with its opposite', () => {
    for (const operator of Object.keys(OPERATORS) as Operator[]) {
      const { negation } = operatorRow(operator);
      if (negation !== undefined) equal(operatorRow(negation as Operator).negation, operator);
    }
  });
});
