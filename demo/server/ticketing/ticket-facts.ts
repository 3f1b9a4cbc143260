/** What a support ticket from the help panel says to rules. */
import type { Ticket as SentTicket } from '../../../src/help/contract.ts';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import type { Ticket } from '../../../src/ticketing/terms/ticket.ts';
import { people } from '../directory/people.ts';
import { defaultForm } from '../directory/ticketing.ts';

/** The help panel's priorities, of which ticketing has no "urgent". */
const priorities: Readonly<Record<SentTicket['ticketPriority'], string>> = {
  LOW: 'LOW',
  NORMAL: 'MEDIUM',
  HIGH: 'HIGH',
  URGENT: 'HIGH',
};

export function factsOfSent(
  payload: SentTicket,
  { id, requester, now }: { id: number; requester: string; now: number },
) {
  const { ticketSubject, ticketBody, ticketBodyFormat, ticketPriority, ticketCc } = payload;
  const isUrgent = ticketPriority === 'URGENT';
  return newTicket(
    {
      id: String(id),
      type: 'PROBLEM',
      source: 'HELP_REQUEST',
      severity: isUrgent ? 'CRITICAL' : 'NONE',
      priority: priorities[ticketPriority],
      summary: ticketSubject,
      description: ticketBodyFormat === 'HTML' ? textOfHtml(ticketBody) : ticketBody,
      form: String(defaultForm),
      requester,
      ccList: (ticketCc ?? []).flatMap((address) => idOfAddress(address) ?? []),
    },
    now,
  );
}

/** With everything that a ticket has, so that rules need not guess. */
export function newTicket(given: Ticket, now: number): Ticket {
  const time = new Date(now).toISOString();
  const status = 'NEW';
  return {
    status,
    organization: null,
    location: null,
    device: null,
    assignee: null,
    additionalAssignedTechnicianIds: [],
    tags: [],
    ccList: [],
    attributes: {},
    commentType: null,
    updatedBy: given.requester ?? null,
    ...given,
    createTime: time,
    updateTime: time,
    assignedTime: given.assignee ? time : null,
    lastUpdatedTimeByRequester: time,
    lastUpdatedTimeByAssignee: null,
    statusTimes: { [String(given.status ?? status)]: time },
  };
}

const idOfAddress = (address: string) => people.find(({ email }) => email === address.toLowerCase())?.id;
