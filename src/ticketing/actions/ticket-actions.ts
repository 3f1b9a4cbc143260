/** Changes of the ticket itself. Each is one of the changes of a stored "TICKET_CHANGE_VALUE". Source: spec 001 §3.5 to §3.7. */
import { fold } from '../../base/fold.ts';
import { placeholderIssues } from '../placeholders/placeholder-text.ts';
import type { Noun, Restriction } from '../terms/choices.ts';
import type { FieldIssue } from '../terms/issue.ts';
import { limits } from '../terms/limits.ts';
import { refusalOf } from '../terms/references.ts';
import { idOf, idsOf, type Reference, type Ticket } from '../terms/ticket.ts';
import { orPlace, type Words } from '../terms/words.ts';
import { type ActionFacts, type ActionKind, actionKind, mappedReferences, referencesTo } from './action-kind.ts';
import { recordOf, stringOf, type TicketProperty, ticketProperties } from './action-values.ts';
import { actingTypes } from './note-actions.ts';

type TicketChange = Partial<Readonly<Record<TicketProperty, unknown>>>;

interface PropertyRow {
  readonly noun?: Noun;
  /** Only these of them are offered. */
  readonly only?: Restriction;
  /** A ticket has several of it. */
  readonly isList?: true;
  set(ticket: Ticket, value: unknown): Ticket;
}

/** What each property of "Update ticket" names and changes. */
export const TICKET_PROPERTIES: Readonly<Record<TicketProperty, PropertyRow>> = {
  organization: { noun: 'organization', set: (ticket, value) => ({ ...ticket, organization: idOf(value) }) },
  assignedAppUserId: {
    noun: 'user',
    only: 'technicians',
    set: (ticket, value) => ({ ...ticket, assignee: idOf(value) }),
  },
  additionalAssignedTechnicianId: {
    noun: 'user',
    only: 'technicians',
    isList: true,
    set: (ticket, value) => ({ ...ticket, additionalAssignedTechnicianIds: idsOf(value) }),
  },
  requesterUid: { noun: 'user', set: (ticket, value) => ({ ...ticket, requester: idOf(value) }) },
  status: { noun: 'status', set: (ticket, value) => ({ ...ticket, status: idOf(value) }) },
  severity: { noun: 'severity', set: (ticket, value) => ({ ...ticket, severity: idOf(value) }) },
  priority: { noun: 'priority', set: (ticket, value) => ({ ...ticket, priority: idOf(value) }) },
  type: { noun: 'type', set: (ticket, value) => ({ ...ticket, type: idOf(value) }) },
  summary: { set: (ticket, value) => ({ ...ticket, summary: stringOf(value) }) },
};

const properties = (value: TicketChange) => ticketProperties.filter((property) => property in value);

export const updateTicket = actionKind<TicketChange>({
  types: actingTypes,
  isOnce: false,
  storedAs: 'change',
  initial: {},
  fields: ticketProperties,
  read(value) {
    const record = recordOf(value);
    return Object.fromEntries(properties(record).map((property) => [property, record[property]]));
  },
  validate(value, facts) {
    const set = properties(value);
    return set.length === 0 ? [{ code: 'required' }] : set.flatMap((one) => propertyIssues(one, value[one], facts));
  },
  describe: (value, words) =>
    orPlace(
      words.list(
        properties(value).map((property) =>
          words.text('does.set', {
            property: words.text(`ticketProperties.${property}`),
            value: propertyWords(property, value[property], words),
          }),
        ),
      ),
      words,
    ),
  apply: (value, { ticket, fill }) => ({
    ticket: fold(
      properties(value),
      (changed, property) => {
        const written = value[property];
        return TICKET_PROPERTIES[property].set(
          changed,
          property === 'summary' ? fill(stringOf(written), 'ticketSubject') : written,
        );
      },
      ticket,
    ),
  }),
  toStored: (value) => ({
    properties: properties(value).map((property) => ({ property, value: storedValue(property, value[property]) })),
  }),
  fromStored: ({ properties: stored }) =>
    Object.fromEntries(
      (Array.isArray(stored) ? stored : [])
        .map(recordOf)
        .flatMap(({ property, value }) => (isProperty(property) ? [[property, value]] : [])),
    ),
  references: (value) =>
    properties(value).flatMap((property) => {
      const { noun } = TICKET_PROPERTIES[property];
      return noun === undefined ? [] : referencesTo(noun, value[property]);
    }),
  withReferences(value, map) {
    const kept = properties(value).flatMap((property): [string, unknown][] => {
      const { noun } = TICKET_PROPERTIES[property];
      if (noun === undefined) return [[property, value[property]]];
      const named: readonly Reference[] = Array.isArray(value[property]) ? value[property] : [value[property]];
      const left = mappedReferences(noun, named, map);
      return left.length === 0 ? [] : [[property, Array.isArray(value[property]) ? left : left[0]]];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  },
} satisfies ActionKind<TicketChange>);

const isProperty = (name: unknown): name is TicketProperty => ticketProperties.some((property) => property === name);

const storedValue = (property: TicketProperty, value: unknown): unknown =>
  property === 'summary' ? stringOf(value) : Array.isArray(value) ? idsOf(value) : idOf(value);

function propertyIssues(property: TicketProperty, value: unknown, facts: ActionFacts): FieldIssue[] {
  const { noun } = TICKET_PROPERTIES[property];
  if (noun !== undefined) {
    const code = idsOf(value).length === 0 ? 'required' : refusalOf(noun, value, facts);
    return code ? [{ path: property, code }] : [];
  }
  const text = stringOf(value);
  return [
    ...(text.trim() === '' ? [{ path: property, code: 'required' } as const] : []),
    ...(text.length > limits.ticketSubject
      ? [{ path: property, code: 'subjectTooLong', limit: limits.ticketSubject } as const]
      : []),
    ...placeholderIssues(text, 'ticketSubject', facts.type).map((code) => ({ path: property, code })),
  ];
}

function propertyWords(property: TicketProperty, value: unknown, words: Words): string {
  const { noun } = TICKET_PROPERTIES[property];
  if (noun === undefined) return words.text('quoted', { text: orPlace(stringOf(value).trim(), words) });
  return orPlace(words.list(idsOf(value).map((id) => words.nameOf(noun, id))), words);
}

/** Values of custom attributes, by their ids. */
export const updateAttributes = actionKind<Readonly<Record<string, unknown>>>({
  types: actingTypes,
  isOnce: false,
  storedAs: 'change',
  initial: {},
  fields: [],
  read: recordOf,
  validate(value, { attributes }) {
    if (Object.keys(value).length === 0) return [{ code: 'required' }];
    const known = attributes && new Set(attributes.map(({ id }) => idOf(id)));
    return Object.keys(value).flatMap((id) => (known && !known.has(id) ? [{ path: id, code: 'unknownField' }] : []));
  },
  describe: (value, words) => words.text('does.attributes', { count: Object.keys(value).length }),
  apply: (value, { ticket }) => ({ ticket: { ...ticket, attributes: { ...ticket.attributes, ...value } } }),
  toStored: (value) => ({ properties: Object.entries(value).map(([property, set]) => ({ property, value: set })) }),
  fromStored: ({ properties: stored }) =>
    Object.fromEntries(
      (Array.isArray(stored) ? stored : []).map(recordOf).map(({ property, value }) => [idOf(property), value]),
    ),
  references: () => [],
  withReferences: (value) => value,
} satisfies ActionKind<Readonly<Record<string, unknown>>>);
