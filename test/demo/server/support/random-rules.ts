/** Rules and tickets by chance, from the tables that the editor offers: mostly such as may be saved, some that make no sense. */
import fc from 'fast-check';
import { conditionField, fieldsOf, operatorsOf } from '../../../../src/ticketing/conditions/condition-fields.ts';
import { operatorRow } from '../../../../src/ticketing/conditions/operators.ts';
import type {
  ActionRow,
  AutomationType,
  Condition,
  ConditionGroup,
} from '../../../../src/ticketing/terms/automation.ts';
import {
  choices,
  type FixedNoun,
  recipientKeys,
  ticketPriorities,
  ticketSeverities,
  ticketTypes,
} from '../../../../src/ticketing/terms/choices.ts';
import type { TicketAttribute, TicketStatus } from '../../../../src/ticketing/terms/ticket.ts';

interface Facts {
  readonly statuses: readonly TicketStatus[];
  readonly attributes: readonly TicketAttribute[];
}

export interface RandomRule {
  readonly type: AutomationType;
  readonly conditions: { readonly all: Condition[]; readonly any: Condition[] };
}

const people = ['admin', 'technician', 'operator', 'user-1', 'user-2', 'user-100'];
const tags = ['VIP', 'Urgent', 'backup-failure', 'printer-failure', 'network-failure'];
const words = ['backup', 'PRINTER', 'failed', ' the ', 'メール', 'nowhere', 'expired'];
const times = ['0:15', '1:0', '3:0', '24:0', '47:45', '500:30'];
const ids: Partial<Record<string, readonly string[]>> = {
  user: people,
  tag: tags,
  organization: ['1', '2', '3', '7'],
  location: ['1', '5', '9', '25'],
  form: ['1', '2', '3', '56'],
};

/** @param withNonsense Also fields, operators and values that nothing has */
export function randomRule(facts: Facts, withNonsense = true): fc.Arbitrary<RandomRule> {
  return fc.constantFrom<AutomationType>('EVENT_BASED', 'TIME_BASED', 'BOARD').chain((type) => {
    const rows = (group: ConditionGroup) =>
      fc.array(randomCondition(type, group, facts, withNonsense), { maxLength: 4 });
    return fc.record({ all: rows('all'), any: rows('any') }).map((conditions) => ({ type, conditions }));
  });
}

export function randomCondition(
  type: AutomationType,
  group: ConditionGroup,
  facts: Facts,
  withNonsense: boolean,
): fc.Arbitrary<Condition> {
  const sensible = fc
    .constantFrom(...fieldsOf(type, group, facts))
    .chain((field) =>
      fc
        .constantFrom(...operatorsOf(field, type, facts))
        .chain((operator) =>
          valueFor(field, operatorRow(operator).takes, facts).map((value) =>
            value === undefined ? { field, operator } : { field, operator, value },
          ),
        ),
    );
  const nonsense = fc.record({
    field: fc.constantFrom('weather', 'attribute:99', 'status', 'tags', 'attribute:6', 'ticket_created'),
    operator: fc.constantFrom('equals', 'greater_than', 'contains', 'is', 'hours_since:is'),
    value: fc.constantFrom<unknown>('', null, [], 'x', -1, { id: 'NEW' }, ['a', 7]),
  });
  return withNonsense ? fc.oneof({ weight: 9, arbitrary: sensible }, { weight: 1, arbitrary: nonsense }) : sensible;
}

function valueFor(field: string, takes: 'none' | 'one' | 'many', facts: Facts): fc.Arbitrary<unknown> {
  const row = conditionField(field, facts);
  if (takes === 'none' || !row || row.kind === 'hours') return fc.constant(undefined);
  if (row.kind === 'elapsed') return fc.constantFrom(...times);
  if (row.kind === 'number') return fc.integer({ min: 1, max: 40 }).map(String);
  if (row.kind === 'date') return fc.constantFrom('2026-01-01', '2026-11-23');
  const pool = poolOf(field, facts);
  return takes === 'one'
    ? fc.constantFrom(...pool)
    : fc.uniqueArray(fc.constantFrom(...pool), { minLength: 1, maxLength: 3 });
}

function poolOf(field: string, { statuses, attributes }: Facts): readonly string[] {
  const row = conditionField(field, { statuses, attributes });
  if (row?.kind === 'text') return words;
  if (row?.kind === 'radio') return ['true', 'false'];
  if (row?.noun === 'status') return statuses.map(({ id }) => String(id));
  if (row?.noun === undefined) return ['1', '2', '3'];
  return ids[row.noun] ?? choices[row.noun as FixedNoun];
}

/** What somebody at the inbox might do to a ticket. */
export function randomOrder({ statuses }: Facts): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    {
      status: fc.constantFrom(...statuses.map(({ id }) => String(id))),
      priority: fc.constantFrom(...ticketPriorities),
      severity: fc.constantFrom(...ticketSeverities),
      type: fc.constantFrom(...ticketTypes),
      assignee: fc.constantFrom(...people, null),
      tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 }),
      attributes: fc.record(
        {
          1: fc.constantFrom(['1'], ['2', '3'], []),
          2: fc.constantFrom('1', '2'),
          4: fc.constantFrom('PO 7', ''),
          6: fc.nat(40),
        },
        { requiredKeys: [] },
      ),
      comment: fc.record({ body: fc.constant('<p>Hi</p>'), public: fc.boolean() }),
    },
    { requiredKeys: [] },
  );
}

/** Actions that do the same however often they are done. */
export const randomActions: fc.Arbitrary<ActionRow[]> = fc.array(
  fc.oneof(
    fc.record({
      field: fc.constantFrom('add_tags', 'set_tags', 'remove_tags'),
      value: fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      field: fc.constant('ticket'),
      value: fc.oneof(
        fc.constantFrom(...ticketPriorities).map((priority) => ({ priority })),
        fc.constantFrom('OPEN', 'TRIAGE', 'CLOSED').map((status) => ({ status })),
        fc.constantFrom(...people).map((assignedAppUserId) => ({ assignedAppUserId })),
        fc.constant({ summary: '#{{ticket.id}}' }),
      ),
    }),
    fc.record({ field: fc.constant('attributes'), value: fc.constantFrom({ 2: '3' }, { 6: 12, 4: 'PO 8' }) }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Mails to some of those whom the ticket and the rule name, written out or from a template. */
export function randomMails(templates: readonly string[]): fc.Arbitrary<ActionRow[]> {
  const recipients = fc.record({
    keys: fc.subarray([...recipientKeys], { minLength: 1 }),
    emails: fc.subarray(['desk@example.com', 'Desk@example.com', 'admin@example.com']),
    uids: fc.subarray(people),
  });
  const written = fc.record({
    subject: fc.constantFrom('#{{ticket.id}} {{ticket.status}}', '{{ticket.subject}}'),
    body: fc.constantFrom(
      '<p>{{ticket.subject}} {{ticket.assignee.name}}</p>',
      '<p>{{ticket.requester.organization.name}} {{ticket.tags}} {{ticket.url}}</p>',
    ),
    allowResponse: fc.boolean(),
  });
  const mail = fc.tuple(recipients, written).map(([to, text]) => ({ field: 'SEND_EMAIL', value: { ...to, ...text } }));
  const fromTemplate = fc
    .tuple(recipients, fc.constantFrom(...templates))
    .map(([to, templateId]) => ({ field: 'SEND_TEMPLATE_EMAIL', value: { ...to, templateId, allowResponse: true } }));
  return fc.array(fc.oneof(mail, fromTemplate), { maxLength: 2 });
}
