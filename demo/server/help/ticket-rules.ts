/** The ticket form's own rules, checked again: a form is only one of those who can send a ticket. Spec 000 §5 and §6. */
import type { Ticket } from '../../../src/help/contract.ts';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import { ticketMembers } from '../../../src/help/ticket/sending/ticket-order.ts';
import { type TicketFacts, ticketIssues } from '../../../src/help/ticket/ticket-rules.ts';
import type { TicketErrorCode } from '../../../src/help/ticket/ticket-types.ts';
import { limits } from '../../../src/ui/limits.ts';
import { people } from '../directory/people.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Session } from '../http/sessions.ts';

/** Throws what is wrong, by the member of the ticket and worded for who sees it. */
export async function checkTicket(session: Session, ticket: Ticket): Promise<void> {
  requireValid(ticketIssues(await factsOf(session, ticket)), { names: ticketMembers, words });
}

async function factsOf({ choices }: Session, ticket: Ticket): Promise<TicketFacts> {
  const { ticketBody, ticketBodyFormat, ticketPhoneNumber } = ticket;
  const isHtml = ticketBodyFormat === 'HTML';
  return {
    subject: ticket.ticketSubject,
    body: ticketBody,
    isHtml,
    text: isHtml ? textOfHtml(ticketBody) : ticketBody,
    priority: ticket.ticketPriority,
    category: ticket.ticketCategory ?? '',
    phoneNumber: ticketPhoneNumber ?? '',
    wantsCall: ticket.ticketCallback === true,
    cc: ticket.ticketCc ?? [],
    environment: choices.environment,
    isPhoneValid: ticketPhoneNumber ? await isPhoneNumber(ticketPhoneNumber) : undefined,
    isTechnician,
  };
}

const words: Readonly<Record<string, Partial<Record<TicketErrorCode, string>>>> = {
  subject: { required: 'The ticket needs a subject' },
  body: { required: 'The ticket needs a body' },
  category: {
    required: 'The ticket needs a category',
    notOffered: 'In a federal environment tickets have no category',
  },
  phoneNumber: { phoneForCall: 'A call needs a phone number', phoneInvalid: 'Invalid phone number' },
  wantsCall: { notOffered: 'No call can be asked for in this category, or in a federal environment' },
  cc: { notTechnician: 'Copies go to technicians of the directory only; somebody is no technician' },
};

function isTechnician(address: string): boolean {
  return people.find(({ email }) => email === address.toLowerCase())?.type === 'TECHNICIAN';
}

/** By what the phone input itself knows; only a ticket with a number makes the server load it. */
async function isPhoneNumber(number: string): Promise<boolean> {
  const { phoneNumbers } = await import('../../../src/ui/phone-input/phone-numbers.ts');
  return phoneNumbers.parse(number, limits.phone.defaultCountry)?.isValid === true;
}
