/** Tickets as a help desk has them after some weeks, for boards and rules to have something to show. Always the same. */
import type { Ticket as SentTicket } from '../../../src/help/contract.ts';
import {
  ticketPriorities,
  ticketSeverities,
  ticketSources,
  ticketTypes,
} from '../../../src/ticketing/terms/choices.ts';
import type { Ticket } from '../../../src/ticketing/terms/ticket.ts';
import { devices } from '../directory/devices.ts';
import { people } from '../directory/people.ts';
import { newTicket } from './ticket-facts.ts';
import { ticketStatuses } from './ticketing-terms.ts';

export interface SampleTicket {
  readonly author: { readonly name: string; readonly email: string };
  readonly created: number;
  readonly payload: SentTicket;
  readonly facts: Ticket;
}

const hour = 60 * 60 * 1000;
const matters = [
  ['Backup of the file server failed', ['backup-failure'], 'The nightly job stopped with an error.'],
  ['Printer on the second floor is offline', ['printer-failure'], 'Nobody can print since this morning.'],
  ['New starter on Monday', ['account-request'], 'We need an account, a phone and a laptop.'],
  ['VPN drops every hour', ['network-failure'], 'I have to sign in again each time.'],
  ['Restore a deleted folder', ['backup-request'], 'Somebody deleted “Contracts”.'],
  ['License for the design software', ['license-order'], 'For two people, please.'],
  ['メールが届きません', ['e-mail-failure'], '昨日から受信できません。'],
  ['Password expired', ['password-request'], 'I can’t sign in.'],
] as const;

/** The last one was created just now, each before it some hours earlier. */
export function sampleTickets(count: number, now: number): SampleTicket[] {
  return Array.from({ length: count }, (_, index) => sample(index, now - (count - 1 - index) * 3 * hour));
}

function sample(index: number, created: number): SampleTicket {
  const [summary, tags, text] = at(matters, index);
  const author = at(customers, index * 7);
  // So that one matter has all kinds of tickets.
  const turn = index + Math.floor(index / matters.length);
  const status = at(ticketStatuses, turn).id;
  const assignee = index % 3 === 0 ? null : at(technicians, index).id;
  const organization = (index % 20) + 1;
  const facts = newTicket(
    {
      type: at(ticketTypes, turn),
      source: at(ticketSources, turn),
      severity: at(ticketSeverities, turn),
      priority: at(ticketPriorities, turn),
      status,
      summary,
      description: text,
      organization: String(organization),
      location: String((organization - 1) * 4 + 1),
      device: deviceOf(organization, index),
      form: String((index % 50) + 1),
      requester: author.id,
      assignee,
      tags: [...tags],
      attributes: { 2: String((index % 3) + 1), 6: (index * 7) % 40, 3: index % 2 === 0 },
    },
    created,
  );
  const payload: SentTicket = {
    ticketSubject: summary,
    ticketBody: text,
    ticketPriority: 'NORMAL',
    ticketCategory: 'other',
  };
  return { author: { name: author.name, email: author.email }, created, payload, facts };
}

const technicians = people.filter(({ type, deleted }) => type === 'TECHNICIAN' && !deleted);
const customers = people.filter(({ type }) => type === 'END_USER');

/** Some matters are about a device; only a few organizations have any. */
function deviceOf(organization: number, index: number): string | null {
  const own = devices.filter(({ organizationId }) => organizationId === organization);
  return own.length === 0 || index % 4 === 3 ? null : String(at(own, index).id);
}

function at<Entry>(list: readonly Entry[], index: number): Entry {
  return list[index % list.length] as Entry;
}
