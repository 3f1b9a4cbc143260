/** What the columns of boards show of a ticket, and by what they are sorted: one entry a column. Source: spec 001 §3.2. */
import { attributeIdOf } from '../../../src/ticketing/conditions/condition-fields.ts';
import { type BoardColumnName, columnAliases } from '../../../src/ticketing/rules/board-columns.ts';
import { type NamedKind, ticketPriorities, ticketSeverities } from '../../../src/ticketing/terms/choices.ts';
import { idOf, idsOf, type Ticket, type TicketAttribute } from '../../../src/ticketing/terms/ticket.ts';
import { sortKey } from '../database/names.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

export interface BoardTicket {
  readonly facts: Ticket;
  readonly minutes: number;
}

export type SortValue = string | number | null;

interface ColumnRow {
  read(ticket: BoardTicket, directory: TicketingDirectory): unknown;
  /** Where what is shown does not tell the order. */
  order?(ticket: BoardTicket, directory: TicketingDirectory): SortValue;
}

const named = (kind: NamedKind, read: (ticket: Ticket) => unknown): ColumnRow => ({
  read: ({ facts }, directory) => namedValue(kind, read(facts), directory),
});
const plain = (read: (ticket: Ticket) => unknown): ColumnRow => ({ read: ({ facts }) => read(facts) ?? null });
const ranked = (ranks: readonly string[], read: (ticket: Ticket) => string | null | undefined): ColumnRow => ({
  ...plain(read),
  order: ({ facts }) => ranks.indexOf(read(facts) ?? ''),
});

const BOARD_VALUES: Readonly<Record<BoardColumnName, ColumnRow>> = {
  id: { ...plain(({ id }) => idOf(id)), order: ({ facts }) => Number(facts.id) },
  priority: ranked(ticketPriorities, ({ priority }) => priority),
  severity: ranked(ticketSeverities, ({ severity }) => severity),
  description: plain(({ description }) => description),
  status: {
    ...named('status', ({ status }) => status),
    order: ({ facts }, { statuses }) => statuses.findIndex(({ id }) => idOf(id) === idOf(facts.status)),
  },
  requester: named('user', ({ requester }) => requester),
  summary: plain(({ summary }) => summary),
  organization: named('organization', ({ organization }) => organization),
  location: named('location', ({ location }) => location),
  type: plain(({ type }) => type),
  source: plain(({ source }) => source),
  createTime: plain(({ createTime }) => createTime),
  totalTimeTracked: { read: ({ minutes }) => minutes },
  totalTimeTrackedDecimal: { read: ({ minutes }) => Math.round(minutes / 0.6) / 100 },
  assignedAppUser: named('user', ({ assignee }) => assignee),
  additionalAssignedTechnicians: {
    read: ({ facts }, directory) =>
      idsOf(facts.additionalAssignedTechnicianIds ?? []).map((id) => namedValue('user', id, directory)),
  },
  solvedTime: { read: ({ facts }, directory) => solvedTime(facts, directory) },
  ticketForm: named('form', ({ form }) => form),
  lastUpdatedTimeByAssignee: plain((ticket) => ticket.lastUpdatedTimeByAssignee),
  lastUpdatedTimeByRequester: plain((ticket) => ticket.lastUpdatedTimeByRequester),
  device: {
    read({ facts }, { devices }) {
      const id = idOf(facts.device);
      return id === '' ? null : { id, name: devices.get(id)?.displayName ?? id };
    },
  },
  lastUpdatedBy: named('user', ({ updatedBy }) => updatedBy),
  lastUpdated: plain(({ updateTime }) => updateTime),
  agreement: {
    read({ facts }, { agreements }) {
      const found = agreements.get(idOf(facts.organization));
      return found ? { id: String(found.id), name: found.name } : null;
    },
  },
};

export function columnValue(column: string, ticket: BoardTicket, directory: TicketingDirectory): unknown {
  const id = attributeIdOf(column);
  if (id !== undefined) return attributeValue(id, ticket.facts, directory);
  return columnOf(column)?.read(ticket, directory) ?? null;
}

/** Null stands behind everything. Texts are ordered as names are. */
export function sortValue(column: string, ticket: BoardTicket, directory: TicketingDirectory): SortValue {
  const row = attributeIdOf(column) === undefined ? columnOf(column) : undefined;
  if (row?.order) return row.order(ticket, directory);
  return orderOf(columnValue(column, ticket, directory));
}

function columnOf(column: string): ColumnRow | undefined {
  const name = Object.hasOwn(columnAliases, column) ? columnAliases[column] : column;
  return name !== undefined && Object.hasOwn(BOARD_VALUES, name) ? BOARD_VALUES[name as BoardColumnName] : undefined;
}

function orderOf(value: unknown): SortValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(orderOf).join(' ');
  if (typeof value === 'object' && value !== null) return orderOf((value as { name?: unknown }).name);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? sortKey(value) : null;
}

function namedValue(kind: NamedKind, reference: unknown, { lookup, nameOf }: TicketingDirectory) {
  const id = idOf(reference);
  if (id === '') return null;
  const found = lookup(kind, id);
  const isDeleted = typeof found === 'object' && found.deleted === true;
  return { id, name: nameOf(kind, id), ...(isDeleted && { deleted: true }) };
}

function attributeValue(id: string, { attributes }: Ticket, directory: TicketingDirectory): unknown {
  const value = attributes?.[id];
  const attribute = directory.attributes.find((one) => idOf(one.id) === id);
  if (value === undefined || value === null || !attribute) return value ?? null;
  const { attributeType } = attribute;
  if (attributeType === 'MULTI_SELECT') return idsOf(value).map((one) => choiceOf(attribute, one));
  return attributeType === 'DROPDOWN' ? choiceOf(attribute, idOf(value)) : value;
}

const choiceOf = ({ content }: TicketAttribute, id: string) => ({
  id,
  name: content?.values?.find((value) => idOf(value.id) === id)?.name ?? id,
});

/** When it last took a status that is "resolved" or a kind of it. */
function solvedTime({ statusTimes = {} }: Ticket, { statuses }: TicketingDirectory): string | null {
  const solved = statuses.filter(({ id, parentId }) => idOf(id) === 'RESOLVED' || idOf(parentId) === 'RESOLVED');
  return (
    solved
      .flatMap(({ id }) => statusTimes[idOf(id)] ?? [])
      .sort()
      .at(-1) ?? null
  );
}
