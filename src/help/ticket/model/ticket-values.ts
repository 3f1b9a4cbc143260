/** What the user writes, as plain data. */
import { jsonText } from '../../../base/json-text.ts';
import type { HelpPrefill } from '../../help-types.ts';
import { ticketCategories, ticketPriorities, ticketSubjectLimit } from '../../ticket-terms.ts';
import { cutText } from '../cut-text.ts';
import type { TicketValues } from '../ticket-types.ts';

export const emptyValues: TicketValues = {
  subject: '',
  body: '',
  isHtml: false,
  priority: '',
  category: '',
  phoneNumber: '',
  wantsCall: false,
  cc: [],
  hasDiagnostics: false,
};

export function areEmpty(values: TicketValues): boolean {
  return areSame({ ...values, isHtml: false }, emptyValues);
}

export function areSame(one: TicketValues, other: TicketValues): boolean {
  return jsonText(inOrder(one)) === jsonText(inOrder(other));
}

/** Only what is empty is filled; a host's text may be of any length, and is no HTML. */
export function filledIn(values: TicketValues, prefill: HelpPrefill): TicketValues {
  const { subject = '', body = '', category = '', priority = '', phoneNumber = '' } = prefill;
  const isFree = values.body === '' && body !== '';
  return {
    ...values,
    subject: values.subject || fittingSubject(subject),
    ...(isFree ? { body, isHtml: false } : {}),
    category: values.category || (isOneOf(ticketCategories, category) ? category : ''),
    priority: values.priority || (isOneOf(ticketPriorities, priority) ? priority : ''),
    phoneNumber: values.phoneNumber || phoneNumber,
  };
}

/** A field takes no more either. */
export function fittingSubject(subject: string): string {
  return cutText(
    subject.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space)),
    ticketSubjectLimit,
  );
}

function isOneOf<Choice extends string>(choices: readonly Choice[], text: string): text is Choice {
  return (choices as readonly string[]).includes(text);
}

function inOrder(values: TicketValues) {
  const { subject, body, isHtml, priority, category, phoneNumber, wantsCall, cc, hasDiagnostics } = values;
  const contacts = cc.map(({ email, name }) => [email, name]);
  return [subject, body, isHtml, priority, category, phoneNumber, wantsCall, contacts, hasDiagnostics];
}
