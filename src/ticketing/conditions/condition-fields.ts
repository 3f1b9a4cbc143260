/**
 * What conditions look at: everything that the editor, the evaluator, the validation, the sentence, the lint and the
 * server know of a field stands in its entry. Source: spec 001 §3.4 and §5.3.
 */
import { type AutomationType, automationTypes, type ConditionGroup, conditionGroups } from '../terms/automation.ts';
import type { Noun, Restriction } from '../terms/choices.ts';
import { type AttributeType, idOf, type Ticket, type TicketAttribute, type TicketStatus } from '../terms/ticket.ts';
import type { ConditionKindName, Read } from './condition-kinds.ts';
import type { Operator } from './operators.ts';
import { momentOf, type ReadMoment } from './time-since.ts';

export interface ConditionField {
  readonly types: readonly AutomationType[];
  readonly groups: readonly ConditionGroup[];
  readonly kind: ConditionKindName;
  readonly operators: readonly Operator[];
  /** Offered besides, for some types of automation. */
  readonly furtherOperators?: Partial<Record<AutomationType, readonly Operator[]>>;
  /** What its values are the ids of; none where they are texts, numbers or times. */
  readonly noun?: Noun;
  /** Only these of them are offered. */
  readonly only?: Restriction;
  /** A ticket has several of it. */
  readonly isList?: true;
  /** `undefined` in a ticket is not "not set" here, but "not known": it comes apart from the rest. */
  readonly comesSeparately?: true;
  readonly read: Read;
}

const equality = ['equals', 'not_equals'] as const;
const membership = ['contains_any', 'contains_none'] as const;
const presence = ['present', 'not_present'] as const;
const changes = { EVENT_BASED: ['changed', 'changed_to'] } as const;
const wording = ['contains', 'does_not_contain', ...membership] as const;
const comparison = ['greater_than', 'less_than', 'greater_or_equal_than', 'less_or_equal_than'] as const;
const timing = [
  'hours_since:less_or_equal_than',
  'hours_since:greater_or_equal_than',
  'hours_since:is',
] as const satisfies readonly Operator[];

const anyAutomation = { types: automationTypes, groups: conditionGroups } as const;
const onlyEvents = { types: ['EVENT_BASED'], groups: conditionGroups } as const;
const notInTemplates = { types: ['EVENT_BASED', 'TIME_BASED', 'BOARD'], groups: conditionGroups } as const;
const notOnBoards = ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE'] as const;

const chosen = { kind: 'choice', operators: equality, furtherOperators: changes } as const;
const listed = { kind: 'choice', operators: [...membership, ...presence] } as const;
const person = { kind: 'choice', noun: 'user', operators: [...presence, ...equality, ...membership] } as const;

/** The moment that the condition measures from. The kind of these fields reads it as one. */
const since = (moment: ReadMoment) =>
  ({
    types: ['TIME_BASED', 'BOARD'],
    groups: ['all'],
    kind: 'elapsed',
    operators: timing,
    read: moment as Read,
  }) as const satisfies ConditionField;

export const CONDITION_FIELDS = {
  type: { ...anyAutomation, ...chosen, noun: 'type', read: ({ type }) => type },
  status: {
    ...anyAutomation,
    ...chosen,
    operators: [...equality, 'parent_equals', 'parent_not_equals'],
    noun: 'status',
    read: ({ status }) => status,
  },
  source: { ...anyAutomation, ...chosen, noun: 'source', read: ({ source }) => source },
  severity: { ...anyAutomation, ...chosen, noun: 'severity', read: ({ severity }) => severity },
  priority: { ...anyAutomation, ...chosen, noun: 'priority', read: ({ priority }) => priority },
  summary: { ...anyAutomation, kind: 'text', operators: wording, read: ({ summary }) => summary },
  description: { ...anyAutomation, kind: 'text', operators: wording, read: ({ description }) => description },
  organization: { ...anyAutomation, ...listed, noun: 'organization', read: ({ organization }) => organization },
  requester: { ...anyAutomation, ...person, read: ({ requester }) => requester },
  assignee: { ...anyAutomation, ...person, only: 'technicians', read: ({ assignee }) => assignee },
  additionalAssignedTechnicianIds: {
    ...anyAutomation,
    ...listed,
    operators: [...presence, ...membership],
    noun: 'user',
    only: 'technicians',
    isList: true,
    read: (ticket) => ticket.additionalAssignedTechnicianIds,
  },
  tags: { ...anyAutomation, ...listed, noun: 'tag', isList: true, read: ({ tags }) => tags },
  commentType: {
    ...onlyEvents,
    kind: 'choice',
    operators: ['equals'],
    noun: 'commentType',
    comesSeparately: true,
    read: ({ commentType }) => commentType,
  },
  updated_by: {
    ...onlyEvents,
    kind: 'choice',
    operators: ['contains_any'],
    noun: 'user',
    comesSeparately: true,
    read: ({ updatedBy }) => updatedBy,
  },
  form: {
    ...notInTemplates,
    kind: 'choice',
    operators: [...equality, ...membership],
    noun: 'form',
    read: ({ form }) => form,
  },
  location: { ...notInTemplates, ...listed, noun: 'location', read: ({ location }) => location },
  action: {
    types: notOnBoards,
    groups: conditionGroups,
    kind: 'choice',
    operators: equality,
    noun: 'event',
    read: (_, { before }) => (before ? 'UPDATE' : 'INSERT'),
  },
  ticket_created: since(({ createTime }) => momentOf(createTime)),
  ticket_changed: since(({ updateTime, createTime }) => momentOf(updateTime ?? createTime)),
  assigned: since(
    ({ assignee, assignedTime }) => momentOf(assignedTime) ?? (idOf(assignee) === '' ? 'never' : undefined),
  ),
  customer: since((ticket) => momentOf(ticket.lastUpdatedTimeByRequester)),
  technician: since((ticket) => momentOf(ticket.lastUpdatedTimeByAssignee)),
  business_hours: {
    types: notOnBoards,
    groups: ['all'],
    kind: 'hours',
    operators: ['in', 'not_in'],
    read: () => undefined,
  },
} as const satisfies Record<string, ConditionField>;

export type FixedField = keyof typeof CONDITION_FIELDS;

/** Source: spec 001 §5.3, its last rows. */
export const ATTRIBUTE_KINDS = {
  MULTI_SELECT: { kind: 'choice', operators: [...presence, ...membership], isList: true },
  DROPDOWN: { kind: 'choice', operators: [...presence, ...equality] },
  CHECKBOX: { kind: 'radio', operators: [...presence, ...equality] },
  TEXT: { kind: 'text', operators: [...presence, ...wording] },
  TEXT_MULTILINE: { kind: 'text', operators: [...presence, ...wording] },
  NUMERIC: { kind: 'number', operators: [...presence, ...comparison] },
  DECIMAL: { kind: 'number', operators: [...presence, ...comparison] },
  DATE: { kind: 'date', operators: [...presence, ...comparison] },
} as const satisfies Record<AttributeType, Pick<ConditionField, 'kind' | 'operators' | 'isList'>>;

const attributePrefix = 'attribute:';
const timeSincePrefix = 'time_since:';

export const attributeField = (id: string | number) => `${attributePrefix}${id}`;
export const timeSinceField = (status: string | number) => `${timeSincePrefix}${status}`;

export const attributeIdOf = (field: string) => afterPrefix(attributePrefix, field);
export const timeSinceStatusOf = (field: string) => afterPrefix(timeSincePrefix, field);

const afterPrefix = (prefix: string, text: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : undefined);

/** Whose attributes and statuses there are. */
export interface FieldFacts {
  readonly attributes?: readonly TicketAttribute[] | undefined;
  readonly statuses?: readonly TicketStatus[] | undefined;
}

/** Also of an attribute and of a status; undefined where there is no such field. */
export function conditionField(field: string, { attributes = [] }: FieldFacts = {}): ConditionField | undefined {
  if (Object.hasOwn(CONDITION_FIELDS, field)) return CONDITION_FIELDS[field as FixedField];
  const status = timeSinceStatusOf(field);
  if (status !== undefined) return status === '' ? undefined : since(sinceStatus(status));
  const id = attributeIdOf(field);
  const attribute = id === undefined ? undefined : attributes.find((one) => idOf(one.id) === id);
  const kind = attribute && ATTRIBUTE_KINDS[attribute.attributeType];
  return kind && id !== undefined ? { ...anyAutomation, ...kind, read: ({ attributes: set }) => set?.[id] } : undefined;
}

/** A ticket that tells its times and has none of this status never had it; one that has the status now should tell it. */
const sinceStatus =
  (status: string): ReadMoment =>
  ({ statusTimes, status: current }: Ticket) => {
    const moment = momentOf(statusTimes?.[status]);
    return moment ?? (statusTimes && idOf(current) !== status ? 'never' : undefined);
  };

export const isTimeSince = (field: string) => conditionField(field)?.kind === 'elapsed';

/** Source: spec 001 §5.3. Of a field that is not known, or not offered for the type, none. */
export function operatorsOf(field: string, type: AutomationType, facts: FieldFacts = {}): readonly Operator[] {
  const row = conditionField(field, facts);
  if (!row?.types.includes(type)) return [];
  return [...row.operators, ...(row.furtherOperators?.[type] ?? [])];
}

/** The fields that a group of a type may have, in the order of the document: fixed ones, times since a status, attributes. */
export function fieldsOf(
  type: AutomationType,
  group: ConditionGroup,
  { attributes = [], statuses = [] }: FieldFacts,
): readonly string[] {
  const all = [
    ...Object.keys(CONDITION_FIELDS),
    ...statuses.map(({ id }) => timeSinceField(id)),
    ...attributes.filter(({ active }) => active !== false).map(({ id }) => attributeField(id)),
  ];
  return all.filter((field) => {
    const row = conditionField(field, { attributes });
    return row?.types.includes(type) && row.groups.includes(group);
  });
}
