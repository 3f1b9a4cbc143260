/** A ticket that is ready to be sent: as the page hears of it, and as the backend takes it. Source: spec 000 §3. */
import type { Ticket } from '../contract.ts';
import type { TicketOrder } from '../help-types.ts';
import type { TicketPriority } from '../ticket-terms.ts';
import { withTokens } from './inline-images.ts';
import { asksForCall, hasCategory } from './ticket-rules.ts';
import type { TicketValues } from './ticket-types.ts';

export interface OrderParts {
  values: TicketValues;
  /** `configuration.environment`. */
  environment: string;
  /** Diagnostics included. */
  files: readonly File[];
  /** As the library writes it, where it knows the number. */
  phoneNumber: string;
}

export function orderOf({ values, environment, files, phoneNumber }: OrderParts): TicketOrder {
  return {
    subject: values.subject,
    body: values.body,
    isHtml: values.isHtml,
    // Its rule has been kept.
    priority: values.priority as TicketPriority,
    category: hasCategory(environment) && values.category !== '' ? values.category : undefined,
    phoneNumber: phoneNumber.trim() || undefined,
    wantsCall: asksForCall({ values, environment }),
    cc: values.cc.map(({ email }) => email),
    files,
  };
}

/** @param uploaded in the order of `order.files` */
export function payloadOf(order: TicketOrder, uploaded: readonly { file: File; token: string }[]): Ticket {
  return {
    ticketSubject: order.subject,
    ticketBody: order.isHtml ? withTokens(order.body, uploaded) : order.body,
    ...(order.isHtml ? { ticketBodyFormat: 'HTML' } : {}),
    ticketPriority: order.priority,
    ...(order.phoneNumber === undefined ? {} : { ticketPhoneNumber: order.phoneNumber }),
    ...(order.category === undefined ? {} : { ticketCategory: order.category }),
    ticketCallback: order.wantsCall,
    ticketCc: [...order.cc],
    imageTokens: uploaded.map(({ token }) => token),
  };
}

/** Two orders that are one ticket, tried again. */
export function isSameOrder(one: TicketOrder, other: TicketOrder): boolean {
  const words = ({ files: _, ...rest }: TicketOrder) => JSON.stringify(rest);
  return (
    words(one) === words(other) &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => isSameContent(file, other.files[index]))
  );
}

/** Diagnostics are written anew for each try. */
function isSameContent(one: File, other: File | undefined): boolean {
  return (
    one === other || (one.name === other?.name && one.type === other.type && /^diagnostics(-\d+)?\.txt$/.test(one.name))
  );
}
