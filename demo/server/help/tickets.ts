import { desc, eq, inArray } from 'drizzle-orm';
import type { createTicket, Ticket } from '../../../src/help/contract.ts';
import { invalidAttachmentResponse, notAuthenticatedResponse } from '../../../src/help/ticket-terms.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { ticket, ticketAttachment } from '../database/schema.ts';
import type { Answer } from '../http/call-router.ts';
import type { Commit } from '../http/keyed-changes.ts';
import { invalid } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { TicketDesk } from '../ticketing/ticket-desk.ts';
import { factsOfSent } from '../ticketing/ticket-facts.ts';
import { type AttachmentRow, type Attachments, statusOf } from './attachments.ts';
import { checkTicket } from './ticket-rules.ts';

type TicketAnswer = Answer<typeof createTicket>;

export interface SentTicket {
  row: typeof ticket.$inferSelect;
  attachments: AttachmentRow[];
}

/** Support tickets (spec 000 §5 and §7). */
export class Tickets {
  readonly #database: Database;
  readonly #attachments: Attachments;
  readonly #desk: TicketDesk;
  readonly #now: () => number;

  /** @param now By which tickets go, in milliseconds since 1970 */
  constructor(database: Database, attachments: Attachments, desk: TicketDesk, now: () => number) {
    this.#database = database;
    this.#attachments = attachments;
    this.#desk = desk;
    this.#now = now;
  }

  /** The ticket with its attachments, or nothing of it. */
  async create(session: Session, payload: Ticket, commit: Commit<TicketAnswer>): Promise<TicketAnswer> {
    if (!session.user.registeredInCommunity) return { resultCode: notAuthenticatedResponse };
    await checkTicket(session, payload);
    const tokens = [...new Set(payload.imageTokens ?? [])];
    const attachments = await this.#findAttachments(session, tokens);
    if (attachments.some(({ kind }) => kind === 'refused')) return { resultCode: invalidAttachmentResponse };
    return commit(async () => {
      // Another ticket may have taken one.
      await this.#findAttachments(session, tokens);
      const { name, email } = session.user;
      const id = await nextId(this.#database, ticket);
      const created = this.#now();
      const facts = factsOfSent(payload, { id, requester: session.user.id, now: created });
      const row = { id, owner: session.id, author: { name, email }, created, payload, facts };
      return {
        writes: [...(await this.#desk.create(row)), this.#attachments.send(session, tokens, id)],
        answer: { resultCode: 'SUCCESS', ticketId: id, ticketUrl: `/demo/inbox#ticket-${id}` },
      };
    });
  }

  async #findAttachments(session: Session, tokens: readonly string[]): Promise<AttachmentRow[]> {
    const found = await this.#attachments.findUnsent(session, tokens);
    checkAttachments(found, tokens);
    return found;
  }

  count(): Promise<number> {
    return this.#database.$count(ticket);
  }

  /** Of everybody, newest first. */
  async list(most: number): Promise<SentTicket[]> {
    const rows = await this.#database.select().from(ticket).orderBy(desc(ticket.id)).limit(most);
    const ids = rows.map(({ id }) => id);
    const files = await this.#database.select().from(ticketAttachment).where(inArray(ticketAttachment.ticketId, ids));
    return rows.map((row) => ({ row, attachments: files.filter(({ ticketId }) => ticketId === row.id) }));
  }

  /** As it was sent; whoever sent it. */
  async find(id: string): Promise<SentTicket> {
    const row = await this.#desk.find(id);
    const files = this.#database.select().from(ticketAttachment).where(eq(ticketAttachment.ticketId, row.id));
    return { row, attachments: await files };
  }
}

function checkAttachments(attachments: readonly AttachmentRow[], tokens: readonly string[]): void {
  if (attachments.length < tokens.length) throw invalid('An attachment is unknown; upload it again');
  if (new Set(attachments.map(({ name }) => name)).size < attachments.length)
    throw invalid('Two attachments have one name');
  const failed = attachments.find((row) => statusOf(row) === 'FAILURE');
  if (failed) throw invalid(`${failed.name} could not be checked; take it out, or upload it again`);
}

/** What a ticket says, whatever its files are called. */
export function withoutTokens({ imageTokens, ...rest }: Ticket): unknown {
  const body = (imageTokens ?? []).reduce((text, token) => text.replaceAll(token, ''), rest.ticketBody);
  return { ...rest, ticketBody: body };
}
