/** A ticket that a rule is tried on, field by field under the names that conditions have for them. */
import { isRecord } from '../../../base/shapes.ts';
import {
  attributeField,
  attributeIdOf,
  CONDITION_FIELDS,
  conditionField,
  type FieldFacts,
  timeSinceField,
  timeSinceStatusOf,
} from '../../conditions/condition-fields.ts';
import { runActions } from '../../rules/run-automations.ts';
import { type Automation, conditionsOf } from '../../terms/automation.ts';
import { idOf, type Ticket } from '../../terms/ticket.ts';

/** A ticket as it was and as it is: what a rule is asked about. */
export interface TestTicket {
  readonly ticket: Ticket;
  /** Null where it has just been created. */
  readonly before: Ticket | null;
  /** ISO 8601. */
  readonly now: string;
}

/** Where a field of a condition stands in a ticket; of those that are not here, under its own name. */
const members = {
  updated_by: 'updatedBy',
  ticket_created: 'createTime',
  ticket_changed: 'updateTime',
  assigned: 'assignedTime',
  customer: 'lastUpdatedTimeByRequester',
  technician: 'lastUpdatedTimeByAssignee',
} as const satisfies Record<string, keyof Ticket>;

/** No condition, but mails go to it. */
export const copies = 'ccList';

/** Follows from the rest, or from the clock. */
const withoutMember = ['action', 'business_hours'];

/** In the order in which they are typed in: what it is, who has to do with it, custom fields, when what happened. */
export function ticketFields({ statuses = [], attributes = [] }: FieldFacts): readonly string[] {
  const all = Object.keys(CONDITION_FIELDS).filter((field) => !withoutMember.includes(field));
  const isMoment = (field: string) => conditionField(field)?.kind === 'elapsed';
  return [
    'summary',
    ...all.filter((field) => field !== 'summary' && !isMoment(field)),
    copies,
    ...attributes.filter(({ active }) => active !== false).map(({ id }) => attributeField(id)),
    ...all.filter(isMoment),
    ...statuses.map(({ id }) => timeSinceField(id)),
  ];
}

const memberOf = (field: string): keyof Ticket =>
  (Object.hasOwn(members, field) ? members[field as keyof typeof members] : field) as keyof Ticket;

export function fieldValue(ticket: Ticket, field: string): unknown {
  const attribute = attributeIdOf(field);
  if (attribute !== undefined) return ticket.attributes?.[attribute];
  const status = timeSinceStatusOf(field);
  return status === undefined ? ticket[memberOf(field)] : ticket.statusTimes?.[status];
}

/** Emptied, a field is as if the ticket did not tell it. */
export function withFieldValue(ticket: Ticket, field: string, value: unknown): Ticket {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const changed = <Values extends object>(values: Values, name: string): Values => {
    const { [name as keyof Values]: _, ...others } = values;
    return (isEmpty ? others : { ...values, [name]: value }) as Values;
  };
  const attribute = attributeIdOf(field);
  if (attribute !== undefined) return { ...ticket, attributes: changed({ ...ticket.attributes }, attribute) };
  const status = timeSinceStatusOf(field);
  if (status === undefined) return changed(ticket, memberOf(field));
  const statusTimes = changed({ ...ticket.statusTimes }, status);
  // A ticket that tells no time at all does not say that it never had a status.
  return Object.keys(statusTimes).length === 0 ? changed(ticket, 'statusTimes') : { ...ticket, statusTimes };
}

/** What the rule looks at, changes, or writes to. */
export function fieldsOfRule(automation: Automation, facts: FieldFacts): readonly string[] {
  const { all, any } = conditionsOf(automation);
  const actions = automation.actions ?? [];
  const { changedFields } = runActions(actions, {}, 0, (_, text) => text);
  const isMail = actions.some(({ field }) => field === 'SEND_EMAIL' || field === 'SEND_TEMPLATE_EMAIL');
  const used = new Set([
    'summary',
    'status',
    ...[...all, ...any].map(({ field }) => field),
    ...changedFields,
    ...(isMail ? ['requester', 'assignee', copies] : []),
  ]);
  return ticketFields(facts).filter((field) => used.has(field));
}

/** A ticket that a server or a page gives: what is of another shape than rules know is left out. */
export function ticketFrom(given: unknown): Ticket {
  if (!isRecord(given)) return {};
  const { attributes, statusTimes, ...rest } = given;
  const times = Object.entries(isRecord(statusTimes) ? statusTimes : {}).filter(([, time]) => typeof time === 'string');
  return {
    ...(rest as Ticket),
    ...(given.id !== undefined && { id: idOf(given.id) }),
    ...(isRecord(attributes) && { attributes }),
    ...(isRecord(statusTimes) && { statusTimes: Object.fromEntries(times) as Record<string, string> }),
  };
}

export function testTicketFrom({ ticket, before, now }: Record<string, unknown>, otherwise: string): TestTicket {
  return {
    ticket: ticketFrom(ticket),
    before: isRecord(before) ? ticketFrom(before) : null,
    now: typeof now === 'string' && !Number.isNaN(Date.parse(now)) ? now : otherwise,
  };
}
