/** What the rows of actions hold. Source: spec 001 §3.5 to §3.7. */
import type { RecipientKey, TimeUnit } from '../terms/choices.ts';
import { type Identifier, idsOf, type Reference } from '../terms/ticket.ts';

export interface Upload {
  readonly id?: Identifier;
  readonly metadata?: {
    readonly name?: string;
    readonly size?: number;
    readonly mimeType?: string;
    readonly extension?: string;
    readonly contentId?: string | null;
    readonly inline?: boolean;
  };
}

export interface Recipients {
  readonly keys: readonly (RecipientKey | string)[];
  readonly emails: readonly string[];
  /** Users. */
  readonly uids: readonly Reference[];
}

export interface EmailValue extends Recipients {
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly uploads?: readonly Upload[];
  readonly allowResponse: boolean;
}

export interface TemplateEmailValue extends Recipients {
  readonly templateId: Identifier | '';
  readonly allowResponse: boolean;
}

export interface CommentValue {
  /** HTML. */
  readonly body: string;
  readonly public: boolean;
}

export interface TimeValue {
  readonly unit: TimeUnit;
  readonly value: number | string;
}

export interface Channel {
  readonly channelId: Identifier;
  readonly channelType: string;
}

/** Which properties the action "Update ticket" sets. Source: spec 001 §3.5. */
export const ticketProperties = [
  'organization',
  'assignedAppUserId',
  'additionalAssignedTechnicianId',
  'requesterUid',
  'status',
  'severity',
  'priority',
  'type',
  'summary',
] as const;
export type TicketProperty = (typeof ticketProperties)[number];

export const emptyRecipients: Recipients = { keys: ['REQUESTER', 'REQUESTER_CC', 'ASSIGNEE'], emails: [], uids: [] };

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function recipientsOf(value: unknown): Recipients {
  const { keys, emails, uids } = recordOf(value);
  return {
    keys: idsOf(keys),
    emails: idsOf(emails),
    uids: Array.isArray(uids) ? (uids as readonly Reference[]) : idsOf(uids),
  };
}

export const hasRecipient = ({ keys, emails, uids }: Recipients) => keys.length + emails.length + uids.length > 0;

/** Formatted text that shows something: words, or a picture. */
export function showsText(html: unknown): boolean {
  const text = stringOf(html);
  return (
    /<(?:img|video|hr)\b/i.test(text) || /\S/.test(text.replaceAll(/<[^<>]*>/g, '').replaceAll(/&nbsp;|\u00a0/g, ' '))
  );
}
