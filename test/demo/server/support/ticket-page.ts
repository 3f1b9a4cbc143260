/** A ticket as the inbox changes it, and what automations did to it. */
import assert from 'node:assert/strict';
import { createTicket } from '../../../../src/help/contract.ts';
import type { Ticket } from '../../../../src/ticketing/terms/ticket.ts';
import { listTicketRuns } from '../../../../src/ticketing/ticket-contract.ts';
import type { DemoClient } from './demo-client.ts';

export interface TicketPage {
  id: number;
  facts: Ticket;
  comments: { author: string; userId: string | null; body: string; public: boolean }[];
  minutes: number;
}

export interface OutgoingMessage {
  id: number;
  ticketId: number;
  channel: string;
  recipients: { to: string[]; cc: string[] };
  subject: string;
  body: string;
  state: string;
  problem: string | null;
}

const good = {
  ticketSubject: 'Printer',
  ticketBody: 'It does not print.',
  ticketPriority: 'NORMAL',
  ticketCategory: 'other',
};

/** Sent from the help panel; answers its id. */
export async function sendTicket(client: DemoClient, more: Record<string, unknown> = {}): Promise<string> {
  const { resultCode, ticketId } = await client.call(createTicket, { body: { ...good, ...more } });
  assert.equal(resultCode, 'SUCCESS');
  return String(ticketId);
}

export const readPage = (client: DemoClient, id: string) => client.demo<TicketPage>('GET', `tickets/${id}`);

export const order = (client: DemoClient, id: string, change: Record<string, unknown>) =>
  client.demo<TicketPage>('PATCH', `tickets/${id}`, change);

/** Newest first. */
export async function runsOf(client: DemoClient, id: string) {
  return (await client.call(listTicketRuns, { params: { id }, query: { pageSize: 250 } })).results;
}

/** Newest first. */
export async function messages(client: DemoClient): Promise<OutgoingMessage[]> {
  return (await client.demo<{ messages: OutgoingMessage[] }>('GET', 'messages')).messages;
}

export const forward = (client: DemoClient, minutes: number) =>
  client.demo<{ now: string; turnedMinutes: number }>('POST', 'clock', { minutes });
