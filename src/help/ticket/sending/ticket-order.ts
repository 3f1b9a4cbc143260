/** A ticket that is ready to be sent: as the page hears of it, and as the backend takes it. Source: spec 000 §3. */
import { CallError } from '../../../host/http/call-error.ts';
import type { Ticket } from '../../contract.ts';
import type { TicketOrder } from '../../help-types.ts';
import type { TicketPriority } from '../../ticket-terms.ts';
import { diagnosticsFileName } from '../../ticket-terms.ts';
import { freeName } from '../attachment-names.ts';
import { withTokens } from '../inline-images.ts';
import { asksForCall, hasCategory, type TicketIssue } from '../ticket-rules.ts';
import { type Submission, type TicketField, type TicketValues, ticketErrorCodes } from '../ticket-types.ts';
import { textFile } from './details-file.ts';

/** What the user wrote, with the diagnostics as a file beside those of the list. */
export function orderWith(
  { files: listed, ...parts }: OrderParts,
  diagnostics: string | undefined,
): { order: TicketOrder; extra: readonly File[] } {
  const names = listed.map(({ name }) => name);
  const extra = diagnostics === undefined ? [] : [textFile(diagnostics, freeName(diagnosticsFileName, names))];
  return { order: orderOf({ ...parts, files: [...listed, ...extra] }), extra };
}

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

/** What the backend calls the fields of the form: by these names it says what is wrong. */
export const ticketMembers: Readonly<Record<TicketField, keyof Ticket>> = {
  subject: 'ticketSubject',
  body: 'ticketBody',
  priority: 'ticketPriority',
  category: 'ticketCategory',
  phoneNumber: 'ticketPhoneNumber',
  wantsCall: 'ticketCallback',
  cc: 'ticketCc',
};

/** What the backend found wrong, where it says by which member: then the field tells it. */
export function refusedFields(submission: Submission): TicketIssue[] {
  const error = submission.is === 'failed' && submission.problem.kind === 'call' && submission.problem.error;
  if (!(error instanceof CallError)) return [];
  return error.fieldErrors.flatMap(({ field: member, code, limit }) => {
    const [head = '', ...rest] = member.split('.');
    const field = Object.entries(ticketMembers).find(([, name]) => name === head)?.[0];
    if (field === undefined) return [];
    const known = ticketErrorCodes.find((one) => one === code) ?? 'invalid';
    return [{ path: [field, ...rest].join('.'), code: known, ...(limit !== undefined && { limit }) }];
  });
}
