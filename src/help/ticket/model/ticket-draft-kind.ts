/** A ticket that is being written, as the browser keeps it until it was sent. One per user, tenant and backend. */
import { isFlag, isListOf, isRecord, isText } from '../../../base/shapes.ts';
import { createDraftStore, type DraftStoreOptions } from '../../../host/drafts/draft-store.ts';
import type { Draft, DraftKind, DraftStore } from '../../../host/drafts/draft-types.ts';
import { ticketCategories, ticketPriorities } from '../../ticket-terms.ts';
import type { TicketContact, TicketValues } from '../ticket-types.ts';

export type TicketDraft = Draft<TicketValues>;
export type TicketDraftStore = DraftStore<TicketValues>;

export const ticketDraftKind: DraftKind<TicketValues> = {
  // Nothing but tickets had drafts when the first were kept: they are found by their owner alone.
  name: '',
  version: 1,
  read: (values, version) => (version === 1 ? readValues(values) : undefined),
};

export function openTicketDraft(options: Omit<DraftStoreOptions<TicketValues>, 'kind' | 'id'>): TicketDraftStore {
  return createDraftStore({ kind: ticketDraftKind, ...options });
}

function readValues(stored: unknown): TicketValues | undefined {
  if (!isRecord(stored)) return undefined;
  const isRight = Object.entries(checks).every(([name, check]) => check(stored[name]));
  if (!isRight) return undefined;
  const { subject, body, isHtml, priority, category, phoneNumber, wantsCall, cc, hasDiagnostics } =
    stored as unknown as TicketValues;
  const contacts = cc.map(({ email, name }) => ({ email, name }));
  return { subject, body, isHtml, priority, category, phoneNumber, wantsCall, cc: contacts, hasDiagnostics };
}

const checks: { [Name in keyof TicketValues]: (value: unknown) => boolean } = {
  subject: isText,
  body: isText,
  isHtml: isFlag,
  priority: (value) => value === '' || (ticketPriorities as readonly unknown[]).includes(value),
  category: (value) => value === '' || (ticketCategories as readonly unknown[]).includes(value),
  phoneNumber: isText,
  wantsCall: isFlag,
  cc: isListOf(isContact),
  hasDiagnostics: isFlag,
};

function isContact(value: unknown): value is TicketContact {
  return isRecord(value) && isText(value.email) && isText(value.name);
}
