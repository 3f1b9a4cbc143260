/** The ticket form's rules, checked again: a form is only one of those who can send a ticket. Spec 000 §5 and §6. */
import type { Ticket } from '../../../src/help/contract.ts';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import { callbackCategories, federalEnvironments, ticketBodyLimit } from '../../../src/help/ticket-terms.ts';
import { invalid } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { people } from '../seed/people.ts';

/** Throws what is wrong, worded for who sees it. */
export async function checkTicket(session: Session, ticket: Ticket): Promise<void> {
  checkTexts(ticket);
  checkCategory(ticket, isFederal(session));
  checkCopies(ticket);
  const { ticketPhoneNumber: number } = ticket;
  if (number && !(await isPhoneNumber(number))) throw invalid('Invalid phone number');
}

function checkTexts({ ticketSubject, ticketBody, ticketBodyFormat }: Ticket): void {
  const text = ticketBodyFormat === 'HTML' ? textOfHtml(ticketBody) : ticketBody;
  if (ticketSubject.trim() === '') throw invalid('The ticket needs a subject');
  const hasImage = ticketBodyFormat === 'HTML' && /<img\b/i.test(ticketBody);
  if (text.trim() === '' && !hasImage) throw invalid('The ticket needs a body');
  if (text.length > ticketBodyLimit) throw invalid(`The body may have ${ticketBodyLimit} characters`);
}

function checkCategory(ticket: Ticket, federal: boolean): void {
  const { ticketCategory: category, ticketCallback: wantsCall, ticketPhoneNumber: number } = ticket;
  if (federal && category) throw invalid('In a federal environment tickets have no category');
  if (federal && wantsCall) throw invalid('In a federal environment no call can be asked for');
  if (!federal && !category) throw invalid('The ticket needs a category');
  if (!wantsCall) return;
  if (!(callbackCategories as readonly unknown[]).includes(category))
    throw invalid(`No call can be asked for in the category ${category}`);
  if (!number) throw invalid('A call needs a phone number');
}

/** Only technicians of the directory get copies. */
function checkCopies({ ticketCc }: Ticket): void {
  for (const address of ticketCc ?? []) {
    const person = people.find(({ email }) => email === address.toLowerCase());
    if (person?.type !== 'TECHNICIAN') throw invalid(`${address} is no technician of the directory`);
  }
}

function isFederal({ choices }: Session): boolean {
  return (federalEnvironments as readonly string[]).includes(choices.environment);
}

/** By what the phone input itself knows; only a ticket with a number makes the server load it. */
async function isPhoneNumber(number: string): Promise<boolean> {
  const { phoneNumbers } = await import('../../../src/ui/phone-input/phone-numbers.ts');
  return phoneNumbers.parse(number, 'US')?.isValid === true;
}
