/** A ticket and what surrounds it, as rules see them. Ids are compared as text; times are ISO 8601. */

import { type TicketAttributeType, ticketAttributeTypes } from '../../directory/ticket-attribute-types.ts';
import type { Weekday } from '../../schedule/schedule.ts';

export type Identifier = string | number;

/** An id, or what has one. */
export type Reference = Identifier | { readonly id: Identifier } | { readonly uid: Identifier };

/** What is missing, `null` or empty is not set. */
export interface Ticket {
  readonly id?: Identifier;
  readonly type?: string | null;
  readonly status?: Reference | null;
  readonly source?: string | null;
  readonly severity?: string | null;
  readonly priority?: string | null;
  readonly summary?: string | null;
  readonly description?: string | null;
  readonly organization?: Reference | null;
  readonly location?: Reference | null;
  readonly form?: Reference | null;
  readonly requester?: Reference | null;
  readonly assignee?: Reference | null;
  readonly additionalAssignedTechnicianIds?: readonly Reference[] | null;
  readonly tags?: readonly Reference[] | null;
  /** What it is about: no rule asks for it, boards show it. */
  readonly device?: Reference | null;
  /** Who gets copies of its mails. */
  readonly ccList?: readonly Reference[] | null;
  /** By the id of the attribute. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly createTime?: string | null;
  readonly updateTime?: string | null;
  readonly assignedTime?: string | null;
  readonly lastUpdatedTimeByRequester?: string | null;
  readonly lastUpdatedTimeByAssignee?: string | null;
  /** When it last took each status, by the status's id. */
  readonly statusTimes?: Readonly<Record<string, string>>;
  /** `PUBLIC` or `PRIVATE`, of the comment that this change adds. */
  readonly commentType?: string | null;
  /** Who made this change. */
  readonly updatedBy?: Reference | null;
}

/** A status of its own has one of the built-in ones as its parent. */
export interface TicketStatus {
  readonly id: Identifier;
  readonly parentId?: Identifier | null;
  readonly displayName?: string;
}

export { type TicketAttributeType as AttributeType, ticketAttributeTypes as attributeTypes };

/** Source: spec 001 §3.3. */
export interface TicketAttribute {
  readonly id: Identifier;
  readonly name: string;
  readonly attributeType: TicketAttributeType;
  readonly active?: boolean;
  readonly content?:
    | { readonly values?: readonly { readonly id: Identifier; readonly name: string }[] | null | undefined }
    | null
    | undefined;
}

/** Of the ticketing configuration. Source: spec 002 §2.9, where the members of a day and the zone are not shown. */
export interface BusinessHours {
  readonly twentyFourSeven?: boolean;
  /** `HH:MM`; an end of `24:00` is midnight. Days that are missing are closed. */
  readonly days?: readonly { readonly day: Weekday; readonly start: string; readonly end: string }[];
  /** IANA name; UTC where it is missing. */
  readonly timeZone?: string;
}

/** `''` where there is none. */
export function idOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'number' || typeof reference === 'boolean') return String(reference);
  if (typeof reference !== 'object' || reference === null) return '';
  const { id, uid } = reference as { id?: unknown; uid?: unknown };
  return idOf(id ?? uid ?? '');
}

/** Of one, of a list, or of nothing. */
export function idsOf(references: unknown): readonly string[] {
  const list = Array.isArray(references) ? references : [references];
  return list.map(idOf).filter((id) => id !== '');
}

/** Compared as text, without their order; nothing, `null` and an empty list are one. */
export function hasSameIds(one: unknown, other: unknown): boolean {
  const [first, second] = [new Set(idsOf(one)), new Set(idsOf(other))];
  return first.size === second.size && [...first].every((id) => second.has(id));
}
