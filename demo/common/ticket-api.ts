/** The reference server's calls for those who answer tickets, which no element makes. */
import { getTicketAttributes } from '../../src/directory/ticketing-contract.ts';
import type { AutomationSummary, TicketStatusRow } from '../../src/ticketing/contract.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import type { AutomationRunRow } from '../../src/ticketing/ticket-contract.ts';

/** What a ticket is now, whatever its form said. */
export interface TicketState {
  status: string;
  priority: string;
  assignee: string | null;
  tags: string[];
  /** Time logged, in minutes. */
  minutes: number;
  comments: TicketComment[];
  /** How often automations ran for it. */
  runs: number;
}

export interface TicketComment {
  id: number;
  author: string;
  /** Null where an automation wrote it. */
  userId: string | null;
  /** Milliseconds since 1970. */
  created: number;
  body: string;
  public: boolean;
}

export interface TicketOrder {
  status?: string;
  priority?: string;
  assignee?: string | null;
  tags?: string[];
  comment?: { body: string; public: boolean };
  template?: string;
}

export interface OutgoingMessage {
  id: number;
  ticketId: number;
  created: number;
  channel: string;
  recipients: { to: string[]; cc: string[] };
  subject: string;
  body: string;
  state: 'HELD' | 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN';
  problem: string | null;
}

export interface TicketingTime {
  /** ISO 8601. */
  now: string;
  /** How far it was turned forward, in minutes. */
  turnedMinutes: number;
}

interface Page<Row> {
  results: Row[];
}

export const ticketApi = {
  statuses: () => ask<TicketStatusRow[]>('GET', '/ticketing/statuses'),
  technicians: async () =>
    (await ask<Page<{ id: string; name: string }>>('GET', '/query/users?type=TECHNICIAN&size=250')).results,
  people: async () => (await ask<Page<{ id: string; name: string }>>('GET', '/query/users?size=1000')).results,
  attributes: async () => {
    const query = { operationName: getTicketAttributes.name, query: getTicketAttributes.document, variables: {} };
    const { data } = await ask<{ data: { ticketAttributes: TicketAttribute[] } }>('POST', '/ticketing/graphql', query);
    return data.ticketAttributes;
  },
  tags: async () => (await ask<Page<{ name: string }>>('GET', '/ticketing/tags?pageSize=0')).results,
  templates: async () =>
    (await ask<Page<AutomationSummary>>('GET', '/ticketing/trigger?type=RESPONSE_TEMPLATE')).results.filter(
      ({ enabled }) => enabled,
    ),
  runs: async (id: number) => (await ask<Page<AutomationRunRow>>('GET', `/ticketing/tickets/${id}/runs`)).results,
  change: (id: number, order: TicketOrder) => ask<unknown>('PATCH', `/demo/tickets/${id}`, order),
  addSamples: (count: number) => ask<unknown>('POST', '/demo/tickets/samples', { count }),
  time: () => ask<TicketingTime>('GET', '/demo/clock'),
  forward: (minutes: number) => ask<TicketingTime>('POST', '/demo/clock', { minutes }),
  messages: () => ask<{ total: number; messages: OutgoingMessage[] }>('GET', '/demo/messages'),
};

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (response.ok) return response.json();
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(message ?? `${method} ${path} answered ${response.status}`);
}
